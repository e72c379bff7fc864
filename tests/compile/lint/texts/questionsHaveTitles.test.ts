import { ruleTests, text } from '../schemaCases.ts';

const untitled = { type: 'string', maxLength: 50 };
const group = (properties: object) => ({ type: 'object', properties });

ruleTests('questionsHaveTitles', /has no title/, [
  { why: 'accepts a question with a title', schema: { a: text }, problems: [] },
  { why: 'reports a question without a title', schema: { a: untitled }, problems: ['The question "a" has no title'] },
  { why: 'reports an empty title', schema: { a: { ...text, title: '' } }, problems: ['"a"'] },
  { why: 'accepts a group without a title', schema: { a: group({ b: text }) }, problems: [] },
  { why: 'reports a question in a group', schema: { a: group({ b: untitled }) }, problems: ['"b"'] },
  { why: 'reports a file without a title', schema: { a: { type: 'object', format: 'attachment' } }, problems: ['"a"'] },
  {
    why: 'reports a list and the questions of its entries',
    schema: { a: { type: 'array', maxItems: 2, items: group({ b: untitled }) } },
    problems: ['"a"', '"b"'],
  },
  {
    why: 'reports a conditional question',
    schema: { properties: { a: text }, if: { required: ['a'] }, else: { properties: { b: untitled } } },
    problems: ['"b"'],
  },
]);
