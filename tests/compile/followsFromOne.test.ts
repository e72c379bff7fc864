// One mistake is one finding: what follows from it is not reported.
import { expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import { findingsOfStep, text } from './support/findingsOfStep.ts';
import { type Files, formFile, goodFiles, writeForm } from './support/writeForm.ts';

const all = { 'ui:order': ['*'] };
const wrong = (...keywords: string[]) => ({
  errorMessage: Object.fromEntries(keywords.map((keyword) => [keyword, `Wrong: ${keyword}`])),
});
/** A step with the question, and another that is asked if the first passes the test. */
const askedIf = (question: object, test: object) => ({
  properties: { a: { title: 'A', ...question } },
  if: { properties: { a: test }, required: ['a'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { b: { ...text, title: 'B' } } },
});
const days = (options: readonly string[]) => ({
  ...{ type: 'array', uniqueItems: true, maxItems: 2, ...wrong('maxItems') },
  items: { type: 'string', enum: options },
});
const day = (first: string, last: string) => ({
  ...{ type: 'string', format: 'date', formatMinimum: first, formatMaximum: last },
  ...wrong('formatMinimum', 'formatMaximum'),
});

it.each<[what: string, sound: object, mistaken: object, finding: RegExp]>([
  [
    'numbers whose limits cross',
    askedIf({ type: 'integer', minimum: 3, maximum: 18, ...wrong('minimum', 'maximum') }, { minimum: 5 }),
    askedIf({ type: 'integer', minimum: 18, maximum: 3, ...wrong('minimum', 'maximum') }, { minimum: 5 }),
    /a\/minimum No answer can satisfy both/,
  ],
  [
    'lengths that cross',
    askedIf({ type: 'string', minLength: 3, maxLength: 9, ...wrong('minLength', 'maxLength') }, { minLength: 5 }),
    askedIf({ type: 'string', minLength: 9, maxLength: 3, ...wrong('minLength', 'maxLength') }, { minLength: 5 }),
    /a\/minLength No answer can satisfy both/,
  ],
  [
    'days that cross',
    askedIf(day('2010-01-01', '2020-01-01'), { formatMinimum: '2015-01-01' }),
    askedIf(day('2020-01-01', '2010-01-01'), { formatMinimum: '2015-01-01' }),
    /a\/formatMinimum No answer can satisfy both/,
  ],
  [
    'an option that is written twice, in place of another that a condition names',
    askedIf(days(['mon', 'tue', 'wed']), { contains: { const: 'wed' } }),
    askedIf(days(['mon', 'tue', 'mon']), { contains: { const: 'wed' } }),
    /enum\/2 The option "mon" occurs twice/,
  ],
])('%s', (_, sound, mistaken, finding) => {
  expect(findingsOfStep(sound, all)).toEqual([]);
  expect(findingsOfStep(mistaken, all)).toEqual([expect.stringMatching(finding)]);
});

it('a condition that cannot hold for another reason is reported beside limits that cross', () => {
  const { properties, ...branch } = askedIf({ type: 'integer', maximum: 9, ...wrong('maximum') }, { minimum: 12 });
  const crossing = { title: 'C', type: 'integer', minimum: 18, maximum: 3, ...wrong('minimum', 'maximum') };
  expect(findingsOfStep({ properties: { ...properties, c: crossing }, ...branch }, all)).toEqual([
    expect.stringContaining('This condition can never hold'),
    expect.stringContaining('No answer can satisfy both'),
  ]);
});

it('a misspelt "required" beside the right one, among messages', () => {
  const question = { properties: { a: { ...text, title: 'A' } }, required: ['a'] };
  const messages = { required: { a: 'A is needed' }, requird: { a: 'A is missing' } };
  expect(findingsOfStep({ ...question, errorMessage: messages }, all)).toEqual([
    expect.stringMatching(/^\/errorMessage\/requird "requird" is not a key .* Perhaps "required" was meant\.$/),
  ]);
});

function found(files: Files): readonly string[] {
  const folder = writeForm({ 'trip/ar.json': undefined, ...files });
  return checkForm(folder, 'trip').findings.map(
    ({ code, place, repair }) => `${code} ${place.file.slice(folder.length + 6)}${place.pointer} ${repair}`,
  );
}

it('a step whose id was not changed when it was copied', () => {
  const steps = ['/who', '/how'].map((at) => ({ id: 'who', label: at, at }));
  const how = { type: 'object', properties: { b: { ...text, title: 'B' } } };
  const files = { 'trip/form.json': formFile({ steps }), 'trip/how.schema.json': how, 'trip/how.ui.json': {} };
  expect(found(files)).toEqual(['stepsDistinct form.json/steps/1 Give each step its own id. Perhaps "how" was meant.']);
});

const office = (columns: readonly string[]) => ({
  ...{ columns, search: ['/who/name'], family: [], sameChild: [], moves: [], letters: [] },
  statuses: [{ id: 'new', label: 'New' }],
});
const NEAR = /Perhaps "\/who\/name" was meant\.$/;

it.each<[what: string, files: Files, finding: RegExp]>([
  ['the summary', { 'trip/form.json': formFile({ summary: ['/who/nmae'] }) }, /^pointersNameQuestions/],
  ['a question that an address answers', { 'trip/form.json': formFile({ prefill: { n: '/wo/name' } }) }, /^pointers/],
  [
    'the receipt',
    {
      'trip/form.json': formFile({ mail: { to: '/who/nam' } }),
      'trip/who.schema.json': {
        type: 'object',
        properties: {
          name: { type: 'string', title: 'E-mail', format: 'email', maxLength: 90 },
          nams: { ...text, title: 'Other' },
        },
      },
    },
    /^pointersNameQuestions/,
  ],
  ['the summary, without the step', { 'trip/form.json': formFile({ summary: ['/name'] }) }, /^pointersNameQuestions/],
  ['a column of the office', { 'trip/office.json': office(['/who/nam']) }, /^officeNamesAnswers/],
])('a misspelt name of a question is told with the right one: %s', (_, files, finding) => {
  const { 'trip/who.schema.json': who } = goodFiles;
  const said = found({ 'trip/who.schema.json': who, ...files }).filter((one) => /Questions|Answers/.test(one));
  expect(said).toEqual([expect.stringMatching(finding)]);
  expect(said[0]).toMatch(NEAR);
});

const named = { type: 'integer', title: 'Name' };
const needed = {
  properties: { a: { ...text, title: 'A' }, b: { ...text, title: 'B' } },
  anyOf: [{ required: ['a'] }, { required: ['b'] }],
};

it.each<[what: string, step: object, finding: RegExp]>([
  [
    'a question straight in a group',
    { properties: { g: { type: 'object', title: 'G', name: named } } },
    /^\/properties\/g\/name .* Write it under "properties": "properties": \{ "name": \{ \.\.\. \} \}\.$/,
  ],
  [
    'a question straight in a step, which is required and drawn',
    { name: named, required: ['name'], errorMessage: { required: { name: 'Name?' } } },
    /^\/name .* Write it under "properties"/,
  ],
  [
    'a question straight in the entry of a list',
    {
      properties: {
        l: {
          type: 'array',
          title: 'L',
          maxItems: 3,
          items: { type: 'object', name: named, required: ['name'], errorMessage: { required: { name: 'Name?' } } },
        },
      },
    },
    /^\/properties\/l\/items\/name .* Write it under "properties"/,
  ],
  [
    'a message for a missing answer at its question',
    { properties: { a: { ...named, errorMessage: { required: 'A?' } } }, required: ['a'] },
    /errorMessage\/required .* Write it at the group, as "errorMessage": \{"required":\{"a":"A\?"\}\}\.$/,
  ],
  [
    'a question that only the branch of its own condition asks',
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    { ...askedIf({}, { const: 'x' }), properties: { b: { ...text, title: 'B' } }, then: { properties: { a: text } } },
    /^\/if This condition can never hold: "a", which it tests, is asked only if it holds\. Declare "a" outside of its "then"/,
  ],
  [
    'a misspelt "anyOf" among messages',
    { ...needed, errorMessage: { anyof: 'Give one' } },
    /^\/errorMessage\/anyof .* Perhaps "anyOf" was meant\.$/,
  ],
  [
    'a misspelt limit among messages',
    { properties: { a: { ...named, minimum: 2, errorMessage: { mnimum: 'x' } } } },
    /errorMessage\/mnimum .* Perhaps "minimum" was meant\.$/,
  ],
])('%s', (_, step, finding) => {
  const ui = 'name' in step ? { ...all, name: { 'ui:description': 'As in the passport' } } : all;
  expect(findingsOfStep(step, ui)).toEqual([expect.stringMatching(finding)]);
});

it.each([
  ['4pm', '16:00'],
  ['12 a.m.', '00:00'],
  ['16h30', '16:30'],
  ['8.30', '08:30'],
  ['8:30', '08:30'],
  ['16:00:00', '16:00'],
])('a time that is written as %s', (written, time) => {
  const question = { type: 'string', format: 'time', title: 'T', formatMaximum: written, ...wrong('formatMaximum') };
  expect(findingsOfStep({ properties: { a: question } }, all)).toEqual([
    expect.stringMatching(new RegExp(`Write "formatMaximum": "${time}"\\.$`)),
  ]);
});

it('a count of a list that is named in a list', () => {
  const marks = { type: 'array', title: 'Marks', maxItems: 3, items: { type: 'integer' } };
  const count = { type: 'integer', title: 'N', readOnly: true, computed: { count: ['marks'] } };
  expect(findingsOfStep({ properties: { marks, count } }, all)).toEqual([
    expect.stringMatching(/computed\/count .* Write "count": "marks"\.$/),
  ]);
});

const kind = { type: 'string', title: 'Kind', enum: ['a', 'b'] };
const part = { properties: { c: { ...text, title: 'C' } } };
const missing = { anyOf: [{ required: ['a'] }, { required: ['b'] }], errorMessage: { anyOf: 'Give one' } };
const cases = [
  { title: 'A', properties: { way: { const: 'a' }, c: { ...text, title: 'C' } } },
  { title: 'B', properties: { way: { const: 'b' } } },
];
const within: Readonly<Record<string, (group: object) => object>> = {
  '': (group) => group,
  '/properties/g': (group) => ({ properties: { g: { type: 'object', title: 'G', ...group } } }),
  '/properties/l/items': (group) => ({
    properties: { l: { type: 'array', title: 'L', maxItems: 3, items: { type: 'object', ...group } } },
  }),
};
const besideList: Readonly<Record<string, object>> = {
  'one of several that is needed': { properties: { kind, ...needed.properties }, ...missing },
  'cases of oneOf': { properties: { kind, way: { type: 'string', title: 'Way' } }, oneOf: cases },
  'a dependency': { properties: { kind }, dependentSchemas: { kind: part } },
};

it.each(
  Object.entries(besideList).flatMap(([what, group]) => Object.keys(within).map((at) => [what, at, group] as const)),
)('an "allOf" that is no list, beside %s, in %j', (_, at, group) => {
  const condition = { if: { properties: { kind: { const: 'a' } }, required: ['kind'] } };
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const allOf = { ...condition, then: { properties: { n: { ...text, title: 'N' } } } };
  const found = findingsOfStep(within[at]?.({ ...group, allOf }) ?? {}, all);
  expect(found).toContain(
    `${at}/allOf "allOf" is an object, but must be of type array. Put it into a list: "allOf": [{ ... }].`,
  );
});

it.each([
  ['today + 2 weeks', 'today + 14 days'],
  ['now-6w', 'today - 42 days'],
  ['today+18y', 'today + 18 years'],
  ['13/01/2026', '2026-01-13'],
  ['9.1.2026', '2026-01-09'],
  ['09/01/2026', undefined],
  ['today + 24 hours', undefined],
  ['today + 1 fortnight', undefined],
])('a day that is written as %s', (written, day) => {
  const question = { type: 'string', format: 'date', title: 'D', formatMinimum: written, ...wrong('formatMinimum') };
  const says = day === undefined ? 'Write a day, as ' : `Write "formatMinimum": "${day}".`;
  expect(findingsOfStep({ properties: { a: question } }, all)).toEqual([expect.stringContaining(says)]);
});

it('a file without a type is an object', () => {
  expect(findingsOfStep({ properties: { a: { title: 'A', format: 'attachment' } } }, all)[0]).toContain(
    'The question "a" has no type. Add "type": "object".',
  );
});
