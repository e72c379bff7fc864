// What other makers call otherwise, or write beside where it belongs: one finding, and nothing that is only missing because of it.
import { expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/index.ts';
import { findingsOfStep, text } from './support/findingsOfStep.ts';
import { formFile, goodFiles, writeForm } from './support/writeForm.ts';

const needed = { required: ['a'], errorMessage: { required: { a: 'A?' } } };
const ofChild = { type: 'object', properties: { n: { ...text, title: 'N' } }, required: ['n'] };
const saysN = { errorMessage: { required: { n: 'N?' } } };
const list = { type: 'array', title: 'L', maxItems: 3 };
const condition = { properties: { a: { const: 'x' } }, required: ['a'] };
const more = { properties: { b: { ...text, title: 'B' } } };
const kinds = [
  { value: 'x', label: 'X' },
  { value: 'y', label: 'Y' },
];
const difference = (day: string) => ({
  properties: {
    day: { type: 'string', format: 'date', title: 'Day' },
    years: { type: 'integer', title: 'Years', readOnly: true, computed: { difference: ['day', day], in: 'years' } },
  },
});

it.each<[what: string, mistaken: object, finding: RegExp]>([
  ['questions under "fields"', { fields: { a: text }, ...needed }, /^\/fields .* Write it as "properties"\.$/],
  [
    'oneof',
    { properties: { a: { type: 'string', title: 'A', oneof: [{ const: 'x', title: 'X' }] } } },
    /Perhaps "oneOf"/,
  ],
  [
    'options with labels',
    { properties: { a: { type: 'string', title: 'A', options: kinds } } },
    /^\/properties\/a\/options .* Write "enum": \["x","y"\] and "enumNames": \["X","Y"\]\.$/,
  ],
  [
    'options with labels in oneOf',
    { properties: { a: { type: 'string', title: 'A', oneOf: kinds } } },
    /^\/properties\/a\/oneOf .* Write "oneOf": \[\{"const":"x","title":"X"\},\{"const":"y","title":"Y"\}\]\.$/,
  ],
  [
    'a type and its format in one word',
    { properties: { a: { type: 'date', title: 'A' } } },
    /^\/properties\/a\/type .* Write "type": "string" and "format": "date"\.$/,
  ],
  [
    'when',
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    { properties: { a: text }, allOf: [{ when: condition, then: more }] },
    /^\/allOf\/0\/when .* Write "if": \{"properties"/,
  ],
  [
    'the messages of the group at a question',
    { properties: { a: { ...text, errorMessage: needed.errorMessage } }, required: ['a'] },
    /^\/properties\/a\/errorMessage\/required .* Move it into the "errorMessage" of the group/,
  ],
  [
    'the messages of the entries at their list',
    { properties: { l: { ...list, items: ofChild, ...saysN } } },
    /^\/properties\/l Of this list "errorMessage" stands beside its "type"/,
  ],
  ['a day as it is spoken in a difference', difference('1.10.2027'), /difference\/1 .* Write "2027-10-01"\.$/],
  [
    'options in one text',
    { properties: { a: { type: 'string', title: 'A', enum: 'x, y' } } },
    /Write "enum": \["x","y"\]/,
  ],
])('%s', (_, mistaken, finding) => {
  expect(findingsOfStep(mistaken, { 'ui:order': ['*'] })).toEqual([expect.stringMatching(finding)]);
});

it.each<[string, object, string]>([
  ['title of a step', { steps: [{ id: 'who', title: 'Who', at: '/who' }] }, '/steps/0/title Write it as "label".'],
  ['thanks', { done: undefined, thanks: { title: 'Done', text: ['Good.'] } }, '/thanks Write it as "done".'],
])('%s in form.json', (_, change, finding) => {
  const folder = writeForm({ ...goodFiles, 'trip/form.json': formFile(change) });
  expect(checkForm(folder, 'trip').findings.map(({ place, repair }) => `${place.pointer} ${repair}`)).toEqual([
    finding,
  ]);
});

it('a reference without its sign', () => {
  const folder = writeForm({
    'lists/kinds.json': { type: 'string', enum: ['x', 'y'] },
    'trip/who.schema.json': { type: 'object', properties: { a: { title: 'A', ref: '../lists/kinds.json' } } },
    'trip/who.ui.json': {},
  });
  expect(checkForm(folder, 'trip').findings.map(({ place }) => place.pointer)).toEqual(['/properties/a/ref']);
});

it('a reference that is written from another folder', () => {
  const folder = writeForm({
    'lists/kinds.json': { type: 'string', enum: ['x', 'y'] },
    'trip/who.schema.json': { type: 'object', properties: { a: { title: 'A', $ref: 'lists/kinds.json' } } },
    'trip/who.ui.json': {},
  });
  const found = checkForm(folder, 'trip').findings.map(({ place, repair }) => `${place.pointer} ${repair}`);
  expect(found).toEqual(['/properties/a/$ref Write "$ref": "../lists/kinds.json".']);
});
