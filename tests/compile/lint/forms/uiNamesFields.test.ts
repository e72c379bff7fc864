import { ruleTests, text } from '../schemaCases.ts';

const sections = (...fields: string[][]) => ({ 'ui:sections': fields.map((names) => ({ fields: names })) });
const conditional = {
  properties: { a: text },
  if: { required: ['a'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { b: text } },
};
const list = { type: 'array', title: 'List', maxItems: 3, items: { type: 'object', properties: { b: text, c: text } } };

ruleTests('uiNamesFields', /section|ui:order|is not a question|conditional questions is/, [
  { why: 'takes each question in one section', schema: { a: text, b: text }, ui: sections(['b'], ['a']), problems: [] },
  { why: 'takes no sections where nothing is conditional', schema: { a: text, b: text }, ui: {}, problems: [] },
  {
    why: 'finds a question in no section',
    schema: { a: text, b: text },
    ui: sections(['a']),
    problems: ['"b" is in 0 sections'],
  },
  {
    why: 'finds a question in two',
    schema: { a: text },
    ui: sections(['a'], ['a']),
    problems: ['"a" is in 2 sections'],
  },
  {
    why: 'finds a name that is no question, in a section and as an entry',
    schema: { a: text },
    ui: { ...sections(['a', 'z']), y: {} },
    problems: ['"z" is not a question', '"y" is not a question'],
  },
  { why: 'takes a conditional question in a section', schema: conditional, ui: sections(['a', 'b']), problems: [] },
  { why: 'finds it left out', schema: conditional, ui: sections(['a']), problems: ['"b" is in 0 sections'] },
  {
    why: 'finds that its position is undefined',
    schema: conditional,
    ui: {},
    problems: ['The order of the conditional questions is undefined'],
  },
  {
    why: 'takes an order that names each question, or * for the others',
    schema: conditional,
    ui: { 'ui:order': ['b', '*'] },
    problems: [],
  },
  {
    why: 'finds a question that an order leaves out, and one that it invents',
    schema: conditional,
    ui: { 'ui:order': ['a', 'z'] },
    problems: ['"z" is not a question', '"b" is missing in "ui:order"'],
  },
  {
    why: 'finds an order beside sections',
    schema: { a: text },
    ui: { ...sections(['a']), 'ui:order': ['a'] },
    problems: ['"ui:order" has no effect beside "ui:sections"'],
  },
  {
    why: 'looks into groups',
    schema: { g: { type: 'object', properties: { a: text } } },
    ui: { g: { z: {} } },
    problems: ['"z" is not a question'],
  },
  {
    why: 'looks into the entries of a list',
    schema: { l: list },
    ui: { ...sections(['l']), l: { items: { ...sections(['b']), z: {} } } },
    problems: ['"z" is not a question', '"c" is in 0 sections'],
  },
  {
    why: 'takes the ui keys of a list for what they are',
    schema: { l: list },
    ui: { l: { 'ui:entry': 'Row', 'ui:add': 'Add', items: { b: { 'ui:description': 'x' } } } },
    problems: [],
  },
]);
