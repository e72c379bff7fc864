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
