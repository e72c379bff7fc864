// Keys that form builders (Formio, SurveyJS, and what people write by analogy with HTML) have beside a question, each with the repair in
// our spelling. What the key says is in the sentence, so that it can be written down as it is.
import { isRecord, recordOf } from '../../core/index.ts';
import { entryOf } from '../schema/entryOf.ts';
import { takesSeveral } from './builderTypes.ts';
import { repairOfComputation } from './computationsOfBuilders.ts';
import { repairOfCondition } from './conditionsOfQuestions.ts';
import { excludedLimit } from './excludedLimit.ts';
import { FOREIGN_WIDGETS } from './foreignUi.ts';
import { bytesIn, labelOf, type Repair, valueSent } from './foreignValues.ts';
import { dayOf, timeOf, uncountedDay } from './writtenMoments.ts';

const isGroup = (schema: object) => 'properties' in schema || 'then' in schema;

const FURTHER_CONDITION =
  'Write each condition with what it asks as an entry of "allOf": [{ "if": { ... }, "then": { ... } }, ...].';
const REQUIRED = 'Remove it, and write the name of the question in "required" of its group.';
const REQUIRED_IF =
  'Write "required" with the name of the question under "then", beside an "if" in its group that says when.';
const STEPS = 'Make each page a step: "steps" of form.json, with a schema and a ui file each.';
const NAMED = 'Remove it: a question is called as it is under "properties".';
const isFile = (schema: object) => recordOf(schema).format === 'attachment';

/** Media types by the ends of the names of such files. */
const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

const IMAGES = ['image/jpeg', 'image/png'];

/**
 * The repair of a keyword that limits a file. It names the types and the size of all such keywords in the schema, because ours is one keyword for both; a number below a
 * thousand counts megabytes, because no file is so small.
 */
const FILES = (_: unknown, schema: object): string => {
  const { types, accept, mimeTypes, fileTypes, maxSize, fileMaxSize, maxBytes } = recordOf(schema);
  const size = maxSize ?? fileMaxSize ?? maxBytes;
  const written = [types ?? accept ?? mimeTypes ?? fileTypes].flat();
  const ends = written.flatMap((one) => (typeof one === 'string' ? one.split(',') : []));
  const plain = ends.map((one) => one.trim().replace(/^\./, '').toLowerCase());
  const named = plain.flatMap((one) => (one === 'image/*' ? IMAGES : (entryOf(TYPES, one) ?? one)));
  const known = named.filter((one) => Object.values(TYPES).includes(one));
  const bytes = typeof size === 'number' ? (size < 1000 ? size * 1_048_576 : size) : bytesIn(size);
  const limits = {
    ...(known.length > 0 && { types: [...new Set(known)] }),
    ...(bytes !== undefined && { maxBytes: bytes }),
  };
  if (Object.keys(limits).length === 0)
    return 'Write "attachments": { "types": ["application/pdf"] } beside "format": "attachment", or image/jpeg and image/png.';
  return `Write "attachments": ${JSON.stringify(limits)} beside "format": "attachment".`;
};

const MESSAGE = 'Write it as "errorMessage", by keyword: "errorMessage": { "pattern": "..." }.';
const MESSAGES: Repair = (value) => (isRecord(value) ? 'Write it as "errorMessage".' : MESSAGE);

/** In the ui file, under another name. */
const drawn =
  (key: string) =>
  (value: unknown): string =>
    `Write it in the ui file, at the same question: "${key}": ${JSON.stringify(englishIn(value))}.`;

const renamed =
  (keyword: string) =>
  (value: unknown): string =>
    `Write "${keyword}": ${JSON.stringify(value)}.`;

/** Of words with a text for each language (`{ "en": "Name", "ar": "..." }`) the English one, because Arabic is written in ar.json. Anything else is returned as it is. */
export function englishIn(words: unknown): unknown {
  const { en } = recordOf(words);
  return typeof en === 'string' ? en : words;
}

const ORDER = 'Remove it: the order of the questions is "ui:order" in the ui file.';

