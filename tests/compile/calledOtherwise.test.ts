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
const kind = { type: 'string', title: 'A', enum: ['x', 'y'] };
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
    'several options of one',
    { properties: { a: { ...kind, uniqueItems: true } } },
    /^\/properties\/a\/uniqueItems .* For several write "type": "array"/,
  ],
  [
    'options of a yes or no',
    { properties: { a: { ...kind, type: 'boolean' } } },
    /\/a\/type .* Write "type": "string"/,
  ],
  [
    '"$defs" under "properties"',
    { properties: { $defs: { n: text }, a: { $ref: '#/$defs/n' } } },
    /^\/properties\/\$defs .* Move it beside "properties"/,
  ],
  [
    'a keyword of the message in double braces',
    { properties: { a: { ...text, errorMessage: { maxLength: 'At most {{maxLength}}' } } } },
    /Write \{maxLength\}, in single braces\.$/,
  ],
  [
    'messages by another name',
    { properties: { a: text }, required: ['a'], errorMessages: { required: { a: 'A?' } } },
    /^\/errorMessages .* Write it as "errorMessage"\.$/,
  ],
  [
    'one that differs, at a list of single answers',
    { properties: { l: { ...list, items: { type: 'string', maxLength: 9 }, uniqueInList: true } } },
    /^\/properties\/l\/uniqueInList .* Write "uniqueItems": true in place of "uniqueInList"\.$/,
  ],
  [
    'one that differs, at a list of groups',
    { properties: { l: { ...list, items: { ...ofChild, ...saysN }, uniqueInList: true } } },
    /^\/properties\/l\/uniqueInList .* Move it to the question of the entries/,
  ],
  [
    'a list of what is required as an alternative',
    { properties: { a: text }, anyOf: [{ required: ['a'] }], errorMessage: { anyOf: 'A?' } },
    /^\/anyOf .* Write "required": \["a"\] and "errorMessage": \{"required":\{"a":"A\?"\}\} in place of "anyOf"\.$/,
  ],
  [
    'what is needed as a name',
    { properties: { a: text, ...more.properties }, anyOf: ['a', { required: ['b'] }], errorMessage: { anyOf: 'One?' } },
    /^\/anyOf\/0 .* Write \{"required":\["a"\]\}\.$/,
  ],
  [
    'an option as a text among others',
    { properties: { a: { type: 'string', title: 'A', oneOf: ['x', { const: 'y', title: 'Y' }] } } },
    /^\/properties\/a\/oneOf\/0 .* Write \{"const":"x"\}\.$/,
  ],
  [
    'cases in the question by which they differ',
    { properties: { a: { ...kind, oneOf: [{ properties: { a: { const: 'x' }, ...more.properties } }] } } },
    /^\/properties\/a\/oneOf .* Move it beside "properties" of the group/,
  ],
  [
    'a test for the entries of a list, of a single answer',
    {
      properties: { a: kind },
      if: { properties: { a: { contains: { const: 'x' } } }, required: ['a'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: more,
    },
    /^\/if\/properties\/a\/contains .* Write "const": "x" in place of "contains"\.$/,
  ],
  [
    'numbers by the words of options',
    {
      properties: {
        a: { ...kind, enumNames: ['Ix', 'Y'] },
        n: { type: 'number', title: 'N', readOnly: true, computed: { pick: 'a', of: { Ix: 1, y: 2 } } },
      },
    },
    /^\/properties\/n\/computed\/of\/Ix .* Write it as "x"\.$/,
  ],
  [
    'options in one text',
    { properties: { a: { type: 'string', title: 'A', enum: 'x, y' } } },
    /Write "enum": \["x","y"\]/,
  ],
])('%s', (_, mistaken, finding) => {
  expect(findingsOfStep(mistaken, { 'ui:order': ['*'] })).toEqual([expect.stringMatching(finding)]);
});

it.each<[what: string, ui: object, finding: RegExp]>([
  ['an order with two stars', { 'ui:order': ['b', '**'] }, /^\/ui:order\/1 .* Write "\*"\.$/],
  ['an order with an ellipsis', { 'ui:order': ['b', '...'] }, /^\/ui:order\/1 .* Write "\*"\.$/],
  [
    'names in place of sections',
    { 'ui:sections': ['a', { title: 'S', fields: ['b'] }] },
    /^\/ui:sections\/0 .* Write a section with its questions: \{ "title": "\.\.\.", "fields": \["a"\] \}\.$/,
  ],
  [
    'how a question is drawn in its section',
    { 'ui:sections': [{ title: 'S', fields: ['a', 'b'], b: { 'ui:widget': 'textarea' } }] },
    /^\/ui:sections\/0\/b .* Move it beside "ui:sections"/,
  ],
])('%s', (_, ui, finding) => {
  const found = findingsOfStep({ properties: { a: text, ...more.properties } }, ui);
  expect(found).toEqual([expect.stringMatching(finding)]);
});

it.each<[string, string, string]>([
  ['a step by its number', '/steps/0/label', '/steps/who/label'],
  ['a question without "properties"', '/name/title', '/properties/name/title'],
])('a translation of %s', (_, wrong, right) => {
  const file = right.startsWith('/steps') ? 'form.json' : 'who.schema.json';
  const words = goodFiles['trip/ar.json'] as Readonly<Record<string, Readonly<Record<string, string>>>>;
  const { [right]: text = '', ...others } = words[file] ?? {};
  const folder = writeForm({ ...goodFiles, 'trip/ar.json': { ...words, [file]: { ...others, [wrong]: text } } });
  expect(checkForm(folder, 'trip', 'ar').findings.map(({ repair }) => repair)).toEqual([
    expect.stringContaining(`Perhaps "${right}" was meant.`),
  ]);
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

it('the country of telephone numbers in large letters', () => {
  const folder = writeForm({
    'trip/form.json': formFile({ phoneCountry: 'LB' }),
    'trip/who.schema.json': { type: 'object', properties: { a: { type: 'string', title: 'A', format: 'phone' } } },
    'trip/who.ui.json': {},
  });
  expect(checkForm(folder, 'trip').findings.map(({ repair }) => repair)).toEqual(['Write "lb".']);
});

it('a step whose answers stand elsewhere now', () => {
  const folder = writeForm({
    ...goodFiles,
    'trip/form.json': formFile({ steps: [{ id: 'who', label: 'Who', at: '/person' }], summary: ['/who/name'] }),
  });
  expect(checkForm(folder, 'trip').findings.map(({ repair }) => repair)).toEqual([
    expect.stringContaining('Perhaps "/person/name" was meant.'),
  ]);
});

it('a step without a file, beside a file of another name', () => {
  const folder = writeForm({
    ...goodFiles,
    'trip/form.json': formFile({ steps: [{ id: 'learner', label: 'Who', at: '/who' }] }),
    'trip/parent.schema.json': goodFiles['trip/who.schema.json'],
    'trip/parent.ui.json': goodFiles['trip/who.ui.json'],
    'trip/who.schema.json': undefined,
    'trip/who.ui.json': undefined,
  });
  const found = checkForm(folder, 'trip').findings;
  expect(found.map(({ code, repair }) => [code, repair.includes('Perhaps')])).toEqual([
    ['fileReadable', false],
    ['fileReadable', false],
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
