// Telephone numbers as people write them: `03 123 456`, `+961 (0)3 123-456`, `00961/3123456`, `tel:+9613123456`, in digits of
// either script. What is read is E.164 (`+9613123456`), without trunk prefix and with its calling code once; what cannot be
// read has a named fault. A number without plus is national: it is read by the calling code of a chosen country, and without
// one it is refused, because a wrong guess would be somebody else's number.
import { beginsCode, callingCodeOf, nationalDigits } from './callingCodes.ts';
import { foldDigits } from './foldText.ts';

export type PhoneFault = 'unreadable' | 'noCountry' | 'unknownCode' | 'tooShort' | 'tooLong';

/** A number, a fault, or neither: a plus or a calling code alone is no answer yet, nor are brackets and dashes. */
export interface PhoneReading {
  readonly number?: string;
  readonly fault?: PhoneFault;
}

/** The least number of digits after the calling code. */
const FEWEST_DIGITS = 5;
/** The most digits with the calling code (ITU-T E.164). */
const MOST_DIGITS = 15;
/** Where a country is an area of its calling code (+1 876), a national number of this length has the area's code. */
const DIGITS_WITH_AREA = 10;

/** Blanks, brackets, dots, slashes, every kind of dash, and what is invisible. */
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
 * What is kept of `text`: its number; nothing; or what cannot be read as it was typed, after the chosen country's calling
 * code where it has none, so that it reads the same without the choice. It never looks like E.164: `+9991234567` is kept as
 * `+ 9991234567`.
 */
export function keptPhone(text: string, dialCode = ''): string | undefined {
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

/** A plus, or 00, begins the number anew where nothing stands before it but a calling code, e.g. one that was filled in. */
function digitsAfterPlus(compact: string, dialCode: string): string | undefined {
  if (/[^\d+]/.test(compact) || !/^00|\+/.test(compact)) return undefined;
  const before = compact.split('+');
  const digits = before.pop() ?? '';
  const isCode = (part: string) => beginsCode(part) || dialCode.startsWith(part);
  return before.every((part) => isCode(withoutPrefix(part).replace(/^0+/, ''))) ? withoutPrefix(digits) : undefined;
}

/** 00 is the plus of dialling, also after a plus and after a code: `+00961 ...`, `+33 00961 ...`. */
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
