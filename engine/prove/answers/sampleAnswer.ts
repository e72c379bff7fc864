// A valid answer to a question, made from its schema; deterministic, so that a proof can be repeated.
import { answerText, everyDay, FORMATS, firstNumber, formattedTexts, textsMatching } from '../../compile/index.ts';
import {
  type AttachmentLimits,
  dayOfLimit,
  isRecord,
  limitsOfFile,
  matches,
  normaliseAnswer,
  type Path,
  type Schema,
  toName,
} from '../../core/index.ts';
import { patternSamples } from './patternSamples.ts';

const BY_FORMAT: Readonly<Record<string, readonly string[]>> = {
  date: ['2015-04-30'],
  time: ['14:30', '08:00', '20:15'],
  'date-time': ['2015-04-30T14:30', '2016-05-01T08:00'],
  email: ['name@example.org', 'n@a.bc', 'n@a.b'],
  phone: ['+9611234567', '+33123456789', '+961123'],
  uri: ['https://example.org/', 'http://a.bc', 'http://a.b'],
};
const LETTERS = [...'xyzabcdefghijklmnopqrstuvw'];
const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

/** An answer that satisfies every keyword of the question, which is no group; a list has as few entries as allowed, but one. */
export function sampleAnswer(question: Schema, limits: AttachmentLimits | undefined): unknown {
  if (question.const !== undefined) return question.const;
  if (question.enum) return question.enum[0];
  if (question.format === 'attachment') return sampleFile(limitsOfFile(question, limits));
  switch (question.type) {
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return sampleNumber(question);
    case 'object':
      return {};
    case 'array':
      return sampleList(question, limits);
    default:
      return sampleText(question);
  }
}

/** The shortest list; where there are lists that it must not be, one that begins in another way or is longer. */
function sampleList(question: Schema, limits: AttachmentLimits | undefined): readonly unknown[] {
  const { items = {}, minItems = 0, maxItems = Infinity, uniqueItems, not } = question;
  const least = Math.max(1, minItems);
  const taken = (not?.enum ?? []).filter((one) => Array.isArray(one));
  const isFree = (list: readonly unknown[]) => !taken.some((one) => JSON.stringify(one) === JSON.stringify(list));
  const begun = taken.flatMap((one) => one.slice(0, 1));
  const most = Math.min(maxItems, uniqueItems && items.enum ? items.enum.length : least + taken.length);
  for (let length = least; length <= most; length++) {
    const lists = uniqueItems && items.enum ? choices(items.enum, length) : [listOf(question, length, begun, limits)];
    for (const list of lists) if (isFree(list)) return list;
  }
  return uniqueItems && items.enum ? items.enum.slice(0, least) : listOf(question, least, [], limits);
}

/** So many entries, of which the first is none of `begun` if there is another. */
function listOf(
  { items = {}, uniqueItems }: Schema,
  length: number,
  begun: readonly unknown[],
  limits: AttachmentLimits | undefined,
): readonly unknown[] {
  const list: unknown[] = [];
  while (list.length < length) {
    const others = [...(list.length === 0 ? begun : []), ...(uniqueItems ? list : [])];
    const entry = sampleAnswer(others.length > 0 ? { ...items, not: { enum: others } } : items, limits);
    list.push(entry === '' ? sampleAnswer(items, limits) : entry);
  }
  return list;
}

/** Every choice of so many of the options, in their order. */
function* choices(options: readonly unknown[], size: number): Generator<readonly unknown[]> {
  if (size === 0) return yield [];
  for (const [i, option] of options.entries())
    for (const rest of choices(options.slice(i + 1), size - 1)) yield [option, ...rest];
}

function sampleFile(limits: AttachmentLimits | undefined) {
  const type = limits?.types[0] ?? 'application/pdf';
  return { id: 'file', name: `file.${ENDINGS[type] ?? 'pdf'}`, type, size: 1 };
}

function sampleNumber(question: Schema): number {
  const { type, minimum, maximum = Infinity, multipleOf, not } = question;
  const number = firstNumber(question, not);
  const least = minimum ?? Math.min(0, maximum);
  const isTaken = number > maximum || (not && matches(not, number));
  // Between the limits of what need not be whole there is always another number.
  if (isTaken && type === 'number' && multipleOf === undefined && least < maximum) {
    const places = Math.ceil(Math.log10(MOST_ENTRIES / (maximum - least)));
    return sampleNumber({ ...question, multipleOf: Number(`1e-${Math.max(0, places)}`) });
  }
  return number;
}

/** The first text that satisfies every keyword; an empty one if none was found. */
function sampleText(question: Schema): string {
  const { format = '', pattern, between, not, minLength = 0, maxLength = Infinity } = question;
  const fitsAll = (text: string) =>
    (FORMATS[format]?.test(text) ?? true) &&
    patternsOf(question).every((one) => new RegExp(one, 'u').test(text)) &&
    [...text].length >= Math.max(1, minLength) &&
    [...text].length <= maxLength &&
    normaliseAnswer(question, text) === text &&
    keepsDayLimits(question, text) &&
    !(not && matches(not, text));
  const isPlain = pattern === undefined && between === undefined;
  const lengths = not ? lengthsOf(question) : [Math.min(maxLength, Math.max(1, minLength))];
  const plain = isPlain ? lengths.flatMap((length) => LETTERS.map((letter) => letter.repeat(length))) : [];
  const likely = [...(BY_FORMAT[format] ?? plain), ...(between?.map(String) ?? []), ...limitDays(question)];
  const others = not ? numberedTexts(question) : [];
  const found = [...others, ...likely].find(fitsAll) ?? textsLike(question).find(fitsAll);
  const text = found ?? longerTexts(question).find(fitsAll);
  if (text !== undefined || !question.allOf) return text ?? '';
  // Then `contradicted` says with which answers beside it the patterns of several parts exclude each other.
  const { allOf: _, ...alone } = question;
  return sampleText(alone);
}

