// Definitions that the check accepted although a parent could not answer what they ask, or read braces in a text; and conditions that are right and were refused.
import { expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import { formFile, writeForm } from './support/writeForm.ts';

const text = { type: 'string', title: 'Text', maxLength: 50 };
const number = { type: 'integer', title: 'Number' };
const tick = { type: 'boolean', title: 'Tick' };
const choice = { type: 'string', title: 'Choice', enum: ['yes', 'no'] };
const ticked = { properties: { tick: { const: true } }, required: ['tick'] };
const isYes = { properties: { choice: { const: 'yes' } }, required: ['choice'] };
const more = { properties: { more: { ...text, title: 'More' } } };
// biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
const when = (test: object, branch: object) => ({ if: test, then: branch });

function found(properties: object, others: object = {}, form: object = {}) {
  const folder = writeForm({
    'trip/form.json': formFile(form),
    'trip/who.schema.json': { type: 'object', properties, ...others },
    'trip/who.ui.json': { 'ui:order': ['*'] },
  });
  return checkForm(folder, 'trip').findings.map(
    ({ place, problem, repair }) => `${place.pointer} ${problem} ${repair}`,
  );
}

const fixed = { readOnly: true, const: 'x' };
const entry = { type: 'object', properties: { choice, a: text }, required: ['choice'] };
const message = { errorMessage: { required: { choice: 'Choice is required' } } };

it.each<[what: string, questions: object, others: object]>([
  ['a text', { choice, a: text }, when(isYes, { properties: { a: fixed } })],
  ['a number', { choice, a: number }, when(isYes, { properties: { a: { ...fixed, const: 4 } } })],
  [
    'a question of entries',
    {
      list: {
        type: 'array',
        title: 'List',
        maxItems: 3,
        items: { ...entry, ...message, ...when(isYes, { properties: { a: fixed } }) },
      },
    },
    {},
  ],
])('a branch cannot fix the answer to %s that is asked outside of it', (_, questions, others) => {
  expect(found(questions, others)).toEqual([expect.stringMatching(/\/readOnly .* an answer given before would stay/)]);
});

it('a branch cannot limit a computed answer', () => {
  const sum = { ...number, title: 'Sum', readOnly: true, computed: { sum: ['number'] } };
  const limited = { minimum: 3, errorMessage: { minimum: 'At least {minimum}' } };
  expect(found({ choice, number, sum }, when(isYes, { properties: { sum: limited } }))).toEqual([
    expect.stringMatching(/\/sum\/minimum "sum" is computed, so nobody could keep to its "minimum"/),
  ]);
});

it.each([
  [`At most \${/maxLength} characters`, 'Write {maxLength}.'],
  [`At most \${/who/n} characters`, 'Write {maxLength}.'],
  ['At most { maxLength } characters', 'Write {maxLength}.'],
  ['At most {maxLength } characters', 'Write {maxLength}.'],
])('the message %j has no placeholder as ajv-errors has them, and none with blanks', (words, repair) => {
  expect(found({ a: { ...text, errorMessage: { maxLength: words } } })).toEqual([
    expect.stringMatching(`/errorMessage/maxLength .* is shown as it is: .* ${repair}$`),
  ]);
});

it.each<[words: string]>([['Name of {who}'], ['Dear {/who/b}'], ['From {min.0}'], [`Dear \${name}`]])(
  'in a title, a description and the words at the end, %j has no placeholder',
  (words) => {
    const told = expect.stringMatching(/ is shown as it is: only messages have placeholders\. /);
    expect(found({ a: { ...text, title: words } })).toEqual([told]);
    expect(found({ a: { ...text, description: words } })).toEqual([told]);
    expect(found({ a: text }, {}, { done: { title: words, text: ['Good.'] } })).toEqual([told]);
  },
);

it.each<[what: string, questions: object, test: object]>([
  ['an answer or a tick', { a: text, tick }, { anyOf: [{ required: ['a'] }, ticked] }],
  ['an answer and a tick', { a: text, tick }, { allOf: [{ required: ['a'] }, ticked] }],
  ...[{ minimum: 2.5 }, { exclusiveMinimum: 2.5 }, { maximum: 2.5 }, { exclusiveMaximum: 9.5 }].map(
    (limit): [string, object, object] => [
      `${JSON.stringify(limit)} for a whole number`,
      { number },
      { properties: { number: limit }, required: ['number'] },
    ],
  ),
])('a condition may be %s', (_, questions, test) => {
  expect(found(questions, when(test, more))).toEqual([]);
});
