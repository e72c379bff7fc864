// A keyword beside a `$ref` that does not fit what that refers to is reported there, and not in the list, which other questions refer to as well.
import { describe, expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/index.ts';
import { formFile, writeForm } from './support/writeForm.ts';

const yesNo = { type: 'string', enum: ['yes', 'no'], enumNames: ['Yes', 'No'] };

/** What is found with these keywords beside a reference to the list; another question refers to it alone. */
function found(beside: object, list: object = yesNo): readonly string[] {
  const folder = writeForm({
    'lists/yes-no.json': list,
    'trip/form.json': formFile({ steps: [{ id: 'who', label: 'Who' }] }),
    'trip/who.schema.json': {
      type: 'object',
      properties: {
        sound: { $ref: '../lists/yes-no.json', title: 'Other' },
        a: { $ref: '../lists/yes-no.json', title: 'A', ...beside },
      },
    },
    'trip/who.ui.json': {},
  });
  return checkForm(folder, 'trip').findings.map(
    ({ code, place, problem }) => `${code} ${place.file.slice(folder.length)}#${place.pointer} ${problem}`,
  );
}

describe('a keyword that fits', () => {
  it.each([{}, { enum: ['no'], enumNames: ['Never'] }, { default: 'no' }, { description: 'In short' }])(
    '%j',
    (beside) => {
      expect(found(beside)).toEqual([]);
    },
  );
});

it.each<[string, object, string]>([
  ['type', { type: 'boolean' }, 'does not fit what "$ref" refers to'],
  ['type', { type: 'integer' }, 'Each option is a text'],
  ['format', { format: 'date' }, 'does not fit what "$ref" refers to'],
  ['pattern', { pattern: '^y$' }, 'does not fit what "$ref" refers to'],
  ['enum', { enum: ['yes'] }, 'does not fit what "$ref" refers to'],
  ['minimum', { minimum: 3 }, 'has no effect'],
  ['maxLength', { maxLength: 9 }, 'has no effect'],
  ['items', { items: { type: 'string' } }, 'has no effect'],
])('%s in %j is one finding, beside the $ref', (keyword, beside, says) => {
  expect(found(beside)).toEqual([expect.stringContaining(`/trip/who.schema.json#/properties/a/${keyword} `)]);
  expect(found(beside)[0]).toContain(says);
});

it('a mistake of the list itself is reported in the list', () => {
  const twice = { ...yesNo, enum: ['yes', 'yes'] };
  expect(found({ format: 'date' }, twice)).toContainEqual(
    expect.stringMatching(/^noDuplicates \/lists\/yes-no\.json#\/enum\/1 /),
  );
});

const word = { type: 'string', title: 'Word', maxLength: 9 };
const condition = (value: string, name: string) => ({
  if: { properties: { a: { const: value } }, required: ['a'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { [name]: { ...word, title: name } } },
});
const messages = (...names: string[]) => ({
  errorMessage: { required: Object.fromEntries(names.map((name) => [name, `${name} is required`])) },
});

it.each<[what: string, beside: object, there: object, told: RegExp | undefined]>([
  ['questions', { properties: { x: word } }, {}, /\/properties "properties" beside .*: "a", "b" are not asked\. /],
  [
    'fewer required questions',
    { required: ['b'], ...messages('b') },
    { required: ['a'], ...messages('a') },
    /\/required "required" beside .*: "a" need not be answered here\. Write "required": \["a","b"\],/,
  ],
  [
    'more required questions',
    { required: ['a', 'b'], ...messages('a', 'b') },
    { required: ['a'], ...messages('a') },
    undefined,
  ],
  ['required questions where none are', { required: ['b'], ...messages('b') }, {}, undefined],
  ['a condition', condition('x', 'one'), condition('y', 'other'), /\/if "if" beside .* which has no effect here\. /],
  [
    'a branch',
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    { then: condition('x', 'one').then },
    condition('y', 'other'),
    /\/then "then" beside .* of "then" in what/,
  ],
  [
    'what an answer asks',
    { dependentSchemas: { a: { properties: { one: { ...word, title: 'one' } } } } },
    { dependencies: { b: { properties: { other: { ...word, title: 'other' } } } } },
    /\/dependentSchemas "dependentSchemas" beside /,
  ],
  ['a condition where there is none', condition('x', 'one'), {}, undefined],
  ['parts', { allOf: [condition('x', 'one')] }, { allOf: [condition('y', 'other')] }, /\/allOf "allOf" beside /],
  [
    'what an answer requires',
    { dependentRequired: { a: ['b'] }, ...messages('b') },
    { dependentRequired: { b: ['a'] }, ...messages('a') },
    /\/dependentRequired "dependentRequired" beside /,
  ],
])('%s beside a reference to a group', (_, beside, there, told) => {
  const group = { type: 'object', properties: { a: word, b: { ...word, title: 'B' } }, ...there };
  const folder = writeForm({
    'trip/form.json': formFile({}),
    'trip/who.schema.json': {
      type: 'object',
      properties: {
        own: { $ref: '#/$defs/group', title: 'Own', ...beside },
        as: { $ref: '#/$defs/group', title: 'As' },
      },
      $defs: { group },
    },
    'trip/who.ui.json': { own: { 'ui:order': ['*'] }, as: { 'ui:order': ['*'] } },
  });
  const found = checkForm(folder, 'trip')
    .findings.filter(({ code }) => code === 'definitionsUsed')
    .map(({ place, problem, repair }) => `${place.pointer} ${problem} ${repair}`);
  expect(found).toEqual(told ? [expect.stringMatching(told)] : []);
});
