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
  {
    why: 'accepts each question in one section',
    schema: { a: text, b: text },
    ui: sections(['b'], ['a']),
    problems: [],
  },
  {
    why: 'accepts a form without sections where nothing is conditional',
    schema: { a: text, b: text },
    ui: {},
    problems: [],
  },
  {
    why: 'reports a question in no section',
    schema: { a: text, b: text },
    ui: sections(['a']),
    problems: ['"b" is in 0 sections'],
  },
  {
    why: 'reports a question in two sections',
    schema: { a: text },
    ui: sections(['a'], ['a']),
    problems: ['"a" is in 2 sections'],
  },
  {
    why: 'reports an unknown name in a section and as a key',
    schema: { a: text },
    ui: { ...sections(['a', 'z']), y: {} },
    problems: ['"z" is not a question', '"y" is not a question'],
  },
  { why: 'accepts a conditional question in a section', schema: conditional, ui: sections(['a', 'b']), problems: [] },
  {
    why: 'reports a conditional question in no section',
    schema: conditional,
    ui: sections(['a']),
    problems: ['"b" is in 0 sections'],
  },
  {
    why: 'reports conditional questions without sections or ui:order',
    schema: conditional,
    ui: {},
    problems: ['The order of the conditional questions is undefined'],
  },
  {
    why: 'accepts a ui:order of every question, or * for the others',
    schema: conditional,
    ui: { 'ui:order': ['b', '*'] },
    problems: [],
  },
  {
    why: 'reports a missing and an unknown question in ui:order',
    schema: conditional,
    ui: { 'ui:order': ['a', 'z'] },
    problems: ['"z" is not a question', '"b" is missing in "ui:order"'],
  },
  {
    why: 'reports all that are missing in ui:order',
    schema: { a: text, b: text, c: text },
    ui: { 'ui:order': ['b'] },
    problems: ['"a", "c" are missing in "ui:order"'],
  },
  {
    why: 'reports ui:order beside ui:sections',
    schema: { a: text },
    ui: { ...sections(['a']), 'ui:order': ['a'] },
    problems: ['"ui:order" has no effect beside "ui:sections"'],
  },
  {
    why: 'checks groups',
    schema: { g: { type: 'object', properties: { a: text } } },
    ui: { g: { z: {} } },
    problems: ['"z" is not a question'],
  },
  {
    why: 'checks list entries',
    schema: { l: list },
    ui: { ...sections(['l']), l: { items: { ...sections(['b']), z: {} } } },
    problems: ['"z" is not a question', '"c" is in 0 sections'],
  },
  {
    why: 'accepts ui: keys of a list',
    schema: { l: list },
    ui: { l: { 'ui:entry': 'Row', 'ui:add': 'Add', items: { b: { 'ui:description': 'x' } } } },
    problems: [],
  },
]);
