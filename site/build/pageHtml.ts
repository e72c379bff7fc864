// React writes <title>, <meta> and <link> of a page in front of its markup; they belong into the document's head, where
// React finds them again in the browser. Tags that only link previews read are added here.
import { type Preview, previewTags } from './previewTags.ts';

const HEAD_ELEMENTS = /^(?:<title>[^<]*<\/title>|<meta [^>]*\/>|<link [^>]*\/>)*/;

/** Places in index.html that a page fills in. */
const PLACES = ['<html lang="en" dir="ltr">', '<!--head-->', '<!--app-->'] as const;

/**
 * The whole document of a rendered page; `ahead` are the links to what the browser should fetch ahead.
 * @throws if the template lacks one of the places that are filled in
 */
export function pageHtml(template: string, rendered: string, ahead: string, site: Preview): string {
  for (const place of PLACES) if (!template.includes(place)) throw new Error(`site/index.html has no "${place}".`);
  const [head = ''] = HEAD_ELEMENTS.exec(rendered) ?? [];
  const [html, inHead, app] = PLACES;
  return template
    .replace(html, `<html lang="${site.language}" dir="${site.direction}">`)
    .replace(inHead, () => head + previewTags(head, site) + ahead)
    .replace(app, () => rendered.slice(head.length));
}
