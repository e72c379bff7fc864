import { printable } from '../../config/printable.ts';

/** Rows of text below their header, in columns. */
export function printTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [header, ...rows.map((row) => row.map(printable))];
  const widths = header.map((_, column) => cells.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0));
  const lines = cells.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}
