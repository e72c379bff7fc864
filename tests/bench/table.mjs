/** @param {readonly number[]} values @returns {number} NaN of none */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}

/** @param {readonly string[]} head @param {readonly (readonly (string | number)[])[]} rows @returns {string} a Markdown table */
export function table(head, rows) {
  const line = (/** @type {readonly (string | number)[]} */ cells) => `| ${cells.map(text).join(' | ')} |\n`;
  return line(head) + line(head.map(() => '---')) + rows.map(line).join('');
}

/** @param {string | number} cell */
function text(cell) {
  if (typeof cell === 'string') return cell;
  return Math.abs(cell) >= 100
    ? cell.toFixed(0)
    : cell.toPrecision(2).includes('e')
      ? cell.toFixed(0)
      : String(Number(cell.toPrecision(cell < 1 ? 2 : 3)));
}
