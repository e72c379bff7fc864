// The site with edits that are not written: a copy that other programs do not see, served on an origin of its own.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import type { DraftsAnswer, TextEdit } from '../../../engine/studio/protocol/words.ts';
import { writeSiteDrafts } from '../../../engine/studio/server/siteDrafts.ts';
import { goodFiles, writeFiles } from '../../compile/support/writeForm.ts';
import { answered, askFolder } from '../support/askStudio.ts';

const PAGE = 'site/content/about/Us.json';
const page = { layout: 'Plain', title: { en: 'About us', ar: 'من نحن' } };
const title = (language: 'en' | 'ar', before: string, after: string): TextEdit => ({
  file: `../${PAGE}`,
  name: '/title',
  language,
  before,
  after,
});
const name: TextEdit = {
  file: '../site/facts.json',
  name: '/name',
  language: 'en',
  before: 'Harbour School',
  after: 'Bay School',
};

let project: string;
let drafts: string;

beforeEach(() => {
  [project, drafts] = ['project', 'drafts'].map((of) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), `${of}-`));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return folder;
  }) as [string, string];
  writeFiles(path.join(project, 'forms'), goodFiles);
  writeFiles(project, {
    'site/facts.json': { name: { en: 'Harbour School', ar: 'مدرسة المرفأ' } },
    'site/facts.schema.json': {},
    'site/pages.json': { menu: [], pages: [{ page: 'about/Us', path: '/Us' }] },
    'site/pages.schema.json': {},
    'site/content.schema.json': {},
    'site/pages/parts/Plain.tsx': 'export function Plain() { return null; }',
    [PAGE]: page,
  });
});

const valueIn = (folder: string, file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

it('has the edits, and the rest of the site as it is; the site itself stays as it was', () => {
  const forms = writeSiteDrafts(path.join(project, 'forms'), drafts, [title('ar', 'من نحن', 'نحن'), name]);
  expect(forms).toBe(path.join(drafts, 'forms'));
  expect(valueIn(drafts, PAGE).title).toEqual({ en: 'About us', ar: 'نحن' });
  expect(valueIn(drafts, 'site/facts.json').name.en).toBe('Bay School');
  expect(existsSync(path.join(drafts, 'site/pages/parts/Plain.tsx'))).toBe(true);
  expect(valueIn(drafts, 'forms/trip/form.json').title).toBe('Trip');
  expect(valueIn(project, PAGE)).toEqual(page);
  expect(valueIn(project, 'site/facts.json').name.en).toBe('Harbour School');
});

it('follows the site: what was discarded is gone, and so is what was removed; an edit of another text is left out', () => {
  const write = (...edits: readonly TextEdit[]) => writeSiteDrafts(path.join(project, 'forms'), drafts, edits);
  write(title('en', 'About us', 'Us'));
  writeFiles(project, { 'site/content/about/New.json': page });
  write(name);
  expect([valueIn(drafts, PAGE).title.en, valueIn(drafts, 'site/content/about/New.json')]).toEqual(['About us', page]);
  rmSync(path.join(project, 'site/content/about/New.json'));
  write(title('en', 'What it was', 'Us'));
  expect(valueIn(drafts, PAGE)).toEqual(page);
  expect(existsSync(path.join(drafts, 'site/content/about/New.json'))).toBe(false);
});

it('is served on an origin of its own, as each request says', async () => {
  const asked = await askFolder(path.join(project, 'forms'));
  const show = async (...edits: readonly TextEdit[]) => {
    const { origin } = await answered<DraftsAnswer>(asked.post('drafts', { edits }));
    expect(origin).not.toBe(asked.origin);
    return (await fetch(`${origin}/@id/__x00__virtual:facts/en`)).text();
  };
  expect(await show(name)).toContain('Bay School');
  expect(await show({ ...name, after: 'Cape School' })).toContain('Cape School');
  expect(await show(title('en', 'About us', 'Us'))).toContain('Harbour School');
});
