/** A page for static hosts that redirects at once to `target`, an address of the site. `url` is the site's origin. */
export function redirectHtml(target: string, url: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>This page has moved</title>
    <link rel="canonical" href="${url}${target}" />
    <meta name="robots" content="noindex" />
    <meta http-equiv="refresh" content="0; url=${target}" />
  </head>
  <body>
    <p>This page is at <a href="${target}">${target}</a>.</p>
  </body>
</html>
`;
}
