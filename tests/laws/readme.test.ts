// Diagram, links and file names in the READMEs match the project.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { rooms } from './rooms.ts';
import { project, sourceFiles } from './sourceFiles.ts';

const pages = [
  'README.md',
  'site/README.md',
  'engine/README.md',
  ...sourceFiles(['engine'], ['.md']).filter((page) => page !== 'engine/README.md'),
];
const linesOf = (page: string) => read(page).trimEnd().split('\n').length;
const read = (page: string) => readFileSync(path.join(project, page), 'utf8');

/** The imports between rooms as a Mermaid diagram; media and virtual modules are left out. */
function diagram(): string {
  const drawn = Object.keys(rooms).filter((name) => name !== 'media');
  const arrows = drawn.flatMap((name) => {
    const targets = rooms[name]?.sees.filter((other) => drawn.includes(other)) ?? [];
    return targets.length > 0 ? `  ${name} --> ${targets.join(' & ')}` : [];
  });
  return ['```mermaid', 'flowchart LR', ...arrows, '```'].join('\n');
}

it('the diagram of README.md matches the table of rooms', () => {
  expect(read('README.md')).toContain(diagram());
});

it.each(pages)('every link in %s leads to a file', (page) => {
  const links = [...read(page).matchAll(/\]\(([^)#]+)\)/g)].map(([, link = '']) => link);
  const missing = links.filter((link) => !existsSync(path.join(project, path.dirname(page), link)));
  expect(missing).toEqual([]);
});

/** Files named between backticks, relative to the page's folder, to `engine/` or to the project. */
const namedIn = (page: string) =>
  [...read(page).matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|json|md|css))`/g)].map(([, name = '']) => name);

it.each(pages)('every source file that %s names exists', (page) => {
  const places = [path.dirname(page), 'engine', '.'];
  const exists = (name: string) => places.some((place) => existsSync(path.join(project, place, name)));
  // `X` is a placeholder for a name; files of dist/ exist after a build only.
  const isExample = (name: string) => name.startsWith('dist/') || /\b[xX](?:[A-Z.]|$)/.test(path.basename(name));
  const sources = namedIn(page).filter((name) => name.includes('/') && !isExample(name));
  expect(sources.filter((name) => !exists(name))).toEqual([]);
});

it('every heading that a note of the service names is in its page', () => {
  const named = sourceFiles(['engine/intake'], ['.ts']).flatMap((file) => [
    ...read(file).matchAll(/see "([^"]+)" in (\S+)\)/g),
  ]);
  const missing = named.filter(([, heading, page]) => !read(`engine/intake/${page}`).includes(`# ${heading}\n`));
  expect(named.length).toBeGreaterThan(0);
  expect(missing.map(([text]) => text)).toEqual([]);
});

it('README.md has at most 120 lines', () => {
  expect(linesOf('README.md')).toBeLessThanOrEqual(120);
});

it('the README of a room has at most 65 lines', () => {
  const ofRooms = Object.values(rooms).map(({ folder }) => `${folder}/README.md`);
  const long = ofRooms.filter((page) => page.startsWith('engine/') && existsSync(path.join(project, page)));
  expect(long.length).toBeGreaterThan(5);
  expect(long.filter((page) => linesOf(page) > 65)).toEqual([]);
});

const additions = import.meta.glob<string>('../fixtures/additions/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it.each(Object.entries(additions))('engine/README.md shows %s, which compiles', (_, text) => {
  expect(read('engine/README.md')).toContain(text.slice(text.indexOf('export ')));
});
