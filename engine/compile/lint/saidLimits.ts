// Finds limits in texts that the school wrote ("at most 3", "from 1 to 5 years"), by the phrases of the text's language, and those of the question that they are held against.
import { type Language, limitsOfFile, readRelativeDay, type Schema } from '../../core/index.ts';
import { engineTexts } from '../../languages/index.ts';
import type { Definition } from '../read/definition.ts';

export type Kind = 'characters' | 'bytes' | 'years' | 'measures' | 'other';

/** A limit that was found in a text. */
export interface Said {
  readonly words: string;
  /** The word after the number. */
  readonly unit: string;
  readonly kind: Kind;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}

const VOWEL_MARKS = /[\u064b-\u0652\u0670]/g;
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
export const BYTES_OF_A_KILOBYTE = 1024;

export interface Text {
  /** The text of the definition, as {@link withPlainDigits} returns it. */
  readonly plain: string;
  readonly isTitle: boolean;
}

/**
 * The text as the phrases of a language (`engineTexts`) are written: digits 0 to 9 in place of Arabic and Persian ones, no Arabic vowel marks, and plain spaces in
 * place of no-break ones.
 */
export function withPlainDigits(written: string): string {
  return written
    .replace(VOWEL_MARKS, '')
    .replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('\u00a0', ' ');
}

/**
 * The limits that the phrases of the definition's language find in a text, e.g. in "from 1 to 5 years".
 * @param text the result of {@link withPlainDigits}
 */
export function saidIn({ language }: Definition, text: string): readonly Said[] {
  // Every limit is said in digits, and few texts have any.
  if (!/\d/.test(text)) return [];
  const { atMost, atLeast, between, inAll, ...units } = engineTexts[language].limits;
  const found = (phrases: readonly RegExp[]) => phrases.flatMap((phrase) => [...text.matchAll(phrase)]);
  const said = ({ 0: words, groups = {} }: RegExpMatchArray, least?: string, most?: string): Said => {
    const { unit = '' } = groups;
    const factor = units.megabytes.test(unit) ? BYTES_OF_A_KILOBYTE ** 2 : BYTES_OF_A_KILOBYTE;
    const isBytes = units.megabytes.test(unit) || units.kilobytes.test(unit);
    const numberOf = (digits?: string) =>
      digits === undefined ? undefined : toNumber(digits) * (isBytes ? factor : 1);
    const kind = isBytes
      ? 'bytes'
      : units.characters.test(unit)
        ? 'characters'
        : units.years.test(unit)
          ? 'years'
          : units.measures.test(unit)
            ? 'measures'
            : 'other';
    return { words: words.trim(), unit, kind, least: numberOf(least), most: numberOf(most) };
  };
  return [
    ...found(between).map((match) => said(match, match.groups?.least, match.groups?.most)),
    ...found(atMost).map((match) => said(match, undefined, match.groups?.number)),
    ...found(atLeast).map((match) => said(match, match.groups?.number)),
  ].filter((one) => !isSchoolYear(one) && !(one.kind === 'bytes' && inAll.test(text)));
}

/** True for two years of the calendar that follow each other, as in `Absences (2026-2027)`: they name a school year and limit no answer. */
function isSchoolYear({ kind, least = 0, most = 0 }: Said): boolean {
  return kind === 'other' && least >= 1900 && least < 2100 && most === least + 1;
}

/** True if the limit's words are the last of a sentence. After years one more word may follow, as in `at least 18 years old`. */
export function isLast({ words, kind }: Said, plain: string): boolean {
  return sentencesOf(plain).some((sentence) => {
    const after = sentence.slice(sentence.lastIndexOf(words) + words.length).trim();
    return sentence.includes(words) && (kind === 'years' ? !after.includes(' ') : after === '');
  });
}

/** True if the limit's words are a whole sentence or, in a title, all that stands in brackets. */
export function isAlone({ words }: Said, text: Text): boolean {
  return partsOf(text).includes(words.replace(/[()]/g, ''));
}

/** The sentences of a text, and what stands in brackets in a title. */
export function partsOf({ plain, isTitle }: Text): readonly string[] {
  return [...sentencesOf(plain), ...(isTitle ? plain.split(/[()]/).slice(1) : [])];
}

/** The sentences of a text, without the marks at their ends. A full stop before a digit is one of an abbreviation (`max. 10`). */
export function sentencesOf(plain: string): readonly string[] {
  return plain.split(/(?<=[.!?؟])\s+(?!\d)/).map((sentence) => sentence.replace(/[.:!?؟\s]+$/, '').trim());
}

