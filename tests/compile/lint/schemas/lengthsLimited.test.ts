import { ruleTests, text } from '../schemaCases.ts';

const unlimited = { type: 'string', title: 'Text' };
const list = { type: 'array', title: 'List', items: text };

ruleTests('lengthsLimited', /maximum length/, [
  { why: 'accepts a text with maxLength', schema: { a: text }, problems: [] },
  { why: 'reports a text without maxLength', schema: { a: unlimited }, problems: ['This text has no maximum length'] },
  {
    why: 'reports an e-mail address without maxLength',
    schema: { a: { ...unlimited, format: 'email' } },
    problems: ['This text'],
  },
  { why: 'accepts a date', schema: { a: { ...unlimited, format: 'date' } }, problems: [] },
  { why: 'accepts a telephone number', schema: { a: { ...unlimited, format: 'phone' } }, problems: [] },
  { why: 'accepts a choice', schema: { a: { ...unlimited, enum: ['x'] } }, problems: [] },
  { why: 'accepts a number', schema: { a: { type: 'number', title: 'x' } }, problems: [] },
  { why: 'accepts a list with maxItems', schema: { a: { ...list, maxItems: 3 } }, problems: [] },
  { why: 'reports a list without maxItems', schema: { a: list }, problems: ['This list has no maximum length'] },
  {
    why: 'reports texts and lists at any depth',
    schema: {
      properties: { a: { ...list, items: { type: 'object', properties: { b: unlimited } } } },
      if: { required: ['a'] },
      else: { properties: { c: unlimited } },
    },
    problems: ['This list', 'This text', 'This text'],
  },
]);
