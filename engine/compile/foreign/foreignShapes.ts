// The repair for each foreign key or value that `step.schema.json` and `ui.schema.json` refuse, under the names by which `read/checkJson.ts`
// looks repairs up.

import uiFileSchema from '../../../forms/ui.schema.json' with { type: 'json' };
import { getIn, isRecord, recordOf } from '../../core/index.ts';
import type { At, RepairOfValue, Repairs } from '../errors/repairs.ts';
import { isOutside } from '../schema/acrossSteps.ts';
import { COMPARISONS } from '../schema/comparisons.ts';
import { belowSchemas } from '../schema/positions.ts';
import { BUILDER_TYPES } from './builderKeywords.ts';
import { pathTo, referenceTo } from './comparedNames.ts';
import { repairOfEntry, repairOfSection, repairOfTitle } from './foreignSections.ts';
import { repairOfAnswer, repairOfTest } from './foreignTests.ts';
import {
  FOREIGN_COMPONENTS,
  FOREIGN_ENTRY_KEYS,
  FOREIGN_ROOT_KEYS,
  FOREIGN_UI_KEYS,
  FOREIGN_UI_VALUES,
  FOREIGN_WIDGETS,
} from './foreignUi.ts';
import { dayOf, inNames, inOptions, noPositions, REQUIRED_IN_GROUP, requiredNames, timeOf } from './foreignValues.ts';

const POSITIONS = noPositions(undefined);
const STEP_IF =
  'Write "if": { "properties": { "/name": { "const": ... } }, "required": ["/name"] }, with answers of earlier steps.';
const STEP_FILES = 'Remove it: the files of a step are called by its id, <id>.schema.json and <id>.ui.json.';
const NAMED =
  'Write what visitors may answer by names of their own, e.g. "additionalProperties": { "type": "string", "title": "Answer", "maxLength": 100 }, or name each question under "properties".';
const CLOSED = 'Remove it: a form accepts only answers that it declares.';

export const STEP_REPAIRS: Repairs = {
  'properties/*': (value, _, { keys }) => (belowSchemas(keys)[0] === 'if' ? repairOfAnswer(value) : undefined),
  'items []': POSITIONS,
  'items false': POSITIONS,
  'items true': 'Write what is asked in each entry, e.g. "items": { "type": "string", "maxLength": 100 }.',
  'additionalProperties true': (_, { properties }) => (isRecord(properties) ? CLOSED : NAMED),
  'required true': REQUIRED_IN_GROUP,
  'required false': 'Remove it: what "required" of the group does not name need not be answered.',
  required: requiredNames,
  enum: inOptions,
  enumNames: inNames,
  minimum: (value, { format }) => ofDay('formatMinimum', value, format),
  maximum: (value, { format }) => ofDay('formatMaximum', value, format),
  formatMinimum: (value, { format }) => ofDay('formatMinimum', value, format),
  formatMaximum: (value, { format }) => ofDay('formatMaximum', value, format),
  ...Object.fromEntries([...COMPARISONS, 'lengthEquals'].map((keyword) => [keyword, referenceTo])),
  $data: pathTo,
  computed: 'Write what it is made of, e.g. { "sum": ["a", "b"] }: there are sum, count, join, difference and pick.',
  count: oneName,
  contains: repairOfAnswer,
  not: repairOfAnswer,
  'anyOf/*': asAlternative,
  'oneOf/*': asAlternative,
  allOf: (value) => (isRecord(value) ? 'Put it into a list: "allOf": [{ ... }].' : whereEmpty(value)),
  ...Object.fromEntries(['dependencies', 'dependentRequired', 'dependentSchemas'].map((key) => [key, whereEmpty])),
  maxBytes: (value) => (/^\d+$/.test(String(value)) ? undefined : 'Write a number of bytes, e.g. 5242880 for 5 MB.'),
  ...renamed(BUILDER_TYPES, (type) => `type ${type}`),
};

const UI_REPAIRS: Repairs = {
  '*': repairOfSection,
  'ui:sections/*': repairOfEntry,
  ...ofPlainKeys(),
  ...FOREIGN_UI_KEYS,
  ...FOREIGN_UI_VALUES,
  ...renamed(FOREIGN_WIDGETS, (widget) => `ui:widget ${widget}`),
  ...renamed(FOREIGN_COMPONENTS, (component) => `ui:widget ${component}`),
  ...renamed(FOREIGN_ENTRY_KEYS, (key) => `items/${key}`),
  ...renamed(ofQuestions(), (key) => `/${key}`),
  ...renamed(FOREIGN_ROOT_KEYS, (key) => `/${key}`),
};

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

/** For a list of one name. */
function oneName(value: unknown): string | undefined {
  const [name, ...others] = Array.isArray(value) ? value : [];
  return typeof name === 'string' && others.length === 0 ? `Write "count": ${JSON.stringify(name)}.` : undefined;
}

/** For what says nothing. */
function whereEmpty(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0 ? 'Remove it.' : undefined;
}

