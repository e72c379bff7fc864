// What an editor sees: every file of a form names the schema that completes and checks it, and keeps to it as it is written,
// references and all.
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
  [/\.ui\.json$/, 'ui'],
  [/\.schema\.json$/, 'step'],
];

const files = readdirSync(forms, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^[\w-]+\/[\w.-]+\.json$/.test(file) && !file.endsWith('/published.json'))
  .map((file) => ({ file, schema: schemas.find(([names]) => names.test(file))?.[1] }))
  .filter(({ schema }) => schema !== undefined);

const faults = (schema: string, content: unknown) => {
  const { invalid, unknownKeys } = checkJson(read(`${schema}.schema.json`), content, (pointer) => ({
    file: '',
    pointer,
  }));
  return [...invalid, ...unknownKeys].map(({ place, problem }) => `${place.pointer}: ${problem}`);
};

it.each(files)('$file names its schema and keeps to it', ({ file, schema = '' }) => {
  expect(read(file).$schema).toBe(`../${schema}.schema.json`);
  expect(faults(schema, read(file))).toEqual([]);
});

it('there are files of every kind', () => {
  expect([...new Set(files.map(({ schema }) => schema))].sort()).toEqual(['form', 'list', 'step', 'ui', 'words']);
});

describe('an editor underlines', () => {
  const text = { type: 'string', title: 'Text', maxLength: 9 };
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
    ['a type that cannot be asked for', 'step', group({ a: { ...text, type: 'text' } }), '/properties/a/type'],
    ['a range of one number', 'step', group({ a: { ...text, between: [1] } }), '/properties/a/between'],
    ['words that are none', 'step', group({ a: { ...text, errorMessage: { pattern: 3 } } }), '/errorMessage/pattern'],
    ['an option twice', 'list', { type: 'string', enum: ['a', 'a'] }, '/enum'],
    ['a list without options', 'list', { type: 'string' }, ''],
    ['a key of a field that there is not', 'ui', { a: { 'ui:hnit': 'x' } }, '/a/ui:hnit'],
    ['a step without an id', 'form', { ...read('contact/form.json'), steps: [{ label: 'x' }] }, '/steps/0'],
  ])('%s', (_, schema, content, place) => {
    expect(faults(schema, content).join('\n')).toContain(`${place}: `);
  });
});
