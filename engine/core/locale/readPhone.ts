// Parses typed telephone numbers, e.g. `03 123 456`, `+961 (0)3 123-456`, `00961/3123456`, `tel:+9613123456`, in digits of either
// script, to E.164 (`+9613123456`), without trunk prefix and with the calling code once. A number without plus is national:
// it needs the calling code of a chosen country, and is refused without one, because a guess may be another person's number.
import { beginsCode, callingCodeOf, nationalDigits } from './callingCodes.ts';
import { foldDigits } from './foldText.ts';

export type PhoneFault = 'unreadable' | 'noCountry' | 'unknownCode' | 'tooShort' | 'tooLong';

/** A number, a fault, or neither for a plus, a calling code, brackets or dashes alone: those count as blank. */
export interface PhoneReading {
  readonly number?: string;
  readonly fault?: PhoneFault;
}

/** The least number of digits after the calling code. */
const FEWEST_DIGITS = 5;
/** The most digits with the calling code (ITU-T E.164). */
const MOST_DIGITS = 15;
/** Where a country shares its calling code (+1 876), a national number of this length includes its area code. */
const DIGITS_WITH_AREA = 10;

/** Blanks, brackets, dots, slashes, every kind of dash, and invisible characters. */
const SEPARATORS = /[\s()./\-\u2010-\u2015\u2212\u00b7\u00ad\u200b-\u200d\u2060]/g;

/** Reads `text`; `dialCode` has the calling code's digits of the chosen country, with its area's code where that tells it apart (1876). */
export function readPhone(text: string, dialCode = ''): PhoneReading {
  const compact = compactOf(text);
  if (compact === '') return {};
  const abroad = digitsAfterPlus(compact, dialCode);
  if (abroad === undefined) return readNational(compact, dialCode);
  const code = callingCodeOf(abroad);
  if (abroad === '' || abroad === code || abroad === dialCode) return {};
  return code === undefined ? { fault: 'unknownCode' } : toNumber(abroad.slice(code.length), code);
}

/**
 * The stored form of `text`: its number; undefined for a blank one; a text that cannot be parsed as typed, after the chosen
 * country's calling code where it has none, so that it gives the same error without the choice. The last never looks like
 * E.164: `+9991234567` is stored as `+ 9991234567`.
 */
export function normalisePhone(text: string, dialCode = ''): string | undefined {
  const { number, fault } = readPhone(text, dialCode);
  if (!fault) return number;
  const typed = foldDigits(text).replace(/^\+(?=\d+$)/, '+ ');
  return dialCode === '' || isInternational(text) ? typed : `+${dialCode} ${typed}`;
}

/** True for a text with a plus, or with 00 before it. */
export function isInternational(text: string): boolean {
  const compact = compactOf(text);
  return compact.includes('+') || compact.startsWith('00');
}

/** The digits of an international number, undefined for anything else. */
export function internationalDigits(text: string, dialCode = ''): string | undefined {
  return digitsAfterPlus(compactOf(text), dialCode);
}

/** The digits of a text without plus, undefined for anything else. */
export function plainDigits(text: string): string | undefined {
  const compact = compactOf(text);
  return /^\d*$/.test(compact) ? compact : undefined;
}

function compactOf(text: string): string {
  // NFKC: the digits and the plus of Chinese and Japanese keyboards are wider ones.
  return foldDigits(text.normalize('NFKC')).replace(/^tel:/i, '').replace(SEPARATORS, '');
}

/** A plus or 00 restarts the number where only a calling code precedes it, e.g. one that the widget filled in. */
function digitsAfterPlus(compact: string, dialCode: string): string | undefined {
  if (/[^\d+]/.test(compact) || !/^00|\+/.test(compact)) return undefined;
  const before = compact.split('+');
  const digits = before.pop() ?? '';
  const isCode = (part: string) => beginsCode(part) || dialCode.startsWith(part);
  return before.every((part) => isCode(withoutPrefix(part).replace(/^0+/, ''))) ? withoutPrefix(digits) : undefined;
}

/** Drops the international prefix 00, also after a plus and after a calling code: `+00961 ...`, `+33 00961 ...`. */
function withoutPrefix(digits: string): string {
  if (digits.startsWith('00')) return withoutPrefix(digits.slice(2));
  const national = digits.slice(callingCodeOf(digits)?.length);
  return national.startsWith('00') ? withoutPrefix(national) : digits;
}

function readNational(compact: string, dialCode: string): PhoneReading {
  if (!/^\d+$/.test(compact)) return { fault: 'unreadable' };
  return dialCode === '' ? { fault: 'noCountry' } : toNumber(compact, dialCode);
}

function toNumber(digits: string, dialCode: string): PhoneReading {
  const code = callingCodeOf(dialCode) ?? dialCode;
  const area = dialCode.slice(code.length);
  const national = nationalDigits(digits, code);
  const whole = area === '' || national.length === DIGITS_WITH_AREA ? national : nationalDigits(area + digits, code);
  if (whole.length < FEWEST_DIGITS) return { fault: 'tooShort' };
  return code.length + whole.length > MOST_DIGITS ? { fault: 'tooLong' } : { number: `+${code}${whole}` };
}
