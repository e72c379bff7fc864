// What can be wrong with the facts of a site, and where forms, pages and scripts name them; each in a copy of a small site.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runCheck } from '../../engine/check/runCheck.ts';
import { readJsonFile } from '../../engine/compile/read/jsonFile.ts';
import { type Files, formFile, goodFiles, inArabic, writeFiles } from '../compile/support/writeForm.ts';

const schemaOf = (name: string) =>
  readJsonFile(path.resolve(import.meta.dirname, `../../site/${name}.schema.json`)).value;
const facts = {
  name: { en: 'School', ar: 'مدرسة' },
  place: { en: 'Town', ar: 'بلدة' },
  address: { en: 'Street', ar: 'شارع' },
  phone: '+961 1 000 000',
  email: 'a@school.example',
  url: 'https://school.example',
  facebook: '',
  youTube: '',
  x: '',
  instagram: '',
  founded: 1974,
  retentionDays: 730,
};
const named = Object.keys(facts);

const goodSite: Files = {
  ...Object.fromEntries(Object.entries(goodFiles).map(([name, content]) => [`forms/${name}`, content])),
  'site/pages.schema.json': schemaOf('pages'),
  'site/pages.json': { menu: [], pages: [] },
  'site/facts.schema.json': schemaOf('facts'),
  'site/facts.json': facts,
  'site/pages/notFound/NotFound.tsx': '',
  'site/layout/Footer.tsx': `// Facts.\nimport { ${named.filter((name) => name !== 'x').join(', ')} } from 'virtual:facts/en';\nimport * as all from 'virtual:facts';\nconsole.log(all.x, all.phoneNumber);\n`,
};

/** The findings of the small site with these files, as `file:line pointer: problem [code]`. */
async function findingsOf(changes: Files): Promise<readonly string[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'facts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'forms'));
  writeFiles(folder, { ...goodSite, ...changes });
  const lines: string[] = [];
  const from = `${path.relative('', folder)}/`;
  await runCheck([path.join(folder, 'forms'), '--publish', '--translated'], (line) =>
    lines.push(line.replaceAll(from, '')),
  );
  return lines.slice(0, -1);
}

/** The title in both languages, with the same placeholder. */
const titled = (title: string): Files => ({
  'forms/trip/form.json': formFile({ title }),
  'forms/trip/ar.json': inArabic({ '/title': `رحلة ${/\{\{.*\}\}/.exec(title)}` }),
});
const withFacts = (changes: object): Files => ({ 'site/facts.json': { ...facts, ...changes } });

it.each<[string, Files, RegExp | undefined]>([
  ['a site without mistakes', {}, undefined],
  [
    'a fact that turns what is read',
    withFacts({ place: { en: 'Town\u202E', ar: 'بلدة' } }),
    /\/place\/en: This text has characters that nobody sees: U\+202E.*\[charactersSafe\]/,
  ],
  [
    'a form that names a fact',
    { ...titled('Trip in {{trips.or}}'), ...withFacts({ trips: { en: ['May'], ar: ['أيار'] } }) },
    undefined,
  ],
  [
    'a form that names no fact',
    titled('Trip of {{nmae}}'),
    /^forms\/trip\/form\.json:3:\d+ \/title: \{\{nmae\}\} names no fact.*"nmae".*\[factsKnown\]/,
  ],
  [
    'a form that names a fact wrongly',
    titled('Trip of {{name.or}}'),
    /^forms\/trip\/form\.json:3:\d+ \/title: The fact "name" has no form "or"\..*\[factsKnown\]/,
  ],
  [
    'a script that names no fact',
    { 'site/layout/Header.tsx': "\nimport { fonded } from 'virtual:facts/ar';\n" },
    /^site\/layout\/Header\.tsx:2:1 \/: fonded names no fact.*"founded".*\[factsKnown\]/,
  ],
  [
    'a fact that nothing names',
    withFacts({ discount: 5 }),
    /^site\/facts\.json:\d+:\d+ \/discount: No text names the fact "discount".*\[factsUsed\]/,
  ],
  [
    'a fact without its Arabic',
    withFacts({ name: { en: 'School' } }),
    /^site\/facts\.json:\d+:\d+ \/name: .*"ar".*\[translated\]/,
  ],
  ['a misshapen fact', withFacts({ phone: '01 000' }), /^site\/facts\.json:\d+:\d+ \/phone: .*\[valuesValid\]/],
  ['a file that is no JSON', { 'site/facts.json': '{' }, /^site\/facts\.json:1:\d+ .*\[jsonValid\]/],
])('%s', async (_, changes, expected) => {
  const lines = await findingsOf(changes);
  // A form tells of a placeholder in each of its languages.
  expect(lines.slice(0, 1)).toEqual(expected ? [expect.stringMatching(expected)] : []);
  expect(new Set(lines.map((line) => /\[\w+\]$/.exec(line)?.[0])).size).toBe(expected ? 1 : 0);
});
