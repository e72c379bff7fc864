import { ruleTests, text } from '../schemaCases.ts';

const email = { ...text, format: 'email' };
const pets = { type: 'array', title: 'Pets', maxItems: 3, items: { type: 'object', properties: { name: text } } };
const condition = { if: { required: ['a'] }, else: { properties: { hidden: text } } };

ruleTests('pointersNameQuestions', /is not a question/, [
  { why: 'accepts a form without pointers', schema: { a: text }, problems: [] },
  {
    why: 'accepts pointers to questions',
    schema: { a: text, b: text },
    form: { summary: ['/who/a', '/who/b'] },
    problems: [],
  },
  {
    why: 'accepts a conditional question',
    schema: { properties: { a: text }, ...condition },
    form: { summary: ['/who/hidden'] },
    problems: [],
  },
  {
    why: 'accepts a question of a list entry',
    schema: { pets },
    form: { summary: ['/who/pets/0/name'] },
    problems: [],
  },
  {
    why: 'accepts an e-mail question for the receipt',
    schema: { email },
    form: { mail: { to: '/who/email' } },
    problems: [],
  },
  {
    why: 'reports unknown questions, a group and a list',
    schema: { a: text, pets },
    form: { summary: ['/who/a', '/who/b', '/a', '/who', '/who/pets'] },
    problems: ['"/who/b"', '"/a"', '"/who"', '"/who/pets"'],
  },
  {
    why: 'checks the pointers of mailOffice',
    schema: { a: text, pets },
    form: { mailOffice: ['/who/a', '/who/pets'] },
    problems: ['"/who/pets"'],
  },
  {
    why: 'reports what an address cannot answer as such, and not as an unknown question',
    schema: { a: text, pets },
    form: { prefill: { pets: '/who/pets', none: '/who/none' } },
    problems: [
      '"/who/pets" is not a question that an address can answer',
      '"/who/none" is not a question of this form',
    ],
  },
  {
    why: 'reports a receipt to a question that is no e-mail address',
    schema: { a: text },
    form: { mail: { to: '/who/a' } },
    problems: ['"/who/a" is not a question that asks for an e-mail address'],
  },
]);
