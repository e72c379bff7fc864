/** A page's address by language. */
type Addresses = readonly (readonly [language: string, address: string])[];

/** The site map: every page with its address in each language. `url` is the site's origin. */
export function siteMap(pages: readonly Addresses[], url: string): string {
  const entries = pages.flatMap((addresses) => {
    const links = addresses.map(
      ([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}${address}"/>`,
    );
    return addresses.map(([, address]) => `  <url><loc>${url}${address}</loc>${links.join('')}</url>\n`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`;
}

/** robots.txt: everything may be read; names the site map. */
export function robots(url: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`;
}
