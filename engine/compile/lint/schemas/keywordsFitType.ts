// A limit for another type of answer is never looked at: "maxLength" says nothing about a number.
import { schemaRule } from '../schemaRule.ts';

const TYPES_BY_KEYWORD: Readonly<Record<string, readonly string[]>> = {
  minLength: ['string'],
  maxLength: ['string'],
  pattern: ['string'],
  between: ['string'],
  formatMaximum: ['string'],
  minimum: ['number', 'integer'],
  maximum: ['number', 'integer'],
  multipleOf: ['number', 'integer'],
  items: ['array'],
  minItems: ['array'],
  maxItems: ['array'],
  uniqueItems: ['array'],
  lengthEquals: ['array'],
  properties: ['object'],
  required: ['object'],
  enum: ['string', 'number', 'integer'],
};

export const keywordsFitType = schemaRule('schemas', function* (schema) {
  const { type, format } = schema;
  if (type === undefined) return;
  for (const [keyword, types] of Object.entries(TYPES_BY_KEYWORD)) {
    if (!(keyword in schema) || types.includes(type)) continue;
    yield {
      at: `/${keyword}`,
      problem: `"${keyword}" says nothing about an answer of type ${type}.`,
      repair: `Remove it, or make the type ${types.join(' or ')}.`,
    };
  }
  if (format !== undefined && type !== (format === 'attachment' ? 'object' : 'string')) {
    const meant = format === 'attachment' ? 'object' : 'string';
    const problem = `The format "${format}" says nothing about an answer of type ${type}.`;
    yield { at: '/format', problem, repair: `Remove it, or make the type ${meant}.` };
  }
  if (schema.formatMaximum !== undefined && type === 'string' && format !== 'date') {
    const problem = '"formatMaximum" says nothing about a text that is no date.';
    yield { at: '/formatMaximum', problem, repair: 'Remove it, or make the format "date".' };
  }
  if (schema.enumNames && !schema.enum) {
    yield { at: '/enumNames', problem: '"enumNames" names options that are not there.', repair: 'Add "enum".' };
  }
});
