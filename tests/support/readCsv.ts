/** The cells of a table as a spreadsheet reads it: quoted, lines ended as on Windows. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const lines = text.replace(/^\ufeff/, '').split(/(?<=")\r\n/);
  return lines
    .filter((line) => line !== '')
    .map((line) => [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"')));
}
