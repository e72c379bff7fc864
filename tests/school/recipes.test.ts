// What site/RECIPES.md says: every step of a recipe is one that the tests can make (changes.test.ts makes them), and what it names is there.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { recipes } from '../forms/support/readme.ts';
import { RECIPES, siteRecipes } from './support/recipes.ts';

const project = path.resolve(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(path.join(project, file), 'utf8');

it('there is a recipe for page, menu, logo, fonts, colours, PDF, mail, facts and the review of a second language', () => {
  const titles = siteRecipes.map(({ title }) => title).join('\n');
  for (const subject of [/page/, /menu/, /logo/, /font/, /colours/, /PDF/, /mail/, /fact/, /Arabic reviewed/])
    expect(titles).toMatch(subject);
});

it('every block of a recipe is a step', () => {
  const edits = recipes(RECIPES).flatMap(({ changes }) => changes).length;
  const lines = [...RECIPES.matchAll(/, the line that begins with /g)].length;
  expect(edits + lines).toBe(RECIPES.split(/^```\w/m).length - 1);
});

it('the commands, files and packages that it names are there', () => {
  const { scripts } = JSON.parse(textOf('package.json'));
  const commands = [...RECIPES.matchAll(/`npm run ([\w:]+)(?: -- --\w+| ([\w ]+))?`/g)];
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter(([, script = '']) => !(script in scripts))).toEqual([]);
  const parts = commands.flatMap(([, script, words = '']) => (script === 'media' ? words.split(' ') : []));
  expect(parts.filter((part) => !new RegExp(`^  ${part}: make`, 'm').test(textOf('site/media/make.mjs')))).toEqual([]);
  const links = [...RECIPES.matchAll(/\]\((\S+\.md)\)/g)].map(([, to = '']) => path.join(project, 'site', to));
  const fonts = [...RECIPES.matchAll(/@fontsource[-\w]*\/[\w-]+\/files\/[\w-]+(?=['.])/g)].map(([name]) =>
    path.join(project, 'node_modules', `${name}.woff2`),
  );
  expect(fonts.length).toBeGreaterThan(0);
  expect([...links, ...fonts].filter((file) => !existsSync(file))).toEqual([]);
});