/** A limit of days. */
const moment =
  (keyword: string, of: 'date' | 'time'): Repair =>
  (value, schema) => {
    const { format } = recordOf(schema);
    const isTime = of === 'time' || format === 'time';
    const limit = isTime ? timeOf(value) : dayOf(value);
    if (limit !== undefined)
      return `Write "${keyword}": "${limit}"${format === undefined ? ` and "format": "${of}"` : ''}.`;
    const uncounted = uncountedDay(value);
    if (uncounted !== undefined) return `Write it as "${keyword}". ${uncounted}`;
    const example = isTime ? 'a time, as "08:00",' : 'a day, as "2026-09-01" or "today",';
    return `Write "${keyword}" with ${example} beside the format "${isTime ? 'time' : 'date'}".`;
  };

/** A limit by its place in an order, of a number or of another answer. */
const limit =
  (keyword: 'minimum' | 'maximum', comparison: string, direction?: 1 | -1): Repair =>
  (value, schema) => {
    const [, other] = /^(?:1?\/)?(\p{L}\w*)$/u.exec(String(recordOf(value).$data ?? value)) ?? [];
    const compared =
      other !== undefined
        ? `"${comparison}": { "$data": "1/${other}" }`
        : `"${comparison}": { "$data": "1/name" } with the name of a question of the same group`;
    const said = recordOf(schema).format === 'time' ? timeOf(value) : dayOf(value);
    if (said !== undefined && !direction)
      return `Write "${keyword === 'minimum' ? 'formatMinimum' : 'formatMaximum'}": "${said}".`;
    if (typeof value !== 'number') return `Write ${compared}.`;
    return direction ? excludedLimit(keyword, value, schema) : `Write "${keyword}": ${value}.`;
  };

/** A limit of a text, of a list or of a number, by the type of the question. */
const ofType =
  (ofTexts: string, ofLists: string, ofNumbers: Repair): Repair =>
  (value, schema) => {
    const { type, format } = recordOf(schema);
    const keyword = type === 'array' ? ofLists : type === 'string' && format === undefined ? ofTexts : undefined;
    if (keyword === undefined || typeof value !== 'number')
      return typeof ofNumbers === 'string' ? ofNumbers : ofNumbers(value, schema);
    return `Write "${keyword}": ${value}.`;
  };

/** Options as builders list them: texts, or objects with a value and words. */
export const listedOptions = (value: unknown, schema: object): string => {
  const list = Array.isArray(value) ? value : Array.isArray(recordOf(value).values) ? recordOf(value).values : [];
  const all = (Array.isArray(list) ? list : []).map((one) => (isRecord(one) ? one : recordOf({ value: one })));
  const sent = all.map((one) => valueSent(one));
  if (all.length === 0 || sent.includes(undefined))
    return 'Write options as "enum", and what people read as "enumNames".';
  if ('enumNames' in schema) return `Write "enum": ${JSON.stringify(sent)}.`;
  const words = all.map((one, i) => englishIn(labelOf(one) ?? String(sent[i])));
  const [type, ...others] = new Set(sent.map((one) => typeof one));
  if (takesSeveral(recordOf(schema)) && others.length === 0 && (type === 'string' || type === 'number'))
    return `Write "items": ${JSON.stringify({ type, enum: sent, enumNames: words })}.`;
  return `Write "enum": ${JSON.stringify(sent)} and "enumNames": ${JSON.stringify(words)}.`;
};

/** Questions by their names. */
const NAMES: Repair = (value) =>
  isRecord(value) ? 'Write it as "properties".' : 'Write "properties": { ... }, each question under its name.';

