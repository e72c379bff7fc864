import { ruleTests, text } from '../schemaCases.ts';

const untitled = { type: 'string', maxLength: 50 };
const group = (properties: object) => ({ type: 'object', properties });

ruleTests('questionsHaveTitles', /has no title/, [
  { why: 'takes a question with a title', schema: { a: text }, problems: [] },
  { why: 'finds one without', schema: { a: untitled }, problems: ['The question "a" has no title'] },
  { why: 'finds an empty title', schema: { a: { ...text, title: '' } }, problems: ['"a"'] },
  { why: 'takes a group without', schema: { a: group({ b: text }) }, problems: [] },
  { why: 'finds a question in a group', schema: { a: group({ b: untitled }) }, problems: ['"b"'] },
  { why: 'finds a file', schema: { a: { type: 'object', format: 'attachment' } }, problems: ['"a"'] },
  {
    why: 'finds a list and the questions of its entries',
    schema: { a: { type: 'array', maxItems: 2, items: group({ b: untitled }) } },
    problems: ['"a"', '"b"'],
  },
  {
    why: 'finds a conditional one',
    schema: { properties: { a: text }, if: { required: ['a'] }, else: { properties: { b: untitled } } },
    problems: ['"b"'],
  },
]);
