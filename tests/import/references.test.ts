// What stands elsewhere in a definition is asked where it is referred to.
import { expect, it } from 'vitest';
import { imported, importedGroup } from './support/imported.ts';

const text = { type: 'string', title: 'Text', maxLength: 9 };

it('a reference to a part by its $id is followed', async () => {
  const { code, read } = await imported({
    $id: 'https://school.example/forms/all',
    type: 'object',
    properties: { age: { $ref: '/parts/age' }, old: { $ref: 'https://school.example/parts/age', title: 'Old' } },
    $defs: { any: { $id: 'https://school.example/parts/age', type: 'integer', title: 'Age' } },
  });
  expect(code).toBe(0);
  expect(read('questions.schema.json')).toMatchObject({
    properties: { age: { $ref: '#/$defs/any' }, old: { $ref: '#/$defs/any', title: 'Old' } },
  });
});

it('a reference to itself is followed on a few levels', async () => {
  const n = { type: 'object', properties: { t: text, n: { $ref: '#/definitions/n' } } };
  const { lines, read } = await importedGroup({ a: { $ref: '#/definitions/n' } }, { definitions: { n } });
  expect(lines.at(-1)).toContain('made and proved');
  expect(lines.join('\n')).toContain('within itself is asked on at most 2 levels');
  expect(read('questions.schema.json')).toMatchObject({ definitions: { n: { properties: { n: { levels: 2 } } } } });
});

it('what stands beside a reference to a group is asked besides', async () => {
  const group = { type: 'object', properties: { t: text }, required: ['t'] };
  const branch = {
    if: { properties: { t: { const: 'x' } }, required: ['t'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { more: { ...text, title: 'More' } } },
  };
  const $ref = '#/definitions/group';
  const other = { properties: { z: { ...text, title: 'Z' } }, required: ['z'] };
  const { lines, read } = await importedGroup(
    { a: { $ref, title: 'A', ...other }, b: { $ref, title: 'B', ...branch } },
    { definitions: { group } },
  );
  expect(lines.join('\n')).not.toContain('Left out');
  expect(read('questions.schema.json')).toMatchObject({
    properties: { a: { title: 'A', allOf: [{ $ref }, other] }, b: { title: 'B', allOf: [{ $ref }, branch] } },
  });
});
