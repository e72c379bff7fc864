// The command: what it refuses, and that it never writes over anything.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runImport } from '../../engine/import/runImport.ts';
import { fixtures, imported } from './support/imported.ts';

async function run(...args: string[]) {
  const lines: string[] = [];
  return { code: await runImport(args, (line) => lines.push(line)), text: lines.join('\n') };
}

function folder(): string {
  const made = mkdtempSync(path.join(os.tmpdir(), 'command-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

it.each([
  [[], 'Name what is to be imported'],
  [['no-such-file.json'], 'There is no file no-such-file.json'],
  [['package.json', '--to'], 'Name what is to be imported'],
  [['package.json', '--force'], 'There is no file --force'],
])('%j is refused', async (args, words) => {
  expect(await run(...args)).toMatchObject({ code: 1, text: expect.stringContaining(words) });
});

it('an existing folder stays as it is', async () => {
  const there = path.join(folder(), 'there');
  mkdirSync(there);
  const { code, text } = await run(path.join(fixtures, 'club.json'), '--to', there);
  expect([code, text]).toEqual([1, expect.stringContaining('already')]);
  expect(readdirSync(there)).toEqual([]);
});

it.each([
  ['im.1', '/Im1', '/im-1'],
  ['my form', '/MyForm', '/my-form'],
  ['Visit_2026', '/Visit2026', '/visit-2026'],
  ['r\u00e9union', '/Reunion', '/reunion'],
  ['club-day', '/ClubDay', '/club-day'],
  ['\u0632\u064a\u0627\u0631\u0629', '/Form', '/form'],
])('the addresses of a form in the folder %s are valid', async (name, route, post) => {
  const to = path.join(folder(), name);
  const { code, text } = await run(path.join(fixtures, 'club.json'), '--to', to);
  expect([code, text]).toEqual([0, expect.stringContaining('is made and proved')]);
  expect(JSON.parse(readFileSync(path.join(to, 'form.json'), 'utf8'))).toMatchObject({ route, submit: { post } });
});

it.each([
  ['no JSON', '{', 'is not JSON'],
  ['no schema', '[]', 'no JSON Schema'],
  ['nothing that can be asked', '{"type":"object","properties":{"a":{"type":"null"}}}', 'nothing of this can be asked'],
])('of %s no folder is made', async (_, content, words) => {
  const around = folder();
  const file = path.join(around, 'a.json');
  writeFileSync(file, content);
  const { code, text } = await run(file, '--to', path.join(around, 'made'));
  expect([code, text]).toEqual([1, expect.stringContaining(words)]);
  expect(readdirSync(around)).toEqual(['a.json']);
});

it('names of every object are no names of questions', async () => {
  const properties = { constructor: { type: 'string' }, items: { type: 'string' }, properties: { type: 'string' } };
  const { code, read } = await imported({ schema: { type: 'object', properties } });
  expect(code).toBe(0);
  expect(Object.keys(Object(read('questions.schema.json').properties))).toEqual([
    'constructor_',
    'items',
    'properties',
  ]);
});
