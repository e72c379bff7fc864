// The repair for each foreign key or value that `step.schema.json` and `ui.schema.json` refuse, under the names by which `read/checkJson.ts`
// looks repairs up. Those of form.json are in `formRepairs.ts`.

import uiFileSchema from '../../../forms/ui.schema.json' with { type: 'json' };
import { getIn, isRecord, recordOf } from '../../core/index.ts';
import type { At, RepairOfValue, Repairs } from '../errors/repairs.ts';
import { COMPARISONS, SPELLED_COMPARISONS } from '../schema/comparisons.ts';
import { KEYWORDS } from '../schema/keywords.ts';
import { belowSchemas, DEPENDENCIES } from '../schema/positions.ts';
import { englishIn } from './builderKeywords.ts';
import { BUILDER_TYPES } from './builderTypes.ts';
import { pathTo, referenceTo } from './comparedNames.ts';
import { repairOfEntry, repairOfSection, repairOfTitle } from './foreignSections.ts';
import { repairOfAnswer } from './foreignTests.ts';
import {
  FOREIGN_COMPONENTS,
  FOREIGN_ENTRY_KEYS,
  FOREIGN_ROOT_KEYS,
  FOREIGN_UI_KEYS,
  FOREIGN_UI_VALUES,
  FOREIGN_WIDGETS,
} from './foreignUi.ts';
import { bytesIn, inNames, inOptions, noPositions, requiredAt, requiredNames } from './foreignValues.ts';
import { LEFT_OVERS } from './leftOvers.ts';
import { ofDay } from './writtenMoments.ts';

const POSITIONS = noPositions(undefined);
const NAMED =
  'Write what visitors may answer by names of their own, e.g. "additionalProperties": { "type": "string", "title": "Answer", "maxLength": 100 }, or name each question under "properties".';
const CLOSED = 'Remove it: a form accepts only answers that it declares.';

export const STEP_REPAIRS: Repairs = {
  'properties/*': (value, _, { keys }) =>
    belowSchemas(keys)[0] === 'if' ? (ofNoTest(value) ?? repairOfAnswer(value)) : ofHidden(value, keys),
  properties: (value, _, { keys }) => (belowSchemas(keys)[0] === 'if' ? whereEmpty(value) : byName(value)),
  'type []': only('type'),
  'items []': (entries) => ofOneEntry(entries) ?? POSITIONS,
  'items false': POSITIONS,
  'items true': 'Write what is asked in each entry, e.g. "items": { "type": "string", "maxLength": 100 }.',
  'additionalProperties true': (_, { properties }) => (isRecord(properties) ? CLOSED : NAMED),
  'required true': requiredAt,
  'required false': 'Remove it: what "required" of the group does not name need not be answered.',
  required: requiredNames,
  enum: inOptions,
  enumNames: inNames,
  minimum: (value, beside) => ofTwo('minimum', value, beside) ?? ofDay('formatMinimum', value, beside),
  maximum: (value, beside) => ofTwo('maximum', value, beside) ?? ofDay('formatMaximum', value, beside),
  formatMinimum: (value, beside) => ofTwo('formatMinimum', value, beside) ?? ofDay('formatMinimum', value, beside),
  formatMaximum: (value, beside) => ofTwo('formatMaximum', value, beside) ?? ofDay('formatMaximum', value, beside),
  ...Object.fromEntries([...COMPARISONS, 'lengthEquals'].map((keyword) => [keyword, referenceTo])),
  $data: pathTo,
  computed: 'Write what it is made of, e.g. { "sum": ["a", "b"] }: there are sum, count, join, difference and pick.',
  count: only('count'),
  'difference twice': 'Write another date in the place of one of the two.',
  contains: repairOfAnswer,
  not: repairOfAnswer,
  'errorMessage/*': (value, _, { keys }) => (isRecord(value) ? ofNames(value, keys.at(-1)) : undefined),
  'anyOf/*': asAlternative,
  'oneOf/*': asAlternative,
  title: inOneLanguage('title'),
  description: (value, ...where) =>
    String(value).trim() === '' ? 'Remove it: it has no words.' : inOneLanguage('description')(value, ...where),
  ...Object.fromEntries(['sum', 'join'].map((key) => [key, asNames])),
  ...LEFT_OVERS,
  'allOf/*': whereEmpty,
  allOf: (value) =>
    isRecord(value)
      ? { repair: 'Put it into a list: "allOf": [{ ... }].', meant: { value: [value] } }
      : whereEmpty(value),
  ...Object.fromEntries(['dependencies', 'dependentRequired', 'dependentSchemas'].map((key) => [key, whereEmpty])),
  maxBytes: inBytes,
  ...renamed(BUILDER_TYPES, (type) => `type ${type}`),
};

