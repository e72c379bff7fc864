// The few keywords that JSON Schema has no word for. Written as code, not as functions, so that standalone validators can
// carry them.
import { _, type CodeKeywordDefinition } from 'ajv';

/** `"between": [2010, 2024]`: a text of digits lies between two numbers. Other text is the business of `pattern`. */
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

/** `"lengthEquals": { "$data": "1/count" }`: a list has as many entries as another answer says. */
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
 * `"formatMaximum": "today"`, by its name in ajv-formats: a day that has come. It has once it is that day anywhere on earth
 * (UTC+14), so that browser and intake never disagree about a parent's own today. What is no day is the business of `format`.
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
