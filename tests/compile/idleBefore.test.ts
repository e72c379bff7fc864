// Long because it is one table. Keywords without effect that the check once accepted. Each row is a form with such a keyword and the finding that is expected at it, or a form in which the same keyword has an effect, and nothing is expected.
import { expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import { findingsOfStep, text } from './support/findingsOfStep.ts';
import { formFile, writeForm } from './support/writeForm.ts';

const all = { 'ui:order': ['*'] };
const ask = (question: object, besides: object = {}) => ({
  properties: { a: { title: 'A', ...question } },
  ...besides,
});
const matching = (format: string, pattern: string) =>
  ask({
    type: 'string',
    format,
    pattern,
    ...(['email', 'uri'].includes(format) && { maxLength: 99 }),
    errorMessage: { pattern: 'No' },
  });
const time = (formatMinimum: string, formatMaximum: string) =>
  ask({ type: 'string', format: 'time', formatMinimum, formatMaximum });
const compared = (one: string, other: string, another = '1/n') => ({
  properties: {
    n: { type: 'number', title: 'N' },
    m: { type: 'number', title: 'M' },
    a: {
      type: 'number',
      title: 'A',
      [one]: { $data: '1/n' },
      [other]: { $data: another },
      errorMessage: { [one]: 'No', [other]: 'Not so' },
    },
  },
});
const yes = { properties: { n: { const: true } }, required: ['n'] };
const tested = (n: object) => ({
  properties: { n: { type: 'integer', title: 'N', maximum: 20 } },
  if: { properties: { n }, required: ['n'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { more: { ...text, title: 'More' } } },
});
const shared = {
  properties: { p: { $ref: '#/$defs/p' }, l: { type: 'array', title: 'L', maxItems: 3, items: { $ref: '#/$defs/p' } } },
  $defs: { p: { ...text, title: 'Word' } },
};
const box = { n: { type: 'boolean', title: 'N' } };
const b = { ...text, title: 'B' };
// biome-ignore-start lint/suspicious/noThenProperty: a keyword of JSON Schema
const repeating = (a: object) => ({ properties: { ...box, a: text }, if: yes, then: { properties: { a, b } } });
const twice = (...branches: object[]) => ({
  properties: box,
  allOf: branches.map((properties) => ({ if: yes, then: { properties } })),
});
// biome-ignore-end lint/suspicious/noThenProperty: a keyword of JSON Schema
const saying = (keyword: string, words: unknown, question: object = text) =>
  ask({ ...question, errorMessage: { [keyword]: words } });
const choice = ask({ type: 'string', enum: ['x', 'y'] });
const worded = {
  properties: {
    n: { type: 'number', title: 'N' },
    a: { type: 'number', title: 'A', readOnly: true, computed: { sum: ['n'] }, errorMessage: 'No' },
  },
};
const days = (...difference: string[]) => ({
  properties: {
    d: { type: 'string', title: 'D', format: 'date' },
    a: { type: 'integer', title: 'A', readOnly: true, computed: { difference, in: 'days' } },
  },
});

it.each<[string, object, object, string | undefined]>([
  [
    'a pattern of every day',
    matching('date', String.raw`^\d{4}-\d{2}-\d{2}$`),
    all,
    '/a/pattern "pattern" has no effect',
  ],
  ['a pattern of some days', matching('date', '-01$'), all, undefined],
  ['a pattern of the years that are usual', matching('date', '^(?:19|20)'), all, undefined],
  ['a pattern of every minute', matching('time', '^[0-2]'), all, '/a/pattern "pattern" has no effect'],
  ['a pattern of whole hours', matching('time', ':00$'), all, undefined],
  ['a pattern of every moment', matching('date-time', 'T'), all, '/a/pattern "pattern" has no effect'],
  [
    'a pattern of every telephone number',
    matching('phone', String.raw`^\+`),
    all,
    '/a/pattern "pattern" has no effect',
  ],
  ['a pattern of one country', matching('phone', String.raw`^\+961`), all, undefined],
  ['a pattern of every address', matching('email', '@'), all, '/a/pattern "pattern" has no effect'],
  ['a pattern of some addresses', matching('email', '^[^,]+$'), all, undefined],
  ['a pattern with look-around', matching('email', '^(?!.*@x)'), all, undefined],
  ['a pattern of every link', matching('uri', '^https?:'), all, '/a/pattern "pattern" has no effect'],
  ['a pattern of safe links', matching('uri', '^https:'), all, undefined],
  ['from midnight', time('00:00', '12:00'), all, '/a/formatMinimum "formatMinimum" has no effect'],
  ['up to midnight', time('12:00', '23:59'), all, '/a/formatMaximum "formatMaximum" has no effect'],
  ['within a day', time('00:01', '23:58'), all, undefined],
  ['at least and more', compared('atLeast', 'moreThan'), all, '/a/atLeast "atLeast" has no effect'],
  ['at most and less', compared('atMost', 'lessThan'), all, '/a/atMost "atMost" has no effect'],
  ['at least and equal', compared('atLeast', 'equals'), all, '/a/atLeast "atLeast" has no effect'],
  ['at least this and more than that', compared('atLeast', 'moreThan', '1/m'), all, undefined],
  [
    'a question that a branch asks again beside another',
    repeating(text),
    all,
    '/then/properties/a All that is said of',
  ],
  ['a question that a branch narrows beside another', repeating({ maxLength: 3 }), all, undefined],
  [
    'a condition twice of which one says less',
    twice({ b }, { c: { ...b, title: 'C' }, b }),
    all,
    '/allOf/0/if This condition',
  ],
  ['a condition twice with other questions', twice({ b }, { c: { ...b, title: 'C' } }), all, undefined],
  ['words for another type of a text', saying('type', 'No'), all, '/errorMessage/type Nobody can give anything but'],
  ['words for another type of a number', saying('type', 'No', { type: 'number' }), all, undefined],
  [
    'words for what no answer of a checkbox is',
    ask({ type: 'boolean', errorMessage: 'No' }),
    all,
    '/a/errorMessage No answer to this question',
  ],
  ['words for a computed answer', worded, all, '/a/errorMessage No answer to this question'],
  ['words for a number', ask({ type: 'number', errorMessage: 'No' }), all, undefined],
  [
    'plural forms without a number',
    saying('maxLength', { one: 'Long', other: 'Too long' }),
    all,
    '/maxLength These words',
  ],
  [
    'a checkbox that begins without a tick',
    ask({ type: 'boolean', default: false }),
    all,
    '/a/default A checkbox begins without a tick',
  ],
  [
    'a yes or no that begins with no',
    ask({ type: 'boolean', default: false }),
    { ...all, a: { 'ui:widget': 'radio' } },
    undefined,
  ],
  ['plural forms', saying('maxLength', { one: 'One', other: 'Only {maxLength}' }), all, undefined],
  [
    'options in their order',
    choice,
    { a: { 'ui:enumOrder': ['x', 'y'] } },
    '/a/ui:enumOrder "ui:enumOrder" has no effect',
  ],
  ['options in another order', choice, { a: { 'ui:enumOrder': ['y', 'x'] } }, undefined],
  [
    'options in an order of others, with labels',
    choice,
    { a: { 'ui:enumOrder': ['x', 'z'], 'ui:enumNames': ['X', 'Y'] } },
    '/a/ui:enumOrder "ui:enumOrder" does not have each option once: it lacks "y", and "z" is no option.',
  ],
  [
    'a lock beside a lock',
    ask({ ...text, default: 'x' }),
    { a: { 'ui:disabled': true, 'ui:readonly': true } },
    '/a/ui:readonly "ui:readonly" has no effect',
  ],
  [
    'the keyboard of a telephone number',
    ask({ type: 'string', format: 'phone' }),
    { a: { 'ui:inputmode': 'numeric' } },
    '/a/ui:inputmode "ui:inputmode" has no effect',
  ],
  ['the keyboard of an address', ask({ ...text, format: 'email' }), { a: { 'ui:inputmode': 'text' } }, undefined],
  [
    'a pattern that a blank text matches, too',
    ask({ ...text, pattern: '^[0-9]{0,9}$', errorMessage: { pattern: 'No' } }),
    all,
    undefined,
  ],
  [
    'a pattern of blanks',
    ask({ ...text, pattern: '^ {0,9}$', errorMessage: { pattern: 'No' } }),
    all,
    '/a/pattern Only a blank text matches',
  ],
  [
    'a limit within another, in a condition',
    tested({ minimum: 3, exclusiveMinimum: 1 }),
    all,
    '/if A test of "n" changes nothing',
  ],
  ['two limits of which each decides, in a condition', tested({ minimum: 3, exclusiveMaximum: 9 }), all, undefined],
  [
    'what is not chosen beside what is',
    tested({ enum: [1, 2], not: { const: 3 } }),
    all,
    '/n/not A test of "n" changes nothing',
  ],
  ['what is not chosen among more', tested({ minimum: 1, not: { const: 3 } }), all, undefined],
  ['a title that only one of two uses shows', shared, all, undefined],
  [
    'a lock of a computed answer',
    days('2026-01-01', 'd'),
    { a: { 'ui:disabled': true } },
    '/a/ui:disabled "ui:disabled" has no effect',
  ],
  ['between two days', days('2026-01-01', '2026-02-01'), all, '/computed/difference The days of this difference'],
  ['between a day and an answer', days('2026-01-01', 'd'), all, undefined],
  ['a blank answer', ask({ type: 'string', readOnly: true, const: ' ' }), all, '/a/const The answer of "a" is blank'],
  ['a fixed answer', ask({ type: 'string', readOnly: true, const: 'x' }), all, undefined],
])('%s', (_, schema, own, finds) => {
  expect(findingsOfStep(schema, own)).toEqual(finds === undefined ? [] : [expect.stringContaining(finds)]);
});

const required = (p: object) => ({
  type: 'object',
  properties: { p: { title: 'P', ...p } },
  required: ['p'],
  errorMessage: { required: { p: 'P?' } },
});
const anybody = 'This condition holds for everybody who gets to this step';

it.each<[string, object, object, string | undefined]>([
  ['asks for what is required', required(text), { required: ['/who/p'] }, anybody],
  [
    'tests what every answer is',
    required({ type: 'number', minimum: 3 }),
    { properties: { '/who/p': { minimum: 2 } }, required: ['/who/p'] },
    anybody,
  ],
  [
    'tests a checkbox that has to be ticked',
    required({ type: 'boolean', const: true, errorMessage: { const: 'Tick' } }),
    { properties: { '/who/p': { const: true } }, required: ['/who/p'] },
    anybody,
  ],
  [
    'tests what some answers are',
    required({ type: 'number', minimum: 3 }),
    { properties: { '/who/p': { minimum: 4 } }, required: ['/who/p'] },
    undefined,
  ],
  ['asks for what may be left out', { type: 'object', properties: { p: text } }, { required: ['/who/p'] }, undefined],
])('a condition of a later step that %s', (_, who, condition, finds) => {
  const steps = ['who', 'two'].map((id) => ({ id, label: id, at: `/${id}`, ...(id === 'two' && { if: condition }) }));
  const folder = writeForm({
    'trip/who.ui.json': {},
    'trip/form.json': formFile({ steps }),
    'trip/who.schema.json': who,
    'trip/two.schema.json': { type: 'object', properties: { q: { ...text, title: 'Q' } } },
    'trip/two.ui.json': {},
  });
  const found = checkForm(folder, 'trip').findings.map(({ place, problem }) => `${place.pointer} ${problem}`);
  expect(found).toEqual(finds === undefined ? [] : [expect.stringContaining(`/steps/1/if ${finds}`)]);
});
