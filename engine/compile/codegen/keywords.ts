// Keywords that JSON Schema lacks. Defined by code templates, because standalone code cannot contain a keyword's function.
import { _, type CodeKeywordDefinition } from 'ajv';

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

/**
 * `"formatMaximum": "today"`, named as in ajv-formats: a date that is not in the future. Today is the date in UTC+14, where each
 * day begins first, so browser and intake accept a parent's own today whatever their time zones. Other text passes; `format`
 * refuses it.
 */
const formatMaximum: CodeKeywordDefinition = {
  keyword: 'formatMaximum',
  type: 'string',
  schemaType: 'string',
  error: { message: 'must not be in the future', params: _`{}` },
  code(context) {
    const { data } = context;
    const today = _`new Date(Date.now() + ${14 * 60 * 60 * 1000}).toISOString().slice(0, 10)`;
    context.fail(_`/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(${data}) && ${data} > ${today}`);
  },
};

export const ENGINE_KEYWORDS: readonly CodeKeywordDefinition[] = [between, lengthEquals, formatMaximum];