/** All patterns of a text: those of several parts of its group stand under `allOf` (`resolved`). */
function patternsOf({ pattern, allOf = [] }: Schema): readonly string[] {
  return [{ pattern }, ...allOf].flatMap((one) => one.pattern ?? []);
}

/**
 * For each least length from the question's `minLength` on, up to {@link FURTHER} of them, the shortest text that keeps to its patterns and format. `textsLike` samples one pattern without regard to
 * lengths, so it finds none where `minLength` is greater than its samples, or where two patterns apply.
 */
function longerTexts(question: Schema): readonly string[] {
  const { minLength = 1, not } = question;
  const none = not?.pattern === undefined ? [] : [not.pattern];
  return Array.from({ length: FURTHER }, (_, more) =>
    answerText({ ...question, minLength: minLength + more }, patternsOf(question), none),
  ).filter((text) => typeof text === 'string');
}

const FURTHER = 5;

/**
 * Lengths to try for a text that must not match `not`: the least, each twice the one before, and the greatest. `not` may exclude all short texts, e.g. those of
 * one letter that other entries have.
 */
function lengthsOf({ minLength = 0, maxLength = Infinity }: Schema): readonly number[] {
  const most = Math.min(maxLength, LONGEST);
  const lengths = [Math.min(most, Math.max(1, minLength))];
  for (let length = Number(lengths[0]) * 2; length < most; length *= 2) lengths.push(length);
  return [...lengths, most];
}

/** The longest text that is tried, in characters. Conditions of real forms test lengths far below it. */
const LONGEST = 10_000;

/** More entries than a list has whose form is still proved in a minute. */
const MOST_ENTRIES = 1000;

/** As many different texts of the format as a list has entries. */
function numberedTexts(question: Schema): readonly string[] {
  const { format = '', pattern, minLength = 1 } = question;
  if (pattern !== undefined) return [];
  const [day = '2015-04-30'] = limitDays(question).map((limit) => limit.slice(0, 10));
  const filling = 'x'.repeat(Math.max(0, minLength - 1));
  return Array.from({ length: MOST_ENTRIES }, (_, i) => {
    switch (format) {
      case 'time':
        return timeOf(i);
      case 'date-time':
        return `${day}T${timeOf(i)}`;
      case 'email':
        return `n${i}@a.bc`;
      case 'phone':
        return `+961${1_234_567 + i}`;
      case 'uri':
        return `http://a.bc/${i}`;
      default:
        return filling + String.fromCodePoint(FIRST_LETTER + i);
    }
  });
}

/** Of as many letters as a list needs, so that a text of one of them is another for each entry: Chinese characters. */
const FIRST_LETTER = 0x4e00;

function timeOf(minute: number): string {
  return `${twoDigits(Math.floor(minute / 60) % 24)}:${twoDigits(minute % 60)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** The first and the last day, or time, that the question's limits allow today, as far as it has them. */
export function limitDays({ format, formatMinimum, formatMaximum }: Schema): readonly string[] {
  const now = new Date();
  const limits = [formatMinimum, formatMaximum].flatMap((limit) =>
    limit === undefined ? [] : [dayOfLimit(limit, now)],
  );
  return format === 'date-time' ? limits.map((day) => `${day}T12:00`) : limits;
}

/** True for a day, a time or a day with a time within the limits of the question, as they are today. */
export function keepsDayLimits({ format, formatMinimum, formatMaximum }: Schema, text: string): boolean {
  if (formatMinimum === undefined && formatMaximum === undefined) return true;
  const now = new Date();
  const day = format === 'date-time' ? text.slice(0, 10) : text;
  return (
    (formatMinimum === undefined || day >= dayOfLimit(formatMinimum, now)) &&
    (formatMaximum === undefined || day <= dayOfLimit(formatMaximum, now))
  );
}

/** Texts that match the question's pattern, if it has one, or its format. */
export function textsLike({ format = '', pattern }: Schema): readonly string[] {
  if (format === 'date') return everyDay();
  if (pattern === undefined) return BY_FORMAT[format] ?? [];
  const texts = patternSamples(new RegExp(pattern, 'u'));
  return format === '' ? texts : formattedTexts(format, [...textsMatching(pattern), ...texts]);
}

/** The names of the texts for which `sampleAnswer` found none. */
export function emptyTexts(value: unknown, path: Path): readonly string[] {
  if (value === '') return [toName(path)];
  if (Array.isArray(value)) return value.flatMap((entry, i) => emptyTexts(entry, [...path, i]));
  return isRecord(value) ? Object.entries(value).flatMap(([key, part]) => emptyTexts(part, [...path, key])) : [];
}
