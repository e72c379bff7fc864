// --mend removes messages that are never shown, and names in `required` that change nothing, where they are written; the others beside
// them stay, and nothing is left to correct by hand.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runCheck } from '../../engine/check/runCheck.ts';
import { formFile, writeForm } from '../compile/support/writeForm.ts';

const text = (title: string) => ({ type: 'string', title, maxLength: 50 });
/** A required list with `minItems` 1: the form opens with one entry in it, so a message for the missing list is never shown. */
const begins = {
  type: 'array',
  title: 'L',
  minItems: 1,
  maxItems: 4,
  items: {
    type: 'object',
    properties: { n: text('N') },
    required: ['n'],
    errorMessage: { required: { n: 'N is required' } },
  },
};
const properties = {
  g: begins,
  h: { ...begins, title: 'H' },
  note: text('Note'),
  when: text('When'),
  who: text('Who'),
};
const idle = { properties: { d: text('D') }, type: 'object', title: 'Idle' };
const [g, h] = [{ g: 'L is required' }, { h: 'H is required' }];
const [when, who] = [{ when: 'When is required' }, { who: 'Who is required' }];
const words = (required: object) => ({ errorMessage: { required } });
const kind = { type: 'string', title: 'Kind', enum: ['a', 'b'] };

it.each<[string, object, object]>([
  [
    'beside the words of a name that a dependency requires',
    { required: ['g'], dependentRequired: { note: ['when'] }, ...words({ ...when, ...g }) },
    { required: ['g'], dependentRequired: { note: ['when'] }, ...words(when) },
  ],
  [
    'the same by the former keyword',
    { required: ['g'], dependencies: { note: ['when'] }, ...words({ ...g, ...when }) },
    { required: ['g'], dependencies: { note: ['when'] }, ...words(when) },
  ],
  [
    'of a name that only a dependency requires',
    { required: ['who'], dependentRequired: { note: ['g', 'when'] }, ...words({ ...g, ...when, ...who }) },
    { required: ['who'], dependentRequired: { note: ['g', 'when'] }, ...words({ ...when, ...who }) },
  ],
  [
    'two of different dependencies, with what held them',
    { dependentRequired: { note: ['g'], who: ['h'] }, ...words({ ...g, ...h }) },
    { dependentRequired: { note: ['g'], who: ['h'] } },
  ],
  [
    'one of the group and one of a dependency, with what held them',
    { required: ['g'], dependentRequired: { who: ['h'] }, ...words({ ...g, ...h }) },
    { required: ['g'], dependentRequired: { who: ['h'] } },
  ],
  [
    'in the schema of a dependency',
    {
      dependentSchemas: { note: { required: ['g', 'when'], ...words({ ...g, ...when }) } },
      required: ['who'],
      ...words(who),
    },
    { dependentSchemas: { note: { required: ['g', 'when'], ...words(when) } }, required: ['who'], ...words(who) },
  ],
  [
    'all in a branch',
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    { if: { required: ['note'] }, then: { required: ['g'], ...words(g) } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    { if: { required: ['note'] }, then: { required: ['g'] } },
  ],
  [
    'a group in the second place of a case, which also requires the question of the cases',
    {
      properties: { ...properties, kind },
      dependencies: {
        kind: {
          oneOf: [
            {
              properties: { kind: { enum: ['a'] }, i: idle, x: text('X') },
              required: ['kind', 'x', 'i'],
              ...words({ x: 'X is required' }),
            },
            { properties: { kind: { enum: ['b'] } } },
          ],
        },
      },
    },
    {
      properties: { ...properties, kind },
      dependencies: {
        kind: {
          oneOf: [
            {
              properties: { kind: { enum: ['a'] }, i: idle, x: text('X') },
              required: ['kind', 'x'],
              ...words({ x: 'X is required' }),
            },
            { properties: { kind: { enum: ['b'] } } },
          ],
        },
      },
    },
  ],
  [
    'all groups that are required',
    { properties: { ...properties, i: idle, j: { ...idle, title: 'J' } }, required: ['i', 'j'] },
    { properties: { ...properties, i: idle, j: { ...idle, title: 'J' } } },
  ],
])('is removed: %s', async (_, before, after) => {
  expect(await mended(before)).toEqual([[], { type: 'object', properties, ...after }]);
});

it('stays: a message that other questions may have as well', async () => {
  const $defs = { need: { required: ['g'], ...words(g) } };
  const before = { allOf: [{ $ref: '#/$defs/need' }], $defs };
  const [left, schema] = await mended(before);
  expect(left).toEqual(['requiredHasEffect']);
  expect(schema).toEqual({ type: 'object', properties, ...before });
});

const ABOUT = /^(?:required|groupsRequired|messages|keywordsHave|valuesValid)/;

/** Runs --mend on a form with this schema. The codes of findings that are left of `required` and messages; and the schema file as it is then. */
async function mended(schema: object): Promise<readonly [left: readonly string[], schema: unknown]> {
  const folder = writeForm({
    'trip/form.json': formFile({ steps: [{ id: 'who', label: 'Who' }] }),
    'trip/who.schema.json': { type: 'object', properties, ...schema },
    'trip/who.ui.json': {},
    'trip/ar.json': undefined,
  });
  const lines: string[] = [];
  await runCheck([folder, '--mend', '--json'], (line) => lines.push(line));
  const found: readonly { readonly code: string }[] = JSON.parse(lines.join('\n'));
  const file = readFileSync(path.join(folder, 'trip/who.schema.json'), 'utf8');
  return [found.map(({ code }) => code).filter((code) => ABOUT.test(code)), JSON.parse(file)];
}
