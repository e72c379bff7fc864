import { ruleTests, text } from '../schemaCases.ts';

const email = { ...text, format: 'email' };
const pets = { type: 'array', title: 'Pets', maxItems: 3, items: { type: 'object', properties: { name: text } } };
const condition = { if: { required: ['a'] }, else: { properties: { hidden: text } } };

ruleTests('pointersNameQuestions', /is no question/, [
  { why: 'takes a form that names none', schema: { a: text }, problems: [] },
  { why: 'takes questions', schema: { a: text, b: text }, form: { summary: ['/who/a', '/who/b'] }, problems: [] },
  {
    why: 'takes a conditional one',
    schema: { properties: { a: text }, ...condition },
    form: { summary: ['/who/hidden'] },
    problems: [],
  },
  { why: 'takes one of a list’s entry', schema: { pets }, form: { summary: ['/who/pets/0/name'] }, problems: [] },
  { why: 'takes an e-mail address', schema: { email }, form: { mail: { to: '/who/email' } }, problems: [] },
  {
    why: 'finds what is not asked, a group and a list',
    schema: { a: text, pets },
    form: { summary: ['/who/a', '/who/b', '/a', '/who', '/who/pets'] },
    problems: ['"/who/b"', '"/a"', '"/who"', '"/who/pets"'],
  },
  {
    why: 'looks at what the office’s mail shows, too',
    schema: { a: text, pets },
    form: { mailOffice: ['/who/a', '/who/pets'] },
    problems: ['"/who/pets"'],
  },
  {
    why: 'finds a receipt that has no address',
    schema: { a: text },
    form: { mail: { to: '/who/a' } },
    problems: ['"/who/a" is no question that asks for an e-mail address'],
  },
]);
