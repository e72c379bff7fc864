/** The cells of a CSV text whose cells are all quoted and whose lines end with CRLF. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const lines = text.replace(/^\ufeff/, '').split(/(?<=")\r\n/);
  return lines
    .filter((line) => line !== '')
    .map((line) => [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"')));
}
