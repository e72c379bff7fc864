// A limit that is said in a title, a description, a help, a placeholder or an option is that of the question. Which of the two is
// right is not known, so nothing is mended. One that the question does not have is refused where its words can be about nothing else.
import {
  declaredProperties,
  formatPointer,
  isGroupSchema,
  limitsOfFile,
  readRelativeDay,
  type Schema,
  type UiSchema,
  uiOf,
} from '../../../core/index.ts';
import { engineTexts } from '../../../languages/index.ts';
import type { Definition } from '../../read/definition.ts';
import { placeOfWords } from '../../read/placeOfWords.ts';
import { entryOf } from '../../schema/entryOf.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import type { Rule } from '../rule.ts';

export const limitsInTexts: Rule = function* (definition) {
  for (const { schema, ui, schemaPlace, uiPlace } of definition.steps) {
    for (const { question, own, ui: entry, at } of questionsIn(schema, ui, '')) {
      const limits = limitsOf(definition, question);
      const texts = [
        ...textsOfSchema(own).map(
          ([key, text]) => [() => definition.placeWithin(own, key, schemaPlace), text] as const,
        ),
        ...textsOfUi(entry).map(([key, text]) => [() => definition.placeWithin(ui, at + key, uiPlace), text] as const),
      ];
      for (const [placeOf, text] of texts) {
        const all = saidIn(definition, text);
        const [problem, repair] =
          firstOf(all, (said) => disagreement(limits, question, said)) ??
          firstOf(all, (said) => lackingLimit(limits, question, said, text)) ??
          [];
        if (problem !== undefined && repair !== undefined)
          yield { place: placeOfWords(definition.language, placeOf()), problem, repair };
      }
    }
  }
};

interface Asked {
  /** With all that encloses it. */
  readonly question: Schema;
  /** The part that is written at this place. */
  readonly own: Schema;
  readonly ui: UiSchema;
  /** Of the ui entry. */
  readonly at: string;
}

function* questionsIn(group: Schema, ui: UiSchema, at: string): Generator<Asked> {
  for (const key of Object.keys(declaredProperties(group))) {
    const [own, place] = [uiOf(ui, key), at + formatPointer([key])];
    for (const { key: name, schema, whole } of groupQuestions(group)) {
      if (name !== key) continue;
      yield { question: whole, own: schema, ui: own, at: place };
      yield* questionsInside(whole, own, place);
    }
  }
}

function* questionsInside(question: Schema, ui: UiSchema, at: string): Generator<Asked> {
  if (isGroupSchema(question)) yield* questionsIn(question, ui, at);
  else if (question.items) yield* questionsInside(question.items, uiOf(ui, 'items'), `${at}/items`);
}

function textsOfSchema({ title, description, enumNames = [], items }: Schema): readonly (readonly [string, string])[] {
  const ofChoices = items?.enumNames ?? [];
  return [
    ...(title === undefined ? [] : [['/title', title] as const]),
    ...(description === undefined ? [] : [['/description', description] as const]),
    ...enumNames.map((text, i) => [`/enumNames/${i}`, text] as const),
    ...ofChoices.map((text, i) => [`/items/enumNames/${i}`, text] as const),
  ];
}

const UI_KEYS = ['ui:description', 'ui:help', 'ui:placeholder'] as const;

function textsOfUi(ui: UiSchema): readonly (readonly [string, string])[] {
  return UI_KEYS.flatMap((key) => {
    const { [key]: text } = ui;
    return typeof text === 'string' ? [[formatPointer([key]), text] as const] : [];
  });
}

type Kind = 'characters' | 'bytes' | 'years' | 'other';

interface Said {
  readonly words: string;
  /** The word after the number. */
  readonly unit: string;
  readonly kind: Kind;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}

const VOWEL_MARKS = /[\u064b-\u0652\u0670]/g;
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
const BYTES_OF_A_KILOBYTE = 1024;

function saidIn({ language }: Definition, written: string): readonly Said[] {
  // Every limit is said in digits, and few texts have any.
  if (!/\p{Nd}/u.test(written)) return [];
  const text = written
    .replace(VOWEL_MARKS, '')
    .replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('\u00a0', ' ');
  const { atMost, atLeast, between, ...units } = engineTexts[language].limits;
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
          : 'other';
    return { words: words.trim(), unit, kind, least: numberOf(least), most: numberOf(most) };
  };
  return [
    ...found(between).map((match) => said(match, match.groups?.least, match.groups?.most)),
    ...found(atMost).map((match) => said(match, undefined, match.groups?.number)),
    ...found(atLeast).map((match) => said(match, match.groups?.number)),
  ];
}

/** `1,000` is a thousand, `1.5` is not. */
function toNumber(digits: string): number {
  return Number(digits.replace(/[,٬](?=\d{3}(?!\d))/g, '').replace(/[,٫]/, '.'));
}

