// What would have no effect, or refuse every answer, and was once accepted: each is refused at its place, and what differs from it by what it lacks is not.
import { defaultCountries } from 'react-international-phone';
import { describe, expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import { findingsOfStep, list, text } from './support/findingsOfStep.ts';
import { formFile, goodFiles, writeForm } from './support/writeForm.ts';

const ui = { 'ui:order': ['*'] };
const named = (title: string) => ({ ...text, title });
const file = (types: readonly string[]) => ({
  properties: { a: { type: 'object', title: 'A', format: 'attachment', attachments: { types } } },
});
const bus = { type: 'string', title: 'Bus', enum: ['x', 'y'] };
const child = (...required: string[]) => ({
  properties: { l: { ...list, items: { ...list.items, properties: { ...list.items.properties, bus } } } },
  if: {
    properties: { l: { contains: { properties: { bus: { const: 'x' } }, ...(required.length > 0 && { required }) } } },
    required: ['l'],
  },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { b: named('B') } },
});
const day = { type: 'string', format: 'date' };
const compared = (...keywords: string[]) => ({
  properties: {
    day: { ...day, title: 'Day' },
    until: {
      ...day,
      title: 'Until',
      ...Object.fromEntries(keywords.map((keyword) => [keyword, { $data: '1/day' }])),
      errorMessage: Object.fromEntries(keywords.map((keyword) => [keyword, 'No'])),
    },
  },
});
const counted = (count: string) => ({
  properties: {
    n: { type: 'integer', title: 'N' },
    l: { type: 'array', title: 'L', uniqueItems: true, items: { type: 'string', enum: ['x', 'y'] } },
    t: { type: 'integer', title: 'T', readOnly: true, computed: { count } },
  },
});

describe('in the files of a step', () => {
  it.each<[string, object, object, string | undefined]>([
    ['entries that are tested by what they need not have', child(), ui, '/if The condition on "bus" holds while'],
    ['entries that have to have it', child('bus'), ui, undefined],
    ['comparisons that exclude each other', compared('atLeast', 'lessThan'), ui, 'until/atLeast No answer can satisfy'],
    ['more and at most', compared('moreThan', 'atMost'), ui, 'until/moreThan No answer can satisfy both'],
    ['comparisons that only one day passes', compared('atLeast', 'atMost'), ui, undefined],
    ['how many answers a single question has', counted('n'), ui, '/properties/t/computed/count "n" has answers that'],
    ['how many options are chosen', counted('l'), ui, undefined],
    ['a title of blanks', { properties: { a: named(' ') } }, ui, 'The question "a" has no title'],
    ['help of blanks', { properties: { a: text } }, { a: { 'ui:help': '  ' } }, '/a/ui:help "ui:help" is "  "'],
    [
      'lines in words',
      { properties: { a: text } },
      { a: { 'ui:widget': 'textarea', 'ui:options': { rows: 'four' } } },
      '/a/ui:options/rows "rows" is the text "four"',
    ],
    [
      'no lines',
      { properties: { a: text } },
      { a: { 'ui:widget': 'textarea', 'ui:options': { rows: 0 } } },
      '/a/ui:options/rows "rows" must be >= 1',
    ],
  ])('%s', (_, schema, own, finds) => {
    expect(findingsOfStep(schema, own)).toEqual(finds === undefined ? [] : [expect.stringContaining(finds)]);
  });
});

it.each([['image/heic'], ['application/msword'], ['image/jpg']])(
  'a type of files that none is recognised as: %s',
  (type) => {
    const found = (types: readonly string[], own: readonly string[]) => {
      const folder = writeForm({
        'trip/form.json': formFile({ attachments: { maxBytes: 5000, types } }),
        'trip/who.schema.json': { type: 'object', ...file(own) },
        'trip/who.ui.json': {},
      });
      return checkForm(folder, 'trip').findings.map(({ place, problem }) => `${place.pointer} ${problem}`);
    };
    const right = ['image/jpeg', 'image/png'];
    expect(found(right, ['image/png'])).toEqual([]);
    expect(found(['image/png', type], ['image/png'])).toEqual([
      `/attachments/types/1 This entry is "${type}", which is not allowed here.`,
    ]);
    expect(found(right, [type])).toEqual([
      `/properties/a/attachments/types/0 This entry is "${type}", which is not allowed here.`,
    ]);
  },
);

it.each<[string, string, boolean]>([
  ...defaultCountries.map(([, iso]): [string, string, boolean] => [`a country of the select, ${iso}`, iso, true]),
  ['a country that others call so', 'uk', false],
  ['large letters', 'LB', false],
])('the country of telephone numbers: %s', (_, phoneCountry, isRight) => {
  const folder = writeForm({
    'trip/form.json': formFile({ phoneCountry }),
    'trip/who.schema.json': { type: 'object', properties: { a: { type: 'string', title: 'A', format: 'phone' } } },
    'trip/who.ui.json': {},
  });
  const found = checkForm(folder, 'trip').findings.map(({ place, repair }) => `${place.pointer} ${repair}`);
  expect(found).toEqual(isRight ? [] : [expect.stringContaining('/phoneCountry Write the two small letters')]);
});

it.each<[string, number, number, string | undefined]>([
  ['the form', 5, 4000, '/attachments/maxBytes'],
  ['a question', 5000, 4, '/properties/a/attachments/maxBytes'],
  ['neither', 5000, 4000, undefined],
])('megabytes in place of bytes, in %s', (_, ofForm, own, pointer) => {
  const limits = { maxBytes: own };
  const folder = writeForm({
    'trip/form.json': formFile({ attachments: { maxBytes: ofForm, types: ['image/png'] } }),
    'trip/who.schema.json': {
      type: 'object',
      properties: { a: { type: 'object', title: 'A', format: 'attachment', attachments: limits } },
    },
    'trip/who.ui.json': {},
  });
  const found = checkForm(folder, 'trip').findings.map(({ place, repair }) => `${place.pointer} ${repair}`);
  expect(found).toEqual(pointer === undefined ? [] : [expect.stringMatching(`^${pointer} .*in bytes \\(5 MB are`)]);
});

it.each<[string, object, string]>([
  ['the title of the form', { title: ' ' }, '/title'],
  ['the label of a step', { steps: [{ id: 'who', label: ' ', at: '/who' }] }, '/steps/0/label'],
  ['what is read after sending', { done: { title: 'Sent', text: ['  '] } }, '/done/text/0'],
  ['the label of a button', { submit: { post: '/trip', label: ' ' } }, '/submit/label'],
])('only blanks in %s', (_, change, pointer) => {
  const folder = writeForm({ ...goodFiles, 'trip/form.json': formFile(change) });
  expect(checkForm(folder, 'trip').findings.map(({ place }) => place.pointer)).toEqual([pointer]);
});