export const BUILDER_KEYWORDS: Readonly<Record<string, Repair>> = {
  label: (value) => renamed('title')(englishIn(value)),
  fields: NAMES,
  questions: NAMES,
  props: NAMES,
  controls: NAMES,
  inputs: NAMES,
  readonly: (value, schema) =>
    'computed' in schema || 'const' in schema ? 'Write it as "readOnly".' : drawn('ui:readonly')(value),
  multiple: 'Write "type": "array" with "items", what is asked in each entry, and "maxItems".',
  when: (value, schema) => (isGroup(schema) ? renamed('if')(value) : repairOfCondition(value)),
  ...Object.fromEntries(['elseIf', 'elseif', 'elsif', 'elif'].map((key) => [key, FURTHER_CONDITION])),
  placeholder: drawn('ui:placeholder'),
  help: drawn('ui:help'),
  helpText: drawn('ui:help'),
  hint: drawn('ui:help'),
  tooltip: drawn('ui:help'),
  autocomplete: drawn('ui:autocomplete'),
  widget: (value) => entryOf(FOREIGN_WIDGETS, String(value)) ?? drawn('ui:widget')(value),
  disabled: drawn('ui:disabled'),
  uiSchema: 'Write it in the ui file, which has an entry by the name of each question.',
  uischema: 'Write it in the ui file, or make a form of both by npm run forms:import.',
  formData: 'Remove it: an answer that stands there at first is "default" of its question.',
  defaultValue: renamed('default'),
  value: renamed('default'),
  choices: listedOptions,
  values: listedOptions,
  data: listedOptions,
  enumTitles: renamed('enumNames'),
  enumLabels: renamed('enumNames'),
  enumDescriptions: renamed('enumNames'),
  'x-enumNames': renamed('enumNames'),
  'x-enum-varnames': renamed('enumNames'),
  validate: 'Write each limit at the question itself, e.g. "maxLength": 10, and its name in "required" of its group.',
  validators: 'Write each limit at the question itself, e.g. "minimum": 1 or "pattern": "...".',
  conditional: repairOfCondition,
  customConditional: repairOfCondition,
  visibleIf: repairOfCondition,
  visible_if: repairOfCondition,
  visibleWhen: repairOfCondition,
  showWhen: repairOfCondition,
  displayIf: repairOfCondition,
  dependsOn: repairOfCondition,
  condition: repairOfCondition,
  'ui:if': repairOfCondition,
  showIf: repairOfCondition,
  expression: repairOfComputation,
  setValueExpression: repairOfComputation,
  calculateValue: repairOfComputation,
  formula: repairOfComputation,
  hidden: 'Remove the question: nobody could answer it.',
  enableIf: (value) => `${repairOfCondition(value)} A question is asked or not asked, and never only disabled.`,
  isRequired: REQUIRED,
  requiredIf: REQUIRED_IF,
  pages: STEPS,
  panels: STEPS,
  elements: 'Write each question by its name under "properties".',
  components: 'Write each question by its name under "properties".',
  key: NAMED,
  name: NAMED,
  input: 'Remove it.',
  messages: MESSAGES,
  errors: MESSAGES,
  errorMessages: MESSAGES,
  validationMessage: MESSAGE,
  requiredErrorText: 'Write it as "errorMessage": { "required": { "name": "..." } } in the group of the question.',
  'x-order': ORDER,
  order: ORDER,
  propertyOrder: ORDER,
  unique: (_, schema) =>
    recordOf(schema).type === 'array'
      ? 'Write it as "uniqueItems".'
      : 'Remove it. Entries of a list, whose answers are compared with each other, have "uniqueInList".',
  of: (_, schema) => (recordOf(schema).type === 'array' ? 'Write it as "items".' : 'Remove it.'),
  rateMin: 'Write it as "minimum".',
  rateMax: 'Write it as "maximum".',
  minEntries: 'Write it as "minItems".',
  maxEntries: 'Write it as "maxItems".',
  minDate: moment('formatMinimum', 'date'),
  maxDate: moment('formatMaximum', 'date'),
  minTime: moment('formatMinimum', 'time'),
  maxTime: moment('formatMaximum', 'time'),
  laterThan: limit('minimum', 'moreThan', 1),
  earlierThan: limit('maximum', 'lessThan', -1),
  isAfter: limit('minimum', 'moreThan', 1),
  isBefore: limit('maximum', 'lessThan', -1),
  greaterThan: limit('minimum', 'moreThan', 1),
  greaterThanOrEqual: limit('minimum', 'atLeast'),
  lessThanOrEqual: limit('maximum', 'atMost'),
  min: ofType('minLength', 'minItems', limit('minimum', 'atLeast')),
  length: ofType('maxLength', 'maxItems', 'Remove it: a number has "minimum" and "maximum".'),
  max: ofType('maxLength', 'maxItems', limit('maximum', 'atMost')),
  accept: FILES,
  types: (value, schema) => (isFile(schema) ? FILES(value, schema) : 'Write it as "type".'),
  mimeTypes: FILES,
  maxBytes: FILES,
  fileTypes: FILES,
  maxSize: FILES,
  fileMaxSize: FILES,
};
