// React writes <title>, <meta> and <link> of a page in front of its markup; they belong into the document's head, where
// React finds them again in the browser. What only the programs that draw previews read is added here.
import { type Preview, previewTags } from './previewTags.ts';

const HEAD_ELEMENTS = /^(?:<title>[^<]*<\/title>|<meta [^>]*\/>|<link [^>]*\/>)*/;

/** The whole document of a rendered page; `ahead` are the links to what the browser should fetch ahead. */
export function pageHtml(template: string, rendered: string, ahead: string, site: Preview): string {
  const [head = ''] = HEAD_ELEMENTS.exec(rendered) ?? [];
  return template
    .replace('<html lang="en" dir="ltr">', `<html lang="${site.language}" dir="${site.direction}">`)
    .replace('<!--head-->', () => head + previewTags(head, site) + ahead)
    .replace('<!--app-->', () => rendered.slice(head.length));
}