/** What may be said of the limits: several numbers where they mean the same. */
interface Limits {
  readonly least: readonly number[];
  readonly most: readonly number[];
}

type LimitsByKind = Readonly<Record<Kind, Limits>>;

function limitsOf({ form }: Definition, question: Schema): LimitsByKind {
  const { type, format, minLength, maxLength, minItems, maxItems, minimum, maximum, between } = question;
  const isFile = format === 'attachment' || question.items?.format === 'attachment';
  const characters = limits(minLength, maxLength);
  const amounts = type === 'array' ? limits(minItems, maxItems) : limits(...(between ?? [minimum, maximum]));
  return {
    characters,
    bytes: isFile ? limits(undefined, limitsOfFile(question, form.attachments)?.maxBytes) : limits(),
    years: format === 'date' ? yearsOf(question) : amounts,
    other: format === 'date' ? calendarYearsOf(question) : type === 'string' && !between ? limits() : amounts,
  };
}

function limits(least?: number, most?: number): Limits {
  return { least: least === undefined ? [] : [least], most: most === undefined ? [] : [most] };
}

/** An age: the last day of birth is that of the youngest. */
function yearsOf({ formatMinimum, formatMaximum }: Schema): Limits {
  const years = (limit = '') => {
    const { amount = 0, unit } = readRelativeDay(limit) ?? {};
    return unit === 'year' ? Math.abs(amount) : undefined;
  };
  const all = [years(formatMinimum), years(formatMaximum)].filter((one) => one !== undefined);
  return { least: all, most: all };
}

function calendarYearsOf({ formatMinimum = '', formatMaximum = '' }: Schema): Limits {
  const year = (limit: string) => (/^\d{4}-/.test(limit) ? Number(limit.slice(0, 4)) : undefined);
  return limits(year(formatMinimum), year(formatMaximum));
}

function firstOf<T>(all: readonly Said[], judge: (said: Said) => T | undefined): T | undefined {
  return all.map(judge).find((words) => words !== undefined);
}

type Words = readonly [problem: string, repair: string];

function disagreement(all: LimitsByKind, { format }: Schema, { words, kind, least, most }: Said): Words | undefined {
  const own = all[kind];
  const isKnown = (least === undefined || own.least.length > 0) && (most === undefined || own.most.length > 0);
  if (!isKnown) return undefined;
  // `from 1 to 12` of a date may be hours or months.
  if (format === 'date' && kind === 'other' && [least, most].some((one) => one !== undefined && one < 1000))
    return undefined;
  const inWords = (limit: number | undefined) =>
    kind === 'bytes' ? `${Number(((limit ?? 0) / BYTES_OF_A_KILOBYTE ** 2).toFixed(2))} MB` : String(limit);
  const agrees = (said: number | undefined, limit: readonly number[]) =>
    said === undefined || limit.some((one) => inWords(one) === inWords(said));
  if (agrees(least, own.least) && agrees(most, own.most)) return undefined;
  const parts = [least === undefined ? [] : inWords(own.least[0]), most === undefined ? [] : inWords(own.most[0])];
  const limit = parts.flat().join(' to ');
  return [`This says “${words}”; the limit of the question is ${limit}.`, `Write ${limit}, or change the limit.`];
}

/** Of a text, its characters; of a number or a list, a number without a unit that is the whole text, or all that stands in brackets. */
function lackingLimit(all: LimitsByKind, question: Schema, said: Said, text: string): Words | undefined {
  const { words, unit, kind, least, most } = said;
  const { type, pattern, format, enum: options } = question;
  const isWhole = [text, ...text.split(/[()]/)].some((part) => part.trim().replace(/[.:]$/, '') === words);
  const isMeant =
    type === 'string' ? kind === 'characters' && (pattern ?? format) === undefined : unit === '' && isWhole;
  const keywords = entryOf(KEYWORDS, type ?? '');
  if (!keywords || options || !isMeant) return undefined;
  const [atLeast, atMost] = keywords;
  const missing = [
    ...(least === undefined || all[kind].least.length > 0 ? [] : [`"${atLeast}": ${least}`]),
    ...(most === undefined || all[kind].most.length > 0 ? [] : [`"${atMost}": ${most}`]),
  ];
  if (missing.length === 0) return undefined;
  const problem = `This says “${words}”, and the question has no such limit.`;
  return [problem, `Add ${missing.join(' and ')} with a message, or change the words.`];
}

const KEYWORDS: Readonly<Record<string, readonly [atLeast: string, atMost: string]>> = {
  string: ['minLength', 'maxLength'],
  number: ['minimum', 'maximum'],
  integer: ['minimum', 'maximum'],
  array: ['minItems', 'maxItems'],
};
