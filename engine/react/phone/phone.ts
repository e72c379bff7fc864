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
  /** The country that the visitor chose, or the form's: an emptied box shows it again. */
  readonly chosen: string;
  readonly text: string;
}

/** The stored answer, see {@link normalisePhone}. */
export function storePhone({ iso, text }: Phone): string | undefined {
  return normalisePhone(text, dialCodeOf(iso));
}

/** The phone for a stored answer; one without plus has no country. */
export function showPhone(answer: string, home: string): Phone {
  if (answer === '') return { iso: home, chosen: home, text: '' };
  if (!isInternational(answer)) return { iso: '', chosen: '', text: answer };
  const digits = internationalDigits(answer) ?? /^\+(\d+)/.exec(answer)?.[1] ?? '';
  return { iso: countryOf(digits, home), chosen: home, text: answer };
}

/** The phone after its text was changed to `raw`, with the cursor now at `cursor`. An international number selects its country. */
export function typePhone(before: Phone, raw: string, cursor = raw.length): Phone {
  const { iso, chosen } = before;
  const text = typedBesideCode(before, raw, cursor) ?? raw;
  if (text.trim() === '') return { iso: chosen, chosen, text };
  const digits = internationalDigits(text, dialCodeOf(iso));
  if (digits === undefined) return { iso: isInternational(text) ? iso : iso || chosen, chosen, text };
  const country = countryOf(digits, chosen);
  // A plus put before a national number selects no country: its first digits are not a calling code.
  const isPlusAlone = plainDigits(before.text)?.replace(/^0+/, '') === digits && country !== iso;
  return { iso: isPlusAlone ? '' : country, chosen, text };
}

/**
 * The text after input into a box that holds only a calling code, as it does after a country was picked: a number with its own plus
 * or 00 replaces the code, wherever the cursor was; other digits are appended to it. Undefined for any other input.
 */
function typedBesideCode({ iso, text }: Phone, raw: string, cursor: number): string | undefined {
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

/** The phone after a country was picked: the same number with another calling code. */
export function pickCountry(before: Phone, iso: string): Phone {
  const dialCode = dialCodeOf(iso);
  if (dialCode === '') return { iso, chosen: iso, text: before.text };
  return { iso, chosen: iso, text: `+${dialCode} ${numberFor(before, dialCode)}`.trim() };
}

function numberFor({ iso, chosen, text }: Phone, dialCode: string): string {
  // Without a chosen country, the number itself tells its calling code.
  const before = dialCodeOf(iso || (chosen === '' ? showPhone(text, '').iso : ''));
  const withoutCode = (digits: string) =>
    before !== '' && digits.startsWith(before) ? digits.slice(before.length) : digits;
  const abroad = internationalDigits(text, before);
  const digits = abroad === undefined ? plainDigits(text) : beginsCode(abroad) ? '' : withoutCode(abroad);
  if (digits !== undefined) return nationalDigits(digits, dialCode);
  // Text that is no number stays as it is, without a calling code at its start.
  const rest = text.trimStart();
  return rest.startsWith('+') ? withoutCode(rest.slice(1)).trimStart() : rest;
}
