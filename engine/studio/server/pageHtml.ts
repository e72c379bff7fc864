import { directionOf, type Language, languages } from '../../core/index.ts';

/** The HTML of the studio. */
export function studioHtml(): string {
  return html('en', 'Studio', '/studio/files/studio.css', '/studio/files/studio.js');
}

/** The HTML of the form in a frame, with the stylesheet at `styles`; undefined for an unknown language. */
export function liveHtml(styles: string, language: string): string | undefined {
  const known = languages.find((one) => one === language);
  return known && html(known, 'Form', styles, '/studio/files/live.js');
}

/** The HTML of the preview of an office, whose script brings its styles. */
export function officeHtml(): string {
  return html('en', 'Office', undefined, '/studio/files/office.js');
}

function html(language: Language, title: string, styles: string | undefined, script: string): string {
  const link = styles === undefined ? '' : `<link rel="stylesheet" href="${styles}" />`;
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${title}</title><link rel="icon" href="data:," />${link}</head>
<body><div id="root"></div><script type="module" src="${script}"></script></body>
</html>
`;
}