const UI_REPAIRS: Repairs = {
  '*': repairOfSection,
  'ui:sections/*': repairOfEntry,
  'ui:sections': byTitle,
  ...ofPlainKeys(),
  ...FOREIGN_UI_KEYS,
  ...FOREIGN_UI_VALUES,
  ...renamed(FOREIGN_WIDGETS, (widget) => `ui:widget ${widget}`),
  ...renamed(FOREIGN_COMPONENTS, (component) => `ui:widget ${component}`),
  ...renamed(FOREIGN_ENTRY_KEYS, (key) => `items/${key}`),
  ...renamed(ofQuestions(), (key) => `/${key}`),
  ...renamed(FOREIGN_ROOT_KEYS, (key) => `/${key}`),
};

/** The repair of `"ui:sections": { "Title": ["name"] }`: the same as a list. Undefined for another object. */
function byTitle(sections: unknown): string | undefined {
  const all = isRecord(sections) ? Object.entries(sections) : [];
  return all.length > 0 && all.every(([, fields]) => Array.isArray(fields)) && !all.some(([key]) => key === 'fields')
    ? `Write "ui:sections": ${JSON.stringify(all.map(([title, fields]) => ({ title, fields })))}.`
    : undefined;
}

/** The repairs of a ui file. @param schema of the same step, as it is written */
export function uiRepairs(schema: unknown): Repairs {
  const checkboxes: RepairOfValue = (_, __, { keys }) => ofCheckboxes(schema, keys);
  return { ...UI_REPAIRS, 'ui:widget checkboxes': checkboxes, 'ui:widget CheckboxesWidget': checkboxes };
}

/** RJSF draws checkboxes for a list of options in which each stands once, and so does this engine. */
function ofCheckboxes(schema: unknown, keys: readonly string[]): string | undefined {
  const question = keys.slice(0, -1).reduce<Readonly<Record<string, unknown>>>((around, key) => {
    const below = recordOf(around.properties);
    return recordOf(Object.hasOwn(below, key) ? below[key] : key === 'items' ? around.items : undefined);
  }, recordOf(schema));
  return question.type === 'array' && question.uniqueItems !== true
    ? 'Write "uniqueItems": true beside "items" in the schema, and remove it: each option can be chosen once then, which is drawn as checkboxes.'
    : FOREIGN_WIDGETS.checkboxes;
}

/** For an alternative that is a text: an option, or the name of a question that is needed. */
function asAlternative(text: unknown, _: unknown, { root, keys }: At): string | undefined {
  const schema = recordOf(getIn(root, keys.slice(0, -2)));
  if (typeof text !== 'string') return undefined;
  if (Object.hasOwn(recordOf(schema.properties), text))
    return keys.at(-2) === 'anyOf' ? `Write ${JSON.stringify({ required: [text] })}.` : undefined;
  return schema.type === 'object' || schema.properties ? undefined : `Write ${JSON.stringify({ const: text })}.`;
}

/** For a question that a branch wants to hide: `"then": { "properties": { "stop": false } }`. */
function ofHidden(value: unknown, keys: readonly string[]): string | undefined {
  const isInBranch = keys.includes('then') || keys.includes('else');
  return value === false && isInBranch
    ? 'Remove it: a branch hides no question. Ask it in the other branch only, and not outside.'
    : undefined;
}

/** For the options of a list without their schema, and for the schema of an entry in a list of its own. */
function ofOneEntry(entries: unknown): string | undefined {
  const [only, ...others] = Array.isArray(entries) ? entries : [];
  if (isRecord(only) && others.length === 0) return `Write "items": ${JSON.stringify(only)}.`;
  const areTexts = typeof only === 'string' && others.every((one) => typeof one === 'string');
  return areTexts ? `Write "items": ${JSON.stringify({ type: 'string', enum: entries })}.` : undefined;
}

/** For a list of one text in the place of that text. */
function only(key: string): RepairOfValue {
  return (value) => {
    const [one, ...others] = Array.isArray(value) ? value : [];
    return typeof one === 'string' && others.length === 0 ? `Write "${key}": ${JSON.stringify(one)}.` : undefined;
  };
}

