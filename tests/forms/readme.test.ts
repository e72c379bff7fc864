// The changes described in forms/README.md work: each is applied to a copy of the contact form as it was delivered
// (tests/fixtures/school), checked, published and proved.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCheck } from '../../engine/check/runCheck.ts';
import { runProve } from '../../engine/prove/runProve.ts';
import { copyForms } from './support/copyForms.ts';
import { makeChange, type Recipe, readme, recipes } from './support/readme.ts';

const scripts = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8')).scripts;

/** A copy of the recipes' form after the change. */
function changed({ changes }: Recipe): string {
  const folder = copyForms((file) => file !== 'admission');
  for (const { file, at, value } of changes) {
    const name = path.join(folder, file);
    const content = existsSync(name) ? JSON.parse(readFileSync(name, 'utf8')) : undefined;
    expect(content === undefined, `${file} is new only as a whole`).toBe(at === undefined);
    mkdirSync(path.dirname(name), { recursive: true });
    writeFileSync(name, JSON.stringify(makeChange(content, at, value), null, 2));
  }
  return folder;
}

describe('forms/README.md', () => {
  const all = recipes(readme);

  it('has an example of each kind of change', () => {
    expect(all.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'Change the words of a question',
        'Change a limit or a message',
        'Add a question',
        'Ask something only in some cases',
        'Offer a list of options',
        'Ask for a file',
        'Add a form',
      ]),
    );
    expect(all.flatMap(({ changes }) => changes)).toHaveLength(readme.split('```json').length - 1);
  });

  it.each(all)('$title: has no findings, is published and proved', async (recipe) => {
    const folder = changed(recipe);
    const lines: string[] = [];
    const print = (line: string) => lines.push(line);
    const form = recipe.changes.map(({ file }) => file.split('/')[0] ?? '').find((id) => id !== 'lists') ?? '';
    const checked = await runCheck([folder, '--mend', '--publish'], print);
    const proved = await runProve(['--in', folder, form], print);
    expect(lines.filter((line) => line.includes(folder))).toEqual([]);
    expect([checked, proved]).toEqual([0, 0]);
  });

  it('names scripts of package.json', () => {
    const named = [...readme.matchAll(/npm run (?<script>[\w:]+)/g)].map(({ groups }) => groups?.script ?? '');
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });
});

it('makeChange adds, replaces and appends', () => {
  const content = { a: { list: ['x'] } };
  expect(makeChange(content, '/a/list/-', 'y')).toEqual({ a: { list: ['x', 'y'] } });
  expect(makeChange(content, '/a/b', 1)).toEqual({ a: { list: ['x'], b: 1 } });
  expect(makeChange(content, '/a/+', { b: 1, c: 2 })).toEqual({ a: { list: ['x'], b: 1, c: 2 } });
  expect(content).toEqual({ a: { list: ['x'] } });
});
