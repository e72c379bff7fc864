import { ruleTests, text } from '../schemaCases.ts';

const endless = { type: 'string', title: 'Text' };
const list = { type: 'array', title: 'List', items: text };

ruleTests('lengthsLimited', /maximum length/, [
  { why: 'takes a text with an end', schema: { a: text }, problems: [] },
  { why: 'finds a text without', schema: { a: endless }, problems: ['This text has no maximum length'] },
  { why: 'finds an e-mail address without', schema: { a: { ...endless, format: 'email' } }, problems: ['This text'] },
  { why: 'takes a date', schema: { a: { ...endless, format: 'date' } }, problems: [] },
  { why: 'takes a telephone number', schema: { a: { ...endless, format: 'phone' } }, problems: [] },
  { why: 'takes a choice', schema: { a: { ...endless, enum: ['x'] } }, problems: [] },
  { why: 'takes a number', schema: { a: { type: 'number', title: 'x' } }, problems: [] },
  { why: 'takes a list with an end', schema: { a: { ...list, maxItems: 3 } }, problems: [] },
  { why: 'finds a list without', schema: { a: list }, problems: ['This list has no maximum length'] },
  {
    why: 'finds them at any depth',
    schema: {
      properties: { a: { ...list, items: { type: 'object', properties: { b: endless } } } },
      if: { required: ['a'] },
      else: { properties: { c: endless } },
    },
    problems: ['This list', 'This text', 'This text'],
  },
]);
