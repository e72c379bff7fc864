/** 1200 by 630 pixels; made by site/media. */
const IMAGE = '/images/social-preview.png';

/** What a link preview contains besides the page's title and description. */
export interface Preview {
  /** The site's name in the page's language. */
  readonly name: string;
  readonly url: string;
  readonly language: string;
  readonly direction: string;
}

/**
 * Open Graph tags for link previews, derived from the page's own head elements. Empty for the not-found page, which has no
 * canonical address.
 */
export function previewTags(head: string, { name, url, language }: Preview): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(head) ?? [];
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(head) ?? [];
  const [, address] = /<link rel="canonical" href="([^"]*)"/.exec(head) ?? [];
  if (address === undefined) return '';
  const tags = {
    'og:type': 'website',
    'og:site_name': name,
    'og:locale': language,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': url + IMAGE,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  const properties = Object.entries(tags).map(([name, content]) => `<meta property="${name}" content="${content}"/>`);
  return `${properties.join('')}<meta name="twitter:card" content="summary_large_image"/>`;
}
