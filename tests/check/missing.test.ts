// A site of which a folder or file is missing, or is a file where a folder should be: the check tells it or does without, and never
// stops with an error of the file system.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkProject } from '../../engine/check/checkProject.ts';
import { confirmTranslations } from '../../engine/check/publish.ts';
import { type Files, goodFiles, writeFiles } from '../compile/support/writeForm.ts';

const text = (en: string) => ({ en, ar: 'كلمات' });
const SCHEMAS = ['pages', 'facts', 'content'].map((name) => `${name}.schema.json`);

const goodSite: Files = {
  ...Object.fromEntries(Object.entries(goodFiles).map(([name, content]) => [`forms/${name}`, content])),
  'forms/trip/form.json': { ...goodFiles['trip/form.json'], beside: 'reach-us' },
  'forms/trip/examples/minimal.json': { who: { name: 'Maya' } },
  'forms/lists/colours.json': { type: 'string', enum: ['red'] },
  'forms/lists/ar.json': { 'colours.json': { '/enum/red': 'أحمر' } },
  'site/pages.json': {
    menu: [],
    pages: [
      { page: 'home/Home', path: '/' },
      { page: 'about/News', path: '/News' },
    ],
  },
  'site/facts.json': { motto: text('To learn') },
  'site/pages/home/Home.tsx': '',
  'site/pages/home/Home.ar.tsx': '',
  'site/pages/parts/Plain.tsx': '',
  'site/content/about/News.json': { layout: 'Plain', title: { en: '{{motto}}', ar: '{{motto}}' } },
  'site/layout/Footer.tsx': '',
  'site/public/a.txt': '',
  'site/words/en/x.ts': '',
  'site/forms/beside/ReachUs.tsx': '',
};

/** The findings of the site after something in it is gone, or an empty file: `file: code`, each once. */
async function findingsWithout(part: string, isFile: boolean): Promise<readonly string[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'missing-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFiles(folder, goodSite);
  for (const name of SCHEMAS)
    cpSync(path.resolve(import.meta.dirname, '../../site', name), path.join(folder, 'site', name));
  // The site's schema of facts asks for those that every school has.
  writeFileSync(path.join(folder, 'site/facts.schema.json'), '{ "type": "object" }');
  await confirmTranslations(path.join(folder, 'forms'));
  if (part !== '') rmSync(path.join(folder, part), { recursive: true });
  if (isFile) writeFileSync(path.join(folder, part), '');
  const found = await checkProject(path.join(folder, 'forms'));
  return [...new Set(found.map(({ code, place }) => `${path.relative(folder, place.file)}: ${code}`))];
}

it.each<[part: string, found: readonly string[]]>([
  ['', []],
  ['site/pages', ['site/pages.json: pagesExist', 'site/content/about/News.json: blocksKnown']],
  ['site/pages/home', ['site/pages.json: pagesExist']],
  ['site/pages/parts', ['site/content/about/News.json: blocksKnown']],
  ['site/content', ['site/facts.json: factsUsed', 'site/pages.json: pagesExist']],
  ['site/content/about', ['site/facts.json: factsUsed', 'site/pages.json: pagesExist']],
  ['site/layout', []],
  ['site/words', []],
  ['site/public', []],
  ['site/forms', ['forms/trip/form.json: besideExists']],
  ['site/forms/beside', ['forms/trip/form.json: besideExists']],
  ['forms/trip/examples', []],
  ['forms/lists', []],
])('without %s', async (part, found) => {
  expect(await findingsWithout(part, false)).toEqual(found);
  if (part !== '') expect(await findingsWithout(part, true)).toEqual(found);
});

it.each([
  ['site/pages.json', []],
  ['site/pages.schema.json', ['site/pages.schema.json: fileReadable']],
  ['site/facts.schema.json', ['site/facts.schema.json: fileReadable']],
  ['site/content.schema.json', ['site/content.schema.json: fileReadable']],
])('without the file %s', async (file, found) => {
  expect(await findingsWithout(file, false)).toEqual(found);
});

it.each(['forms', 'site'])('without the folder %s', async (folder) => {
  expect(await findingsWithout(folder, false)).toEqual([]);
});
