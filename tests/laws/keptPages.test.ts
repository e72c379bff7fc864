// A page without a form is kept as its HTML came (site/keptPage.ts): nothing of it would hear, remember or change anything.
// What does has to be a moving part, which site/islands knows.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { importsOf } from './importsOf.ts';
import { project, sourceFiles } from './sourceFiles.ts';
import { type SourceNode, sourceNodes } from './sourceNodes.ts';

/** Of React's own hooks, those that a page may use: they are as good in HTML. */
const STILL = ['useId', 'useContext'];

/** Files of the project that these import, directly or not, themselves included. */
function reached(entries: readonly string[]): Set<string> {
  const found = new Set(entries);
  for (const file of found) {
    for (const specifier of /\.tsx?$/.test(file) ? importsOf(file) : []) {
      const target = path.posix.join(path.posix.dirname(file), specifier);
      if (specifier.startsWith('.') && existsSync(path.join(project, target))) found.add(target);
    }
  }
  return found;
}

/** What in a script needs to be alive: React's hooks by name, and attributes that hear something. */
function movesOf(file: string): string[] {
  const nodes = sourceNodes(file);
  const hooks = nodes
    .filter(({ type, source }) => type === 'ImportDeclaration' && (source as SourceNode).value === 'react')
    .flatMap(({ specifiers }) => (specifiers as SourceNode[]).map(({ local }) => String((local as SourceNode).name)))
    .filter((name) => /^use[A-Z]/.test(name) && !STILL.includes(name));
  const heard = nodes
    .filter(({ type }) => type === 'JSXAttribute')
    .map(({ name }) => String((name as SourceNode).name))
    .filter((name) => /^on[A-Z]/.test(name));
  return [...hooks, ...heard];
}

const islands = importsOf('site/islands/islands.ts').filter((specifier) => specifier.startsWith('.'));
const moving = reached(islands.map((specifier) => path.posix.join('site/islands', specifier)));
const pages = sourceFiles(['site/pages', 'site/ornaments'], ['.ts', '.tsx']).filter((file) => !/formPage/.test(file));

it('the moving parts are found', () => {
  expect(islands.length).toBeGreaterThan(1);
  expect([...moving].flatMap(movesOf)).toEqual(expect.arrayContaining(['useState', 'onClick']));
});

it('nothing moves on a page but those', () => {
  const still = pages.filter((file) => !moving.has(file));
  expect(still.length).toBeGreaterThan(100);
  expect(still.flatMap((file) => movesOf(file).map((what) => `${file}: ${what}`))).toEqual([]);
});
