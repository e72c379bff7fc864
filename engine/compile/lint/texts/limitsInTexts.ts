// A limit that is said in a title, a description, a help or a placeholder is that of the question. Which of the two is right is not known, so
// nothing is mended. A number in the middle of a sentence may be about something else ("Groups of at least 4 pay half"), so it is compared at the end of a sentence
// only, and anywhere in a title. A limit that the question does not have is asked for where it is the whole text, or stands in brackets in a title.
// So is a kind of file that is named: a form takes that kind.
import {
  declaredProperties,
  formatPointer,
  isGroupSchema,
  limitsOfFile,
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
import {
  BYTES_OF_A_KILOBYTE,
  countedOtherwise,
  isAlone,
  isLast,
  type Limits,
  type LimitsByKind,
  limitsOf,
  partsOf,
  type Said,
  saidIn,
  sentencesOf,
  type Text,
  withPlainDigits,
} from '../saidLimits.ts';

export const limitsInTexts: Rule = function* (definition) {
  for (const { schema, ui, schemaPlace, uiPlace } of definition.steps) {
    for (const asked of questionsIn(schema, ui, '')) {
      const { question, own, ui: entry, at } = asked;
      const limits = limitsOf(definition, question);
      for (const [problem, repair] of ofNarrowed(definition, asked))
        yield { place: definition.placeWithin(own, '', schemaPlace), problem, repair };
      const texts = [
        ...textsOfSchema(own).map(
          ([key, text]) => [() => definition.placeWithin(own, key, schemaPlace), text, key === '/title'] as const,
        ),
        ...textsOfUi(entry).map(
          ([key, text]) => [() => definition.placeWithin(ui, at + key, uiPlace), text, false] as const,
        ),
      ];
      for (const [placeOf, written, isTitle] of texts) {
        const text = { plain: withPlainDigits(written), isTitle };
        const all = saidIn(definition, text.plain);
        const wrong =
          firstOf(all, (said) =>
            isSaidRight(all, said, limits) ? undefined : disagreement(limits, question, said, text),
          ) ?? firstOf(all, (said) => lackingLimit(limits, question, said, text));
        for (const [problem, repair] of [wrong ?? [], refusedKind(definition, question, text.plain) ?? []])
          if (problem && repair) yield { place: placeOfWords(definition.language, placeOf()), problem, repair };
      }
    }
  }
};

interface Asked {
  /** With all that encloses it. */
  readonly question: Schema;
  /** The part that is written at this place. */
  readonly own: Schema;
  /** What this part narrows, and whose texts are shown where it has none; undefined where it is the declaration. */
  readonly known?: Schema | undefined;
  readonly ui: UiSchema;
  /** Of the ui entry. */
  readonly at: string;
}

/** Every part of a question at any depth, with its ui entry. */
export function* questionsIn(group: Schema, ui: UiSchema, at: string): Generator<Asked> {
  for (const key of Object.keys(declaredProperties(group))) {
    const [own, place] = [uiOf(ui, key), at + formatPointer([key])];
    for (const { key: name, schema, whole, known } of groupQuestions(group)) {
      if (name !== key) continue;
      yield { question: whole, own: schema, known, ui: own, at: place };
      yield* questionsInside(whole, own, place);
    }
  }
}

function* questionsInside(question: Schema, ui: UiSchema, at: string): Generator<Asked> {
  if (isGroupSchema(question)) yield* questionsIn(question, ui, at);
  else if (question.items) yield* questionsInside(question.items, uiOf(ui, 'items'), `${at}/items`);
}

/** The findings for a branch that changes a limit but has no title or description of its own: the declaration's is shown, with the old limit in it. */
function* ofNarrowed(definition: Definition, { question, own, known = {} }: Asked): Generator<Words> {
  for (const [key, written] of textsOfSchema(known)) {
    if (Object.hasOwn(own, key.slice(1))) continue;
    const text = { plain: withPlainDigits(written), isTitle: key === '/title' };
    const limits = [question, known].map((one) => limitsOf(definition, one));
    const isOfBranch = (said: Said) => {
      const [here, outside] = limits.map((all) => disagreement(all, question, said, text));
      return outside ? undefined : here;
    };
    const [problem] = firstOf(saidIn(definition, text.plain), isOfBranch) ?? [];
    if (problem === undefined) continue;
    const what = key.slice(1);
    yield [
      `The ${what} is the same in this branch. ${problem}`,
      `Give it a ${what} of its own here, or change the limit.`,
    ];
  }
}

function textsOfSchema({ title, description }: Schema): readonly (readonly [string, string])[] {
  return [
    ...(title === undefined ? [] : [['/title', title] as const]),
    ...(description === undefined ? [] : [['/description', description] as const]),
  ];
}

const UI_KEYS = ['ui:description', 'ui:help', 'ui:placeholder'] as const;

function textsOfUi(ui: UiSchema): readonly (readonly [string, string])[] {
  return UI_KEYS.flatMap((key) => {
    const { [key]: text } = ui;
    return typeof text === 'string' ? [[formatPointer([key]), text] as const] : [];
  });
}

function firstOf<T>(all: readonly Said[], judge: (said: Said) => T | undefined): T | undefined {
  return all.map(judge).find((words) => words !== undefined);
}

/** True where another limit that the text says on the same sides is that of the question: then this one is about something else. */
function isSaidRight(all: readonly Said[], said: Said, limits: LimitsByKind): boolean {
  const isOf = (number: number | undefined, own: readonly number[]) => number !== undefined && own.includes(number);
  return all.some(({ kind, least, most }) => {
    const [ofLeast, ofMost] = [isOf(least, limits[kind].least), isOf(most, limits[kind].most)];
    return (said.least === undefined || ofLeast) && (said.most === undefined || ofMost);
  });
}

type Words = readonly [problem: string, repair: string];

function disagreement(all: LimitsByKind, question: Schema, said: Said, text: Text): Words | undefined {
  const { format, type, title = '' } = question;
  const { words, kind, least, most, unit } = said;
  // "Please bring at least 2 bottles" limits no number of children.
  const isCounted = kind === 'other' || kind === 'measures';
  const isOfOthers = isCounted && unit !== '' && !title.toLowerCase().includes(unit.toLowerCase());
  if (isOfOthers && !text.isTitle && type !== 'array') return undefined;
  if ((kind === 'other' || kind === 'years') && !text.isTitle && !isLast(said, text.plain)) return undefined;
  const isNumber = type === 'number' || type === 'integer';
  if (isNumber && unit !== '' && (text.isTitle || kind === 'years') && !isAlone(said, text)) return undefined;
  const own = all[kind];
  const exchanged = format === 'date' && kind === 'years' ? exchangedIn(question, own, said) : undefined;
  if (exchanged) return exchanged;
  const counted =
    format === 'date' ? countedOtherwise([question.formatMinimum, question.formatMaximum], said) : undefined;
  if (counted !== undefined) return [`This says “${words}”, and the limit of the question is not in years.`, counted];
  const isKnown = (least === undefined || own.least.length > 0) && (most === undefined || own.most.length > 0);
  if (!isKnown) return undefined;
  // `from 1 to 12` of a date may be hours or months.
  if (format === 'date' && kind === 'other' && [least, most].some((one) => one !== undefined && one < 1000))
    return undefined;
  const inWords = (limit: number | undefined) =>
    kind === 'bytes' ? `${Number(((limit ?? 0) / BYTES_OF_A_KILOBYTE ** 2).toFixed(2))} MB` : String(limit);
  const agrees = (one: number | undefined, limit: readonly number[]) =>
    one === undefined || limit.some((own) => inWords(own) === inWords(one));
  if (agrees(least, own.least) && agrees(most, own.most)) return undefined;
  const parts = [least === undefined ? [] : inWords(own.least[0]), most === undefined ? [] : inWords(own.most[0])];
  const limit = parts.flat().join(' to ');
  return [`This says “${words}”; the limit of the question is ${limit}.`, `Write ${limit}, or change the limit.`];
}

/**
 * The finding for a least age in a text where the question limits only the greatest, to the same number of years, or the other way round: `formatMinimum` and `formatMaximum` were
 * taken for each other.
 */
function exchangedIn({ formatMinimum }: Schema, { least, most }: Limits, said: Said): Words | undefined {
  const isLeast = said.most === undefined && least.length === 0 && most.some((limit) => limit === said.least);
  const isMost = said.least === undefined && most.length === 0 && least.some((limit) => limit === said.most);
  if (!isLeast && !isMost) return undefined;
  const opposite = isLeast ? `at most ${said.least}` : `at least ${said.most}`;
  const [has, lacks] = formatMinimum ? ['formatMinimum', 'formatMaximum'] : ['formatMaximum', 'formatMinimum'];
  const problem = `This says “${said.words}”; the limit of the question is the opposite, ${opposite} years.`;
  return [problem, `Write "${lacks}" in place of "${has}", or change the words.`];
}

/**
 * The finding for a limit that the text says and the question does not have; undefined if the words may be about something else. Of numbers and lists a limit with a unit
 * ("up to 12 months") may be, and of texts one that is not in characters.
 */
function lackingLimit(all: LimitsByKind, question: Schema, said: Said, text: Text): Words | undefined {
  const { unit, kind, least, most } = said;
  const { type, pattern, format, enum: options, readOnly } = question;
  const words = said.words.replace(/[()]/g, '');
  const isMeant =
    type === 'string'
      ? kind === 'characters' && (pattern ?? format) === undefined && partsOf(text).some((part) => part.endsWith(words))
      : unit === '' && isAlone(said, text);
  const keywords = entryOf(KEYWORDS, type ?? '');
  // Limits of an answer that nobody can change are refused by other rules.
  if (!keywords || options || readOnly || !isMeant) return undefined;
  const [atLeast, atMost] = keywords;
  const own = all[kind];
  const missing = [
    ...(least === undefined || own.least.includes(least) ? [] : [`"${atLeast}": ${least}`]),
    ...(most === undefined || own.most.includes(most) ? [] : [`"${atMost}": ${most}`]),
  ];
  if (missing.length === 0) return undefined;
  const problem = `This says “${said.words}”, and the question has no such limit.`;
  return [problem, `Add ${missing.join(' and ')}, or change the words.`];
}

/** Words for kinds of files, each with its media type; undefined for kinds that no form takes. */
const KINDS: readonly (readonly [RegExp, string | undefined])[] = [
  [/\bPDFs?\b/i, 'application/pdf'],
  [/\bJPE?Gs?\b/i, 'image/jpeg'],
  [/\bPNGs?\b/i, 'image/png'],
  [/\b(?:Word|Excel|PowerPoint|DOCX?|XLSX?|PPTX?|HEIC|GIF|TIFF?|WEBP|ZIP)s?\b/, undefined],
];

/** The finding for a text of a file that names a kind which is refused; a sentence that denies something is not judged. */
function refusedKind({ form, language }: Definition, question: Schema, plain: string): Words | undefined {
  const isFile = [question, question.items].some((one) => one?.format === 'attachment');
  const types = isFile ? limitsOfFile(question, form.attachments)?.types : undefined;
  const { negated } = engineTexts[language].outcome;
  const said = sentencesOf(plain).filter((sentence) => !negated.test(sentence));
  for (const [kind, type] of types ? KINDS : []) {
    const [word] = said.flatMap((sentence) => kind.exec(sentence)?.[0] ?? []);
    if (word === undefined || (type && types?.includes(type))) continue;
    const repair = type
      ? `Add "${type}" to the "types" of its files, or change the words.`
      : 'Change the words: a form takes application/pdf, image/jpeg and image/png.';
    return [`This says “${word}”, and the question does not take such a file.`, repair];
  }
  return undefined;
}

const KEYWORDS: Readonly<Record<string, readonly [atLeast: string, atMost: string]>> = {
  string: ['minLength', 'maxLength'],
  number: ['minimum', 'maximum'],
  integer: ['minimum', 'maximum'],
  array: ['minItems', 'maxItems'],
};
