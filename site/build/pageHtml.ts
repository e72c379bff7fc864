// React renders a page's <title>, <meta> and <link> before its markup. They are moved into the document's head, where React
// finds them when it hydrates; tags for link previews are added.
import { type Preview, previewTags } from './previewTags.ts';

const HEAD_ELEMENTS = /^(?:<title>[^<]*<\/title>|<meta [^>]*\/>|<link [^>]*\/>)*/;

/** Placeholders in index.html, in the order of the replacements below. */
const PLACEHOLDERS = ['<html lang="en" dir="ltr">', '<!--head-->', '<!--app-->'] as const;

/**
 * The whole document of a rendered page.
 * @param rendered the page's head elements and markup, from prerender.tsx
 * @param ahead its preload links, from preloads.ts
 * @throws if the template lacks a placeholder
 */
export function pageHtml(template: string, rendered: string, ahead: string, site: Preview): string {
  for (const place of PLACEHOLDERS) {
    if (!template.includes(place)) throw new Error(`site/index.html has no "${place}".`);
  }
  const [head = ''] = HEAD_ELEMENTS.exec(rendered) ?? [];
  const [html, inHead, app] = PLACEHOLDERS;
  return template
    .replace(html, `<html lang="${site.language}" dir="${site.direction}">`)
    .replace(inHead, () => head + previewTags(head, site) + ahead)
    .replace(app, () => rendered.slice(head.length));
}