/** For the largest size of a file: a number with a unit, in bytes. */
export function inBytes(size: unknown): string | undefined {
  const bytes = bytesIn(size);
  if (bytes !== undefined) return `Write ${bytes} without quotes.`;
  return /^\d+$/.test(String(size)) ? undefined : 'Write a number of bytes, e.g. 5242880 for 5 MB.';
}

/** The repair of `properties` that is a list: an object with the questions by their `name`, `id` or `key`, if each has one. */
function byName(list: unknown): string | undefined {
  if (!Array.isArray(list)) return undefined;
  const named = list.map((one) => {
    const { name, id, key, ...question } = recordOf(one);
    return [name ?? id ?? key, question] as const;
  });
  return named.length > 0 && named.every(([name]) => typeof name === 'string')
    ? `Write "properties": ${JSON.stringify(Object.fromEntries(named))}.`
    : 'Write each question by its name: "properties": { "name": { ... } }.';
}

function whereEmpty(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0 ? 'Remove it.' : undefined;
}

/** The repair of `{}` as the test of an answer: every answer passes it. */
export function ofNoTest(value: unknown): string | undefined {
  return whereEmpty(value) && 'Remove it: that there is an answer is said by "required" beside "properties".';
}

/** The repair of a limit that names another answer, and was not read as a comparison because a second one would be the same keyword (`SPELLED_COMPARISONS`). */
function ofTwo(
  keyword: 'minimum' | 'maximum' | 'formatMinimum' | 'formatMaximum',
  value: unknown,
  beside: Readonly<Record<string, unknown>>,
): string | undefined {
  const own = SPELLED_COMPARISONS[keyword];
  if (!isRecord(value)) return undefined;
  return own in beside
    ? `Remove it: "${own}" beside it compares already.`
    : `Write "${own}": ${JSON.stringify(value)}, and no second comparison of the kind.`;
}

/** The repair of words that are written by language. */
function inOneLanguage(key: string): RepairOfValue {
  return (value) => {
    const english = englishIn(value);
    return english === value ? undefined : `Write "${key}": ${JSON.stringify(english)}.`;
  };
}

/** The repair of what is computed that is written as a formula: `a + b`. */
function asNames(value: unknown): string | undefined {
  const names = typeof value === 'string' && /[+&]/.test(value) ? value.split(/[+&]/).map((one) => one.trim()) : [];
  return names.length > 0 && names.every((name) => /^[\w/]+$/.test(name))
    ? `Write ${JSON.stringify(names)}.`
    : undefined;
}

/** Keys of a question without "ui:", which a ui file reads as the names of questions. */
function ofPlainKeys(): Repairs {
  const keys = Object.keys(uiFileSchema.definitions.field.properties).filter((key) => key.startsWith('ui:'));
  // A section has no names, so there it is an unknown key.
  const atQuestion = (write: (value: unknown) => string): RepairOfValue => {
    return (value, _, { unknown }) => (unknown === undefined ? write(value) : undefined);
  };
  const plain = keys.map((key) => [key.slice(3), atQuestion((value) => `Write "${key}": ${JSON.stringify(value)}.`)]);
  const misspelt = keys.flatMap((key) =>
    ['-', '_', '.'].map((sign) => [
      key.replace(':', sign),
      atQuestion((value) => `Write "${key}": ${JSON.stringify(value)}.`),
    ]),
  );
  const inSchema = atQuestion(() => 'Write it at the question in the schema.');
  const others = [...Object.keys(KEYWORDS), 'required']
    .filter((key) => !keys.includes(`ui:${key}`))
    .map((key) => [key, inSchema]);
  return { ...Object.fromEntries([...plain, ...misspelt, ...others]), title: repairOfTitle };
}

/** Keys of a question, at the root of the file. */
function ofQuestions(): Readonly<Record<string, string>> {
  const keys = Object.keys(uiFileSchema.definitions.field.properties);
  return Object.fromEntries(
    keys.map((key) => [key, `Write it at the question that it is for: "name": { "${key}": ... }.`]),
  );
}

function renamed(repairs: Repairs, name: (key: string) => string): Repairs {
  return Object.fromEntries(Object.entries(repairs).map(([key, repair]) => [name(key), repair]));
}

/** What to do about words by names where one message stands. */
function ofNames(words: Readonly<Record<string, unknown>>, keyword: string | number | undefined): string {
  const [name = '...'] = Object.keys(words);
  return DEPENDENCIES.some((one) => one === keyword)
    ? 'Write it under "required", by the name of what is missing: "errorMessage": { "required": { "...": "..." } }.'
    : `Write one text. What is said of "${name}" alone is said at that question, in its own "errorMessage".`;
}
