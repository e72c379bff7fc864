/** A PDF whose pages are black squares; `script` runs in viewers that run scripts. */
export function pdfOf(pages: number, script = ''): string {
  const kids = Array.from({ length: pages }, (_, i) => `${i + 4} 0 R`);
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (${script}) >> >>`,
    `<< /Type /Pages /Count ${pages} /Kids [${kids.join(' ')}] >>`,
    '<< /Length 18 >>\nstream\n0 0 200 200 re f  \nendstream',
    ...kids.map(() => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 3 0 R >>'),
  ];
  const bodies = objects.map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`);
  return `%PDF-1.4\n${bodies.join('')}trailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`;
}
