const DIGITS = '٠١٢٣٤٥٦٧٨٩';

/**
 * A whole number, at least 0, in Arabic-Indic digits, e.g. `١٦٢٥`. The browser's number formatting is not used: its first
 * use loads locale data, which takes longer than rendering a page.
 */
export function arabicNumber(value: number): string {
  return String(value).replace(/\d/g, (digit) => DIGITS.charAt(Number(digit)));
}
