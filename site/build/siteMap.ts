/** The list of all pages for search engines; `url` is where the site is published. */
export function siteMap(paths: readonly string[], url: string): string {
  const entries = paths.map((path) => `  <url><loc>${url}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

/** What programs may read, which is everything, and where the list is. */
export function robots(url: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`;
}
