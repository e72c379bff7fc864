// Keywords that JSON Schema lacks, and `multipleOf`. Defined by code templates, because standalone code cannot contain a keyword's function.
import { _, type Code, type CodeKeywordDefinition, type Name } from 'ajv';
import { getProperty } from 'ajv/dist/compile/codegen/index.js';
import { EXACT_DIGITS, readRelativeDay } from '../../core/index.ts';

/** `"between": [2010, 2024]`: limits of a number that is written as text. Text that is not all digits passes; `pattern` refuses it. */
const between: CodeKeywordDefinition = {
  keyword: 'between',
  type: 'string',
  schemaType: 'array',
  error: { message: 'must lie between two numbers', params: ({ schemaCode }) => _`{limits: ${schemaCode}}` },
  code(context) {
    const { data, schema } = context;
    const [least, most] = schema as [number, number];
    context.fail(_`/^[0-9]+$/.test(${data}) && (+${data} < ${least} || +${data} > ${most})`);
  },
};

/** In the place of ajv's own, whose tolerance is the same for all numbers: 111848.18 would be no multiple of 0.01. */
export const multipleOf: CodeKeywordDefinition = {
  keyword: 'multipleOf',
  type: 'number',
  schemaType: 'number',
  error: { message: 'must be a multiple', params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}` },
  code(context) {
    context.fail(_`!Number.isInteger(+(${context.data} / ${context.schema}).toPrecision(${EXACT_DIGITS}))`);
  },
};

/** `"lengthEquals": { "$data": "1/count" }`: the length of a list equals another answer. */
const lengthEquals: CodeKeywordDefinition = {
  keyword: 'lengthEquals',
  type: 'array',
  schemaType: 'number',
  $data: true,
  error: { message: 'must have as many entries as said', params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
  code(context) {
    context.fail$data(_`${context.data}.length !== ${context.schemaCode}`);
  },
};

/** `"equals": { "$data": "1/email" }`, or `"/who/email"`: the answer is the same as another, if that was given. */
const equals: CodeKeywordDefinition = {
  keyword: 'equals',
  type: ['string', 'number'],
  schemaType: ['string', 'number'],
  $data: true,
  error: { message: 'must be the same as another answer', params: _`{}` },
  code(context) {
    context.fail(_`${context.schemaCode} !== undefined && ${context.data} !== ${context.schemaCode}`);
  },
};

/**
 * `"uniqueInList": true`: no earlier entry of the list has the same answer to this question. The code is that of the list's validator,
 * which has the list and the indexes of its entries.
 */
const uniqueInList: CodeKeywordDefinition = {
  keyword: 'uniqueInList',
  type: ['string', 'number'],
  schemaType: 'boolean',
  error: { message: 'must not be in the list already', params: _`{}` },
  code(context) {
    const { data, schema, it } = context;
    const { dataNames, dataPathArr, dataLevel } = it;
    const [list, index, key] = [dataNames[dataLevel - 2], dataPathArr[dataLevel - 1], dataPathArr[dataLevel]];
    if (!schema || !list || index === undefined || key === undefined) return;
    const sameKey = getProperty(key as string | Name);
    context.fail(_`${list}.findIndex((entry) => entry && entry${sameKey} === ${data}) < ${index}`);
  },
};

/** A regular expression for a text that is compared by its order. */
function isWritten(format: unknown): Code {
  if (format === 'time') return _`/^[0-9]{2}:[0-9]{2}$/`;
  return format === 'date-time'
    ? _`/^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}$/`
    : _`/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/`;
}

/**
 * `"atLeast": { "$data": "1/from" }` and its like: the number or the date compares so with another, if that was given. An answer that
 * is neither is left to `type` and `format`.
 */
const ordered = Object.entries({ atLeast: _`<`, atMost: _`>`, moreThan: _`<=`, lessThan: _`>=` }).map(
  ([keyword, fails]): CodeKeywordDefinition => ({
    keyword,
    type: ['string', 'number'],
    schemaType: ['string', 'number'],
    $data: true,
    error: { message: 'must compare with another answer as said', params: _`{}` },
    code(context) {
      const { data, schemaCode, parentSchema } = context;
      const isDate = (code: Code | Name) => _`${isWritten(parentSchema.format)}.test(${code})`;
      const areDates = _`${isDate(data)} && ${isDate(schemaCode as Code | Name)}`;
      const areNumbers = _`typeof ${data} == "number" && typeof ${schemaCode} == "number"`;
      context.fail(_`(${areNumbers} || ${areDates}) && ${data} ${fails} ${schemaCode}`);
    },
  }),
);

/**
 * `"formatMinimum": "today - 18 years"` and `"formatMaximum": "today"`, named as in ajv-formats: the first and the last day that a
 * date can be. Time zones cannot be told from a submission, so a limit is reached as soon as it is anywhere on earth, and kept to as
 * long as it is anywhere: the last day counts from today's date in UTC+14, where each day begins first, the first day from that in
 * UTC-12, where each ends last. So browser and intake accept a parent's own today whatever their time zones, and an answer that was
 * right when it was given is right some hours after midnight. Of a day with a time the day is compared; the limit of a time is a time.
 * Other text passes; `format` refuses it.
 */
const dayLimits = [
  { keyword: 'formatMinimum', operator: _`<`, hours: -12 },
  { keyword: 'formatMaximum', operator: _`>`, hours: 14 },
].map(
  ({ keyword, operator, hours }): CodeKeywordDefinition => ({
    keyword,
    type: 'string',
    schemaType: 'string',
    error: { message: 'must keep to a limit of days', params: _`{}` },
    code(context) {
      const { data, schema, parentSchema } = context;
      const limit = limitCode(schema, _`new Date(Date.now() + ${hours * 60 * 60 * 1000})`);
      const compared = parentSchema.format === 'date-time' ? _`${data}.slice(0, 10)` : data;
      const written = isWritten(parentSchema.format);
      context.fail(_`${written}.test(${data}) && ${compared} ${operator} ${limit}`);
    },
  }),
);

/** Code of the day that core's `dayOfLimit` gives. */
function limitCode(limit: string, now: Code): Code {
  const relative = readRelativeDay(limit);
  if (!relative) return _`${limit}`;
  const { amount, unit } = relative;
  if (amount === 0) return _`${now}.toISOString().slice(0, 10)`;
  if (unit === 'day') return _`new Date(${now}.getTime() + ${amount * 24 * 60 * 60 * 1000}).toISOString().slice(0, 10)`;
  const months = amount * (unit === 'year' ? 12 : 1);
  const moved = _`at.setUTCMonth(at.getUTCMonth() + ${months}), at.getUTCDate() === day || at.setUTCDate(0)`;
  return _`((at, day = at.getUTCDate()) => (${moved}, at.toISOString().slice(0, 10)))(${now})`;
}

export const ENGINE_KEYWORDS: readonly CodeKeywordDefinition[] = [
  between,
  lengthEquals,
  equals,
  uniqueInList,
  ...ordered,
  ...dayLimits,
];
