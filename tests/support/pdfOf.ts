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

/** A PDF of one page with `text`, below it a picture in JPEG 2000, by default 8 by 8 pixels of one grey; `width` is what the page says of it. */
export function pdfWithPicture(
  text: string,
  { picture = GREY, width = 8 }: { readonly picture?: Uint8Array; readonly width?: number } = {},
): Uint8Array {
  const content = `BT /F 12 Tf 10 180 Td (${text}) Tj ET q 200 0 0 150 0 0 cm /P Do Q`;
  const fonts = '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';
  const image = `/Type /XObject /Subtype /Image /Width ${width} /Height ${width} /ColorSpace /DeviceGray /BitsPerComponent 8`;
  const objects: readonly (string | Uint8Array)[][] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Count 1 /Kids [5 0 R] >>'],
    [`<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
    [`<< ${image} /Filter /JPXDecode /Length ${picture.length} >>\nstream\n`, picture, '\nendstream'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 3 0 R /Resources << ${fonts} /XObject << /P 4 0 R >> >> >>`,
    ],
  ];
  const bodies = objects.flatMap((object, i) => [`${i + 1} 0 obj\n`, ...object, '\nendobj\n']);
  const parts = ['%PDF-1.5\n', ...bodies, `trailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`];
  return Uint8Array.from(
    parts.flatMap((part) => [...(typeof part === 'string' ? new TextEncoder().encode(part) : part)]),
  );
}

/** ISO/IEC 15444-1, annex A: size 8 by 8, one component of 8 bits; no decomposition, one layer, no quantisation. */
const HEADER = [
  ...[0xff, 0x4f],
  ...[0xff, 0x51, 0, 41, 0, 0, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0],
  ...[0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 7, 1, 1],
  ...[0xff, 0x52, 0, 12, 0, 0, 0, 1, 0, 0, 4, 4, 0, 1],
  ...[0xff, 0x5c, 0, 4, 0x40, 0x40],
];

/** One tile with an empty packet: every pixel is the middle grey. */
const TILE = [0xff, 0x90, 0, 10, 0, 0, 0, 0, 0, 15, 0, 1, 0xff, 0x93, 0, 0xff, 0xd9];

const GREY = Uint8Array.from([...HEADER, ...TILE]);
