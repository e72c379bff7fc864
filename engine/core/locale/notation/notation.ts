// How a language writes numbers, dates and plural forms, as in Lebanon. Intl is not used: its output comes from the ICU data of
// each browser and each Node, which differ, and creating its formatters takes a phone about 12 ms.

export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

export interface Notation {
  /** Writing direction, as the HTML attribute `dir`. */
  readonly direction: 'ltr' | 'rtl';
  /** Matches text with letters of the other direction. */
  readonly otherDirection: RegExp;
  /** From zero to nine. */
  readonly digits: string;
  readonly minus: string;
  readonly decimalPoint: string;
  /** The separator between groups of three digits of a quantity: 1,000. */
  readonly thousands: string;
  readonly dateSeparator: string;
  /** What stands between the parts of a list: a comma and a space. */
  readonly comma: string;
  readonly joinWithOr: (choices: readonly string[]) => string;
  /** The names of each month, the displayed one first; the others are accepted as input. */
  readonly months: readonly (readonly string[])[];
  /** The plural categories of Unicode CLDR that the language has, the smallest number first. */
  readonly categories: readonly PluralCategory[];
  readonly categoryOf: (count: number) => PluralCategory;
}
