// Answers that violate one keyword and as few others as possible. There are several candidates, because the closest to a valid
// answer may still violate another keyword.
import { answerText, FORMATS, formattedTexts, type ViolableKeyword } from '../../compile/index.ts';
import {
  type Answers,
  type AttachmentLimits,
  attachmentsIn,
  isRecord,
  limitsOfFile,
  recordOf,
  type Schema,
} from '../../core/index.ts';
import { INCOMPLETE } from '../../files/index.ts';
import { excludedSamples, otherCharacters } from './patternSamples.ts';
import { keepsDayLimits, sampleAnswer, textsLike } from './sampleAnswer.ts';

/** Every character of a keyboard, and letters that are not English. */
const CHARACTERS = [...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)), '  ', '\n', 'é', 'ع', '😀'];

/** Candidates by keyword, for each keyword of a question that a visitor can violate. `file ...` are the limits of an attachment. */
export function invalidAnswers(
  question: Schema,
  valid: unknown,
  limits: AttachmentLimits | undefined,
): Readonly<Record<string, readonly unknown[]>> {
  const { type, format, minimum = 0, maximum = 0, minItems = 0, multipleOf = 1 } = question;
  const text = String(valid ?? '');
  const list = Array.isArray(valid) ? valid : [];
  const [least = 0, most = 0] = question.between ?? [];
  if (format === 'attachment') return ofFile(recordOf(valid), limitsOfFile(question, limits));
  const all: Record<ViolableKeyword, readonly unknown[]> = {
    enum: ['no such option', 987_654, ...like(valid)],
    // Short ones, too: a limit outside of a branch hides its `const` from longer ones.
    const: ['something else', '~', 987_654, false, minimum, minimum + multipleOf, maximum, ...like(valid)].filter(
      (one) => one !== question.const,
    ),
    minLength: [...textBreaking(question, 'minLength'), ...shorter(question, text)],
    maxLength: [...longer(text, (question.maxLength ?? 0) + 1), ...textBreaking(question, 'maxLength')],
    pattern: [
      ...textBreaking(question, 'pattern'),
      ...ofFormatOnly(question),
      ...otherTexts(question, text),
      'x',
      '0',
      '!',
      '20x4',
      'x'.repeat(question.minLength ?? 1),
      '!'.repeat(question.maxLength ?? 1),
    ],
    format: [
      ...textBreaking(question, 'format'),
      '2015-02-30',
      'no format',
      'x'.repeat(question.minLength ?? 1),
      ...noFormats(question),
    ],
    formatMinimum: ['1000-01-01', '1000-01-01T00:00', '00:00', ...momentsBeyond(question).slice(0, FEW)],
    formatMaximum: ['9999-12-31', '9999-12-31T00:00', '23:59', ...momentsBeyond(question).slice(-FEW)],
    minimum: [minimum - multipleOf, minimum - 1],
    maximum: [maximum + multipleOf, maximum + 1],
    multipleOf: [
      minimum + multipleOf / 2,
      maximum - multipleOf / 2,
      multipleOf / 2,
      multipleOf * 1.5,
      ...[minimum, minimum + 1, maximum - 1, maximum],
    ],
    between: [String(least - 1), String(most + 1)],
    minItems: [list.slice(0, minItems - 1)],
    maxItems: [
      tooMany(question, list[0]),
      [...new Set([...list, ...(question.items?.enum ?? [])])].slice(0, (question.maxItems ?? 0) + 1),
    ],
    uniqueItems: [[...list, ...list].slice(0, Math.max(2, list.length + 1)), [list[0], ...list.slice(0, -1)]],
    ...OF_OTHERS,
  };
  // Options and fixed answers satisfy the keywords that look at nothing else, and an empty answer is a missing one.
  const isChoice = question.enum !== undefined || question.const !== undefined;
  const canFail = (keyword: string) =>
    isChoice
      ? keyword === 'enum' || keyword === 'const' || keyword in OF_OTHERS
      : !(keyword === 'minLength' && (question.minLength ?? 0) <= 1) && !(keyword === 'minItems' && minItems === 0);
  const keywords = Object.entries(all).filter(([keyword]) => keyword in question && canFail(keyword));
  const typed =
    type === 'integer' || type === 'number' ? { type: ['x'] } : type === 'boolean' ? { type: ['maybe'] } : {};
  return { ...Object.fromEntries(keywords), ...(isChoice ? {} : typed) };
}

/** A text that breaks this one limit of the question and keeps to its others, of pattern, format and lengths; none where there is no such text, or `answerText` does not know. */
function textBreaking(question: Schema, violated: 'pattern' | 'format' | 'minLength' | 'maxLength'): readonly string[] {
  const { [violated]: limit, ...others } = question;
  const { minLength = 1, maxLength = 0, format = '', pattern } = question;
  if (limit === undefined) return [];
  const text = {
    pattern: () => answerText(others, [], [pattern ?? '']),
    format: () => answerText(others, [], [FORMATS[format]?.source ?? '']),
    minLength: () => (minLength > 1 ? answerText({ ...others, maxLength: minLength - 1 }, [], []) : undefined),
    maxLength: () => answerText({ ...others, minLength: maxLength + 1 }, [], []),
  }[violated]();
  return typeof text === 'string' ? [text] : [];
}

