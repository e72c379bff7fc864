const DIGITS = '٠١٢٣٤٥٦٧٨٩';

/**
 * A whole number, at least 0, in the digits of readers of Arabic, e.g. `١٦٢٥`; by hand, because the browser's own way
 * reads the customs of the language first, for longer than a page takes to be drawn.
 */
export function arabicNumber(value: number): string {
  return String(value).replace(/\d/g, (digit) => DIGITS.charAt(Number(digit)));
}