/** `1,000` is a thousand, `1.5` is not. */
function toNumber(digits: string): number {
  return Number(digits.replace(/[,٬](?=\d{3}(?!\d))/g, '').replace(/[,٫]/, '.'));
}

/** What may be said of the limits: several numbers where they mean the same. */
export interface Limits {
  readonly least: readonly number[];
  readonly most: readonly number[];
}

export type LimitsByKind = Readonly<Record<Kind, Limits>>;

/** The limits of a question, by what they count. */
export function limitsOf({ form }: Definition, question: Schema): LimitsByKind {
  const { type, format, minLength, maxLength, minItems, maxItems, minimum, maximum, between } = question;
  const isFile = format === 'attachment' || question.items?.format === 'attachment';
  const characters = limits(minLength, maxLength);
  const amounts = type === 'array' ? limits(minItems, maxItems) : limits(...(between ?? [minimum, maximum]));
  return {
    characters,
    bytes: isFile ? limits(undefined, limitsOfFile(question, form.attachments)?.maxBytes) : limits(),
    years: format === 'date' ? yearsOf(question) : type === 'array' ? limits() : amounts,
    measures: type === 'array' ? limits() : amounts,
    other: format === 'date' ? calendarYearsOf(question) : type === 'string' && !between ? limits() : amounts,
  };
}

function limits(least?: number, most?: number): Limits {
  return { least: least === undefined ? [] : [least], most: most === undefined ? [] : [most] };
}

/**
 * How many years a day is away from today. Of past days, as those of birth, the last one that is taken is the least away: that of the youngest. Who is at most 12 was born less than
 * 13 years ago, so of the first day both numbers are right.
 */
function yearsOf({ formatMinimum, formatMaximum }: Schema): Limits {
  const [first = Number.NaN, last = Number.NaN] = [yearsAway(formatMinimum), yearsAway(formatMaximum)];
  const away = (years: number) => (Number.isNaN(years) ? [] : [Math.abs(years)]);
  if (first > 0 || last > 0) return first < 0 ? limits() : { least: away(first), most: away(last) };
  return { least: away(last), most: away(first).flatMap((years) => [years, years - 1]) };
}

/** The repair of a limit of so many days or months (`today - 18 days`), where a text says as many years; undefined for any other. */
export function countedOtherwise(
  limits: readonly (string | undefined)[],
  { kind, least, most }: Said,
): string | undefined {
  const limit = limits.find((one = '') => {
    const { amount = 0, unit = 'year' } = readRelativeDay(one) ?? {};
    return kind === 'years' && unit !== 'year' && [least, most].includes(Math.abs(amount));
  });
  return limit && `Write "${limit.replace(/(?:day|month)s?$/, 'years')}" in place of "${limit}", or change the words.`;
}

function yearsAway(limit = ''): number | undefined {
  const { amount, unit } = readRelativeDay(limit) ?? {};
  return unit === 'year' ? amount : undefined;
}

function calendarYearsOf({ formatMinimum = '', formatMaximum = '' }: Schema): Limits {
  const year = (limit: string) => (/^\d{4}-/.test(limit) ? Number(limit.slice(0, 4)) : undefined);
  return limits(year(formatMinimum), year(formatMaximum));
}

/** What a message asks of an answer. */
export interface Demand {
  readonly direction: 'less' | 'more';
  /** What it is said of; blank where the message speaks of the answer itself. */
  readonly subject: string;
  /** The words from the one for the direction on. */
  readonly behind: string;
}

/** The direction that a message asks for; undefined for one that names both directions, or none. */
export function demandIn(
  language: Language,
  text: string,
  { less, more }: { readonly less: RegExp; readonly more: RegExp },
): Demand | undefined {
  const { demanded, refused } = engineTexts[language].limits;
  const { negated } = engineTexts[language].outcome;
  const isLess = less.test(text);
  if (isLess === more.test(text)) return undefined;
  const isRefused = refused.test(text);
  const { subject, rest } = (isRefused ? refused : demanded).exec(text)?.groups ?? {};
  const { index } = (isLess ? less : more).exec(rest ?? '') ?? {};
  if (rest === undefined || index === undefined) return undefined;
  const between = rest.slice(0, index);
  // “Must be no later than”. Arabic has the subject here, behind the demand.
  const isDenied = isRefused !== negated.test(between);
  return {
    direction: isLess === isDenied ? 'more' : 'less',
    subject: subject === undefined ? '' : `${subject}${between}`.trim(),
    behind: rest.slice(index),
  };
}