/** Answers close to one, which meet what a condition tests of it: that a text begins as it does, or that a number is greater. */
function like(valid: unknown): readonly unknown[] {
  if (typeof valid === 'number') return [valid - 1, valid + 1];
  const text = String(valid ?? '');
  return text === ''
    ? []
    : [`${text}${text.at(-1)}`, `${text[0]}${text}`, text.slice(0, -1)].filter((one) => one !== '');
}

/** Violated together with the answers that it is compared with: `pairsAgainst`, `countsAgainst`, `twiceInList`. */
const OF_OTHERS = {
  equals: [],
  atLeast: [],
  atMost: [],
  moreThan: [],
  lessThan: [],
  lengthEquals: [],
  uniqueInList: [],
};

const FEW = 3;
const MANY = 50;

/** The days or times of the question's pattern that its limits exclude. */
function momentsBeyond(question: Schema): readonly string[] {
  const { format = '', pattern } = question;
  if (!['date', 'time', 'date-time'].includes(format) || pattern === undefined) return [];
  const test = new RegExp(pattern, 'u');
  return formattedTexts(format, []).filter((text) => test.test(text) && !keepsDayLimits(question, text));
}

/** One entry more than the list may have; where they have to differ, they do. */
function tooMany(question: Schema, first: unknown): readonly unknown[] {
  const { items = {}, maxItems = 0, uniqueItems } = question;
  if (uniqueItems && !items.enum) return [sampleAnswer({ ...question, minItems: maxItems + 1 }, undefined)].flat();
  return Array.from({ length: maxItems + 1 }, (_, i) => items.enum?.[i] ?? withoutFiles(first));
}

/** An entry of a list without its files. The intake refuses more files than the form has questions before it reads the answers. */
function withoutFiles(entry: unknown): unknown {
  if (Array.isArray(entry)) return entry.map(withoutFiles);
  if (!isRecord(entry)) return entry;
  const kept = Object.entries(entry).filter(([, answer]) => attachmentsIn(answer).length === 0);
  return Object.fromEntries(kept.map(([key, answer]) => [key, withoutFiles(answer)]));
}

/** A few texts of the format that do not match the pattern. */
function ofFormatOnly({ format, pattern }: Schema): readonly string[] {
  if (format === undefined || pattern === undefined) return [];
  const parts = [...excludedSamples(new RegExp(pattern, 'u')), ...CHARACTERS];
  return [...textsLike({ format }), ...formattedTexts(format, parts)]
    .filter((text) => FORMATS[format]?.test(text) && !new RegExp(pattern, 'u').test(text))
    .slice(0, MANY);
}

/** Texts that do not match the pattern: with what a lookaround excludes, and with each character, alone and between characters that the pattern may require. */
function otherTexts({ pattern, maxLength = MANY }: Schema, valid: string): readonly string[] {
  if (pattern === undefined) return [];
  const test = new RegExp(pattern, 'u');
  const odd = [...otherCharacters(test), ...CHARACTERS].flatMap((one) => [
    one,
    `a${one}a`,
    `1${one}1`,
    `${valid}${one}${valid}`,
  ]);
  const manyWords = ['a ', 'a\n'].map((word) => word.repeat(maxLength).slice(0, maxLength).trim());
  return [...manyWords, ...excludedSamples(test), ...odd]
    .filter((text) => text.trim() === text && [...text].length <= maxLength && !test.test(text))
    .slice(0, MANY);
}

/** Texts that match the pattern and are not of the format: both would fail otherwise, and one message hides the other. */
function noFormats({ format = '', pattern }: Schema): readonly string[] {
  if (pattern === undefined) return [];
  return textsLike({ pattern }).filter((text) => FORMATS[format]?.test(text) === false);
}

function ofFile(valid: Answers, limits: AttachmentLimits | undefined): Record<string, readonly unknown[]> {
  const wrong = {
    empty: { size: 0 },
    type: { type: 'text/plain' },
    size: { size: (limits?.maxBytes ?? 0) + 1 },
    incomplete: { type: INCOMPLETE },
  };
  return Object.fromEntries(Object.entries(wrong).map(([what, part]) => [`file ${what}`, [{ ...valid, ...part }]]));
}

/** Cut at either end, and texts of the pattern that are too short by themselves: where the pattern is judged first, a text that does not match has its message. */
function shorter({ pattern, minLength = 1 }: Schema, text: string): readonly string[] {
  const most = Math.max(0, minLength - 1);
  const matching = pattern === undefined ? [] : textsLike({ pattern });
  return [
    text.slice(0, most),
    text.slice(text.length - most),
    'x'.repeat(most),
    ...matching.filter((one) => one.length <= most).slice(0, FEW),
  ];
}

/** Padded at either end, because a pattern or format may restrict one of them. */
function longer(text: string, length: number): readonly string[] {
  const missing = Math.max(0, length - text.length);
  return [
    (text[0] ?? 'x').repeat(missing) + text,
    `${text}${(text.at(-1) ?? 'x').repeat(missing)}`,
    'x'.repeat(length),
  ];
}
