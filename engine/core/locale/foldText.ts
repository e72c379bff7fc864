// Removes invisible characters that keyboards and copied texts contain, and turns the digits of other scripts into 0 to 9.

/** Directional marks, zero width space, word joiner and byte order mark. */
const INVISIBLE = /[\u200b\u200e\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** Zero width joiners shape letters inside a word; at its ends they have no effect. */
const STRAY_JOINERS = /(^|\s)[\u200c\u200d]+|[\u200c\u200d]+(?=\s|$)/g;
const ASCII = /^[ -~]*$/;
/** Arabic-Indic, Persian and full-width digits. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;

/** The text without invisible characters, trimmed. */
export function foldText(text: string): string {
  // Most answers are ASCII and need no replacing.
  if (ASCII.test(text)) return text.trim();
  return text.replace(INVISIBLE, '').replace(STRAY_JOINERS, '$1').trim();
}

/** As {@link foldText}, with all digits as 0 to 9. */
export function foldDigits(text: string): string {
  return foldText(text).replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/**
 * As {@link foldDigits}, with the Arabic decimal separator as a point, without Arabic thousands separators that stand before three
 * digits each, and with the minus sign (U+2212) as a hyphen. A comma stays: some write it before decimals, others between thousands.
 */
export function foldNumber(text: string): string {
  const folded = foldDigits(text).replace('\u2212', '-').replace('\u066b', '.');
  return /^-?\d{1,3}(?:\u066c\d{3})+(?:\.\d+)?$/.test(folded) ? folded.replaceAll('\u066c', '') : folded;
}
