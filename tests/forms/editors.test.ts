// Editors complete and check the files of a form by the schema that each names with `$schema`: every shipped file is valid.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkJson } from '../../engine/compile/read/checkJson.ts';

const forms = path.resolve(import.meta.dirname, '../../forms');
const read = (file: string) => JSON.parse(readFileSync(path.join(forms, file), 'utf8'));
const schemas: readonly (readonly [files: RegExp, schema: string])[] = [
  [/\/ar\.json$/, 'words'],
  [/^lists\//, 'list'],
  [/\/form\.json$/, 'form'],
  [/\/office\.json$/, 'office'],
  [/\.ui\.json$/, 'ui'],
  [/\.schema\.json$/, 'step'],
];

const files = readdirSync(forms, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^[\w-]+\/[\w.-]+\.json$/.test(file) && !/\/(?:published|translated)\.json$/.test(file))
  .map((file) => ({ file, schema: schemas.find(([names]) => names.test(file))?.[1] }))
  .filter(({ schema }) => schema !== undefined);

const faults = (schema: string, content: unknown) => {
  const { invalid, unknownKeys } = checkJson(read(`${schema}.schema.json`), content, (pointer) => ({
    file: '',
    pointer,
  }));
  return [...invalid, ...unknownKeys].map(({ place, problem }) => `${place.pointer}: ${problem}`);
};

it.each(files)('$file names its schema and is valid', ({ file, schema = '' }) => {
  expect(read(file).$schema).toBe(`../${schema}.schema.json`);
  expect(faults(schema, read(file))).toEqual([]);
});

const fixtures = path.resolve(import.meta.dirname, '../fixtures/forms');
const ofFixtures = readdirSync(fixtures, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^[\w-]+\/[\w.-]+\.ui\.json$/.test(file));

it.each(ofFixtures)('the fixture %s is valid, too', (file) => {
  expect(faults('ui', JSON.parse(readFileSync(path.join(fixtures, file), 'utf8')))).toEqual([]);
});

it('there are files of every kind', () => {
  expect([...new Set(files.map(({ schema }) => schema))].sort()).toEqual([
    'form',
    'list',
    'office',
    'step',
    'ui',
    'words',
  ]);
});

describe('an editor underlines', () => {
  const text = { type: 'string', title: 'Text', maxLength: 9 };
  const office = { columns: [], search: [], statuses: [{ id: 'new', label: 'New' }], moves: [] };
  const move = { id: 'a', label: 'A', from: ['new'], to: 'new' };
  const asking = { ...move, asks: { type: 'object', properties: { a: { type: 'number', title: 'A' } } } };
  const group = (properties: object, others: object = {}) => ({ type: 'object', properties, ...others });

  it.each<[string, string, unknown, string]>([
    ['a misspelt keyword', 'step', group({ a: { ...text, tilte: 'A' } }), '/properties/a/tilte'],
    ['a misspelt keyword in a branch', 'step', group({}, { else: group({ a: { maxLenght: 3 } }) }), '/maxLenght'],
    [
      'a keyword that a condition cannot use',
      'step',
      group({}, { if: { properties: { a: { type: 'x' } } } }),
      '/if/properties/a/type',
    ],
    ['an unsupported type', 'step', group({ a: { ...text, type: 'text' } }), '/properties/a/type'],
    ['a range of one number', 'step', group({ a: { ...text, between: [1] } }), '/properties/a/between'],
    [
      'a message that is not text',
      'step',
      group({ a: { ...text, errorMessage: { pattern: 3 } } }),
      '/errorMessage/pattern',
    ],
    ['a duplicate option', 'list', { type: 'string', enum: ['a', 'a'] }, '/enum'],
    ['a list without options', 'list', { type: 'string' }, ''],
    ['an unknown ui: key', 'ui', { a: { 'ui:hnit': 'x' } }, '/a/ui:hnit'],
    ['a move to nowhere', 'office', { ...office, moves: [{ id: 'a', label: 'A', from: ['new'] }] }, '/moves/0'],
    ['an unknown role', 'office', { ...office, moves: [{ ...move, role: 'boss' }] }, '/moves/0/role'],
    [
      'a question of a move that is no text',
      'office',
      { ...office, moves: [asking] },
      '/moves/0/asks/properties/a/type',
    ],
    ['a step without an id', 'form', { ...read('contact/form.json'), steps: [{ label: 'x' }] }, '/steps/0'],
  ])('%s', (_, schema, content, place) => {
    expect(faults(schema, content).join('\n')).toContain(`${place}: `);
  });
});
