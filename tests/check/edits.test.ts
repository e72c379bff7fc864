// Edits change the part that they name and no other character.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { applyMend } from '../../engine/check/edits/applyMend.ts';
import { editJson } from '../../engine/check/edits/editJson.ts';
import { insertJson, renameKey, writtenJson } from '../../engine/check/edits/moveJson.ts';

const text = '{ "a": [1,  2],\n    "b": { "x": "y" }\n}';

it.each<[string, string, unknown, string]>([
  ['a value', '/b/x', 'z', '{ "a": [1,  2],\n    "b": { "x": "z" }\n}'],
  ['an entry of a list', '/a/1', 3, '{ "a": [1,  3],\n    "b": { "x": "y" }\n}'],
  ['a removed entry of a list', '/a/0', undefined, '{ "a": [2],\n    "b": { "x": "y" }\n}'],
  ['the last entry of a list removed', '/a/1', undefined, '{ "a": [1],\n    "b": { "x": "y" }\n}'],
  ['a removed key', '/a', undefined, '{ "b": { "x": "y" }\n}'],
  ['the only key removed', '/b/x', undefined, '{ "a": [1,  2],\n    "b": {}\n}'],
  ['a key that is not there removed', '/b/z', undefined, text],
  ['an entry appended on the same line', '/a/-', 'é', '{ "a": [1,  2, "é"],\n    "b": { "x": "y" }\n}'],
  ['a key added on the same line', '/b/z', 1, '{ "a": [1,  2],\n    "b": { "x": "y", "z": 1 }\n}'],
])('%s', (_, pointer, value, after) => {
  expect(editJson(text, pointer, value)).toBe(after);
});

it.each([
  [119, '\n}', true],
  [120, '\n}', true],
  [121, '\n}', false],
  [119, ',\n  "more": 1\n}', true],
  [120, ',\n  "more": 1\n}', false],
])('a list stands on one line of at most 120 characters: %i%j', (width, rest, isOneLine) => {
  const list = [...Array.from({ length: 9 }, () => 'x'.repeat(6)), 'x'.repeat(width - 104)];
  const line = `  "list": [${list.map((one) => JSON.stringify(one)).join(', ')}]`;
  expect(line).toHaveLength(width);
  const broken = `  "list": [\n${list.map((one) => `    ${JSON.stringify(one)}`).join(',\n')}\n  ]`;
  const written = `{\n${isOneLine ? line : broken}${rest}`;
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'edits-')), 'a.json');
  onTestFinished(() => rmSync(path.dirname(file), { recursive: true }));
  applyMend([{ file, pointer: '', value: JSON.parse(written) }]);
  expect(readFileSync(file, 'utf8')).toBe(`${written}\n`);
  expect(editJson(`{\n  "list": []${rest}`, '/list', list)).toBe(written);
});

it.each([
  ['  ', '\n'],
  ['    ', '\n'],
  ['\t', '\n'],
  ['  ', '\r\n'],
])('a new key has the indentation of the file: %j %j', (indent, end) => {
  const before = ['{', `${indent}"a": 1`, '}', ''].join(end);
  const inner = [`${indent}"b/c": {`, `${indent}${indent}"d": [2, 3]`, `${indent}}`];
  const after = ['{', `${indent}"a": 1,`, ...inner, '}', ''].join(end);
  expect(editJson(before, '/b~1c/d', [2, 3])).toBe(after);
});

it('an entry is appended on lines of its own, and parents are made', () => {
  expect(editJson('{\n  "a": [\n    { "b": 1 }\n  ]\n}\n', '/a/-', { b: 2 })).toBe(
    '{\n  "a": [\n    { "b": 1 },\n    {\n      "b": 2\n    }\n  ]\n}\n',
  );
  expect(JSON.parse(editJson(text, '/c/1/d', 3))).toMatchObject({ c: { 1: { d: 3 } } });
  expect(JSON.parse(editJson(text, '/c/0/d', 3))).toMatchObject({ c: [{ d: 3 }] });
  expect(editJson('{}\n', '/a', 1)).toBe('{\n  "a": 1\n}\n');
});

it('files are made, written whole and removed', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'edits-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'new/a.json');
  const read = () => JSON.parse(readFileSync(file, 'utf8'));
  applyMend([{ file, pointer: '/a/b', value: 1 }]);
  expect(read()).toEqual({ a: { b: 1 } });
  applyMend([{ file, pointer: '', value: { c: 2 } }]);
  expect(read()).toEqual({ c: 2 });
  applyMend([{ file, pointer: '', value: undefined }]);
  expect(read).toThrow('ENOENT');
});

it.each<[string, string, number, unknown, string]>([
  ['first in a list', '/a', 0, 0, '{ "a": [0, 1,  2],\n    "b": { "x": "y" }\n}'],
  ['between two entries', '/a', 1, 0, '{ "a": [1,  0, 2],\n    "b": { "x": "y" }\n}'],
  ['at the end of a list', '/a', 2, 0, '{ "a": [1,  2, 0],\n    "b": { "x": "y" }\n}'],
  ['before a key of the same line', '/b', 0, 0, '{ "a": [1,  2],\n    "b": { "new": 0, "x": "y" }\n}'],
  ['before a key of another line', '', 1, 0, '{ "a": [1,  2],\n    "new": 0,\n    "b": { "x": "y" }\n}'],
])('an entry is inserted %s', (_, pointer, index, value, after) => {
  expect(insertJson(text, pointer, index, value, 'new')).toBe(after);
});

it('a key gets another name, and a part is written elsewhere as it was written', () => {
  expect(renameKey(text, '/b', 'c"')).toBe('{ "a": [1,  2],\n    "c\\"": { "x": "y" }\n}');
  expect(() => renameKey(text, '/c', 'd')).toThrow('There is no key at /c.');
  const before = '{\n  "a": {\n    "b": { "c": [1,  2],\n      "d": 3 }\n  },\n  "e": {}\n}\n';
  expect(insertJson(before, '', 0, writtenJson(before, '/a/b'), 'f')).toBe(
    `{\n  "f": { "c": [1,  2],\n    "d": 3 },\n${before.slice(2)}`,
  );
  expect(insertJson(before, '/e', 0, { g: writtenJson(before, '/a/b') }, 'f')).toContain(
    '  "e": {\n    "f": {\n      "g": { "c": [1,  2],\n        "d": 3 }\n    }\n  }\n',
  );
});
