// Every picture that forms/README.md names is there, every picture is named, and together they are small.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { project } from '../laws/sourceFiles.ts';

const folder = path.join(project, 'tests/guide/pictures');
const readme = readFileSync(path.join(project, 'forms/README.md'), 'utf8');
const named = [...readme.matchAll(/!\[[^\]]+\]\(\.\.\/tests\/guide\/pictures\/([^)]+)\)/g)].map(([, name]) => name);
const pictures = readdirSync(folder);
const questions = ['gallery/all', 'uses/visit'].flatMap((step) => {
  const text = readFileSync(path.join(project, `tests/guide/forms/${step}.schema.json`), 'utf8');
  return Object.keys((JSON.parse(text) as { readonly properties: object }).properties);
});

it('the pictures are those that the README names, one for each question of the forms', () => {
  expect([...named].sort()).toEqual([...pictures].sort());
  expect([...pictures].sort()).toEqual(questions.map((name) => `${name}.webp`).sort());
});

it('the pictures are small', () => {
  const bytes = pictures.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
  expect(bytes).toBeLessThan(300_000);
});
