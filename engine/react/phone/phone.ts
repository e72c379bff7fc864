// State of a telephone number and its country select: each follows changes of the other. Core interprets the text.
import {
  beginsCode,
  foldDigits,
  internationalDigits,
  isInternational,
  nationalDigits,
  normalisePhone,
  plainDigits,
} from '../../core/index.ts';
import { countryOf, dialCodeOf } from './countries.ts';

export interface Phone {
  /** The country that is shown, or empty when none is. */
  readonly iso: string;
  /** The country that was chosen by hand, or the form's own: an emptied box goes back to it. */
  readonly chosen: string;
  readonly text: string;
}

/** The stored answer, see {@link normalisePhone}. */
export function storePhone({ iso, text }: Phone): string | undefined {
  return normalisePhone(text, dialCodeOf(iso));
}

/** The phone that an answer shows; one without plus was given without a country. */
export function showPhone(answer: string, home: string): Phone {
  if (answer === '') return { iso: home, chosen: home, text: '' };
  if (!isInternational(answer)) return { iso: '', chosen: '', text: answer };
  const digits = internationalDigits(answer) ?? /^\+(\d+)/.exec(answer)?.[1] ?? '';
  return { iso: countryOf(digits, home), chosen: home, text: answer };
}

/** The phone after its text was changed to `raw`, where the cursor stands now. The country follows an international number. */
export function typePhone(before: Phone, raw: string, cursor = raw.length): Phone {
  const { iso, chosen } = before;
  const text = besideCode(before, raw, cursor) ?? raw;
  if (text.trim() === '') return { iso: chosen, chosen, text };
  const digits = internationalDigits(text, dialCodeOf(iso));
  if (digits === undefined) return { iso: isInternational(text) ? iso : iso || chosen, chosen, text };
  const country = countryOf(digits, chosen);
  // A plus before a national number names no country yet: its first digits are not meant as a code.
  const isPlusAlone = plainDigits(before.text)?.replace(/^0+/, '') === digits && country !== iso;
  return { iso: isPlusAlone ? '' : country, chosen, text };
}

/**
 * A calling code that stands alone, as it does after a country was picked, is not part of what is typed: a number with its own
 * plus, or with 00, takes its place, wherever the cursor was, and other digits come after it.
 */
function besideCode({ iso, text }: Phone, raw: string, cursor: number): string | undefined {
  const dialCode = dialCodeOf(iso);
  if (dialCode !== '' && foldDigits(raw).replace(' ', '') === `+${dialCode}00`) return '00';
  const digits = /^\+(\d*)\s*$/.exec(text)?.[1];
  const isWhole = digits !== '' && digits === dialCode;
  const at = cursor - (raw.length - text.length);
  const isTyped = at < cursor && raw.startsWith(text.slice(0, at)) && raw.slice(cursor) === text.slice(at);
  if (digits === undefined || !isTyped || !(isWhole || beginsCode(digits))) return undefined;
  const typed = raw.slice(at, cursor);
  if (isInternational(typed)) return typed;
  return isWhole && at < text.length ? `${text.trimEnd()} ${typed}` : undefined;
}

/** The phone after a country was picked: the number stays, its calling code is rewritten. */
export function pickCountry(before: Phone, iso: string): Phone {
  const dialCode = dialCodeOf(iso);
  if (dialCode === '') return { iso, chosen: iso, text: before.text };
  return { iso, chosen: iso, text: `+${dialCode} ${numberFor(before, dialCode)}`.trim() };
}

function numberFor({ iso, chosen, text }: Phone, dialCode: string): string {
  // Where no country was chosen, the code before the number is meant all the same.
  const before = dialCodeOf(iso || (chosen === '' ? showPhone(text, '').iso : ''));
  const withoutCode = (digits: string) =>
    before !== '' && digits.startsWith(before) ? digits.slice(before.length) : digits;
  const abroad = internationalDigits(text, before);
  const digits = abroad === undefined ? plainDigits(text) : beginsCode(abroad) ? '' : withoutCode(abroad);
  if (digits !== undefined) return nationalDigits(digits, dialCode);
  // What cannot be read stays as it is, but for a code before it.
  const rest = text.trimStart();
  return rest.startsWith('+') ? withoutCode(rest.slice(1)).trimStart() : rest;
}