function ofDay(keyword: string, value: unknown, format: unknown): string | undefined {
  const time = format === 'time' ? timeOf(value) : undefined;
  if (time !== undefined) return `Write "${keyword}": "${time}".`;
  const day = format === 'date' || format === 'date-time' || keyword.startsWith('format') ? dayOf(value) : undefined;
  return day === undefined ? undefined : `Write "${keyword}": "${day}".`;
}

function isInStepIf([list, , key]: readonly string[]): boolean {
  return list === 'steps' && key === 'if';
}

/** For a key that is unknown where it stands. A form and its receipt have a title. */
function asLabel(_: unknown, __: unknown, { unknown }: At): string | undefined {
  return unknown === undefined ? undefined : 'Write it as "label".';
}

/** Keys of form.json that others have for ours. */
export const FORM_REPAIRS: Repairs = {
  'properties/*': (value, _, { keys }) => (isInStepIf(keys) ? repairOfAnswer(value) : undefined),
  '*': (holder, _, { keys, unknown = '' }) =>
    isInStepIf(keys) ? repairOfTest(unknown, recordOf(holder)[unknown], isOutside) : undefined,
  phoneCountry: (country) =>
    /^[A-Z]{2}$/.test(String(country)) ? `Write ${JSON.stringify(String(country).toLowerCase())}.` : undefined,
  thanks: 'Write it as "done".',
  receipt: 'Write it as "done".',
  pages: 'Write "steps": [{ "id": "...", "label": "..." }].',
  visibleIf: STEP_IF,
  condition: STEP_IF,
  conditional: STEP_IF,
  // A form and its receipt have a title.
  title: asLabel,
  name: asLabel,
  schema: STEP_FILES,
  uiSchema: STEP_FILES,
  uischema: STEP_FILES,
  at: (value) => `Write the place of an answer, as in "/${String(value).replace(/^\/|\W/g, '') || 'learnerInfo'}".`,
};

const OFFICE_ANSWERS = 'an office asks for texts, choices and days.';
const AS_TEXT = `Write "type": "string" with "maxLength": ${OFFICE_ANSWERS}`;
const ONE_BY_ONE = `Ask each answer by a question of its own: ${OFFICE_ANSWERS}`;

/** Repairs of unknown keys: a question under "asks" of a move without "properties" around it, and "subject" or "text" of a letter in a move. */
function ofOffice(holder: unknown, _: unknown, { keys, unknown = '' }: At): string | undefined {
  if (keys.at(-1) === 'asks' && isRecord(recordOf(holder)[unknown]))
    return `Write it under "properties": { "type": "object", "properties": { ${JSON.stringify(unknown)}: { ... } } }.`;
  if (keys.at(-2) === 'moves' && (unknown === 'subject' || unknown === 'text'))
    return 'Write the letter under "letters", with an "id", and name that as "letter" of the move.';
  return undefined;
}

/** Keys of office.json that others have for ours, and types and formats of answers that its moves cannot ask for. */
export const OFFICE_REPAIRS: Repairs = {
  '*': ofOffice,
  title: asLabel,
  name: asLabel,
  body: (letter) => `Write "text": ${JSON.stringify([recordOf(letter).body].flat())}.`,
  'type boolean':
    'Write "type": "string", "enum": ["yes", "no"] and "enumNames": ["Yes", "No"], or refer to such a list, e.g. "$ref": "../lists/yes-no.json" in place of "type".',
  'type integer': AS_TEXT,
  'type number': AS_TEXT,
  'type array': ONE_BY_ONE,
  'type object': ONE_BY_ONE,
  format: `Write "date", or remove it: ${OFFICE_ANSWERS}`,
};

/** Keys of a question without "ui:", which a ui file reads as the names of questions. */
function ofPlainKeys(): Repairs {
  const keys = Object.keys(uiFileSchema.definitions.field.properties).filter((key) => key.startsWith('ui:'));
  // A section has no names, so there it is an unknown key.
  const atQuestion = (write: (value: unknown) => string): RepairOfValue => {
    return (value, _, { unknown }) => (unknown === undefined ? write(value) : undefined);
  };
  const plain = keys.map((key) => [key.slice(3), atQuestion((value) => `Write "${key}": ${JSON.stringify(value)}.`)]);
  const inSchema = atQuestion(() => 'Write it at the question in the schema.');
  const others = ['default', 'enum', 'type', 'format', 'required'].map((key) => [key, inSchema]);
  return { ...Object.fromEntries([...plain, ...others]), title: repairOfTitle };
}

/** Keys of a question, at the root of the file. */
function ofQuestions(): Readonly<Record<string, string>> {
  const keys = Object.keys(uiFileSchema.definitions.field.properties);
  return Object.fromEntries(
    keys.map((key) => [key, `Write it at the question that it is for: "name": { "${key}": ... }.`]),
  );
}

function renamed(
  repairs: Readonly<Record<string, string>>,
  name: (key: string) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(repairs).map(([key, repair]) => [name(key), repair]));
}
