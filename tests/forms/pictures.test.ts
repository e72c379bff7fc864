// Every picture that forms/README.md names is there, every picture is named, and together they are small; the forms that they show have
// no findings.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { checkProject } from '../../engine/check/index.ts';
import { PANELS } from '../guide/panels.ts';
import { DONE } from '../guide/uses.ts';
import { project } from '../laws/sourceFiles.ts';

const folder = path.join(project, 'tests/guide/pictures');
const readme = readFileSync(path.join(project, 'forms/README.md'), 'utf8');
const named = [...readme.matchAll(/!\[[^\]]+\]\(\.\.\/tests\/guide\/pictures\/([^)]+)\)/g)].map(([, name]) => name);
const pictures = readdirSync(folder);
const questions = ['gallery/all', 'uses/visit', 'uses/child'].flatMap((step) => {
  const text = readFileSync(path.join(project, `tests/guide/forms/${step}.schema.json`), 'utf8');
  return Object.keys((JSON.parse(text) as { readonly properties: object }).properties);
});

it('the pictures are those that the README names, one for each question of the forms', () => {
  expect([...named].sort()).toEqual([...pictures].sort());
  expect([...pictures].sort()).toEqual(questions.map((name) => `${name}.webp`).sort());
});

it('what is done and shown for a picture is that of a question', () => {
  for (const name of [...Object.keys(DONE), ...Object.keys(PANELS)]) expect(questions).toContain(name);
});

it('the pictures are small, and not wider than a page shows them', async () => {
  const bytes = pictures.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
  expect(bytes).toBeLessThan(600_000);
  const all = await Promise.all(pictures.map((name) => sharp(path.join(folder, name)).metadata()));
  expect(Math.max(...all.map(({ width }) => width))).toBeLessThanOrEqual(900);
});

it('the check has nothing to say about their forms', async () => {
  expect(await checkProject(path.join(project, 'tests/guide/forms'))).toEqual([]);
});
