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
