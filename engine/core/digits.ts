// People type numbers with the digits of their own script, and keyboards slip in invisible direction marks.

const DIRECTION_MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
const ASCII = /^[ -~]*$/;
const EASTERN_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Arabic-Indic and Persian digits as 0 to 9, direction marks removed, ends trimmed. */
export function foldDigits(text: string): string {
  // Most answers: nothing to fold.
  if (ASCII.test(text)) return text.trim();
  return text
    .replace(DIRECTION_MARKS, '')
    .replace(EASTERN_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .trim();
}
