// The texts of the site beside the forms: facts, menu and content files, and changes of them as plans.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { checkProject } from '../../../engine/check/checkProject.ts';
import { confirmTranslations } from '../../../engine/check/publish.ts';
import type { PlanAnswer } from '../../../engine/studio/protocol/actions.ts';
import type { CheckAnswer, Finding } from '../../../engine/studio/protocol/protocol.ts';
import type { SiteAnswer, TextEdit } from '../../../engine/studio/protocol/words.ts';
import { formFile, goodFiles, inArabic, writeFiles } from '../../compile/support/writeForm.ts';
import { answered, askFolder } from '../support/askStudio.ts';

const FACTS = '../site/facts.json';
const PAGE = '../site/content/about/Us.json';
const RECORD = '../site/content/about/translated.json';
const facts = {
  name: { en: 'Harbour School', ar: 'مدرسة المرفأ' },
  months: { en: ['May', 'June'], ar: ['أيار', 'حزيران'] },
  discount: 5,
  phone: '+961 1 000 000',
};
const content = {
  layout: 'ProsePage',
  title: { en: 'About us', ar: 'من نحن' },
  sections: [{ title: { en: 'Where' }, text: [{ en: 'By the sea.', ar: 'قرب البحر.' }] }],
};
const pages = { menu: [], pages: [{ page: 'about/Us', path: '/Us' }] };

let asked: Awaited<ReturnType<typeof askFolder>>;

beforeEach(async () => {
  const above = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  onTestFinished(() => rmSync(above, { recursive: true }));
  const forms = path.join(above, 'forms');
  writeFiles(forms, { ...goodFiles, [FACTS]: facts, [PAGE]: content, '../site/pages.json': pages });
  writeFiles(forms, {
    '../site/pages.schema.json': {},
    '../site/content.schema.json': {},
    '../site/facts.schema.json': {},
    '../site/pages/parts/ProsePage.tsx': '',
  });
  asked = await askFolder(forms);
});

async function site(): Promise<Extract<SiteAnswer, { rows: unknown }>> {
  const answer = await answered<SiteAnswer>(asked.get('site'));
  if ('problem' in answer) throw new Error(answer.problem);
  return answer;
}

const rowOf = async (file: string, name: string) =>
  (await site()).rows.find((row) => row.file === file && row.name === name);
const plan = (...edits: readonly TextEdit[]) =>
  answered<PlanAnswer>(asked.post('plan', { form: '', action: { kind: 'site-texts', edits, confirmed: [] } }));
/** Records every translation as it stands. */
const record = async () => {
  await confirmTranslations(asked.folder);
};
const edit = (file: string, name: string, language: 'en' | 'ar', before: string, after: string): TextEdit => ({
  file,
  name,
  language,
  before,
  after,
});

describe('the table of the site', () => {
  it('has every text of facts and content files in both languages, and what is the same in both once', async () => {
    const { rows, pages: shown } = await site();
    expect(rows.map(({ name, words, only }) => [name, words.en, only ? 'shared' : words.ar])).toEqual([
      ['/name', 'Harbour School', 'مدرسة المرفأ'],
      ['/months/0', 'May', 'أيار'],
      ['/months/1', 'June', 'حزيران'],
      ['/discount', '5', 'shared'],
      ['/phone', '+961 1 000 000', 'shared'],
      ['/title', 'About us', 'من نحن'],
      ['/sections/0/title', 'Where', ''],
      ['/sections/0/text/0', 'By the sea.', 'قرب البحر.'],
    ]);
    expect(shown).toEqual([{ page: 'about/Us', title: 'About us', addresses: { en: '/Us', ar: '/ar/Us' } }]);
  });

  it('says which English was changed since its translation was recorded, also where the text was moved', async () => {
    await record();
    expect((await site()).rows.flatMap(({ behind }) => behind)).toEqual([]);
    const title = { en: 'Who we are', ar: 'من نحن' };
    writeFiles(asked.folder, { [PAGE]: { ...content, title } });
    expect((await rowOf(PAGE, '/title'))?.behind).toEqual(['ar']);
    expect((await rowOf(PAGE, '/sections/0/text/0'))?.behind).toEqual([]);
    const [section] = content.sections;
    const first = { en: 'Come and see us.', ar: 'زورونا.' };
    const moved = { ...section, text: [first, { en: 'On the hill.', ar: 'قرب البحر.' }] };
    writeFiles(asked.folder, { [PAGE]: { ...content, title: { ...title, ar: 'مَن نحن' }, sections: [moved] } });
    expect((await rowOf(PAGE, '/title'))?.behind).toEqual([]);
    expect((await rowOf(PAGE, '/sections/0/text/0'))?.behind).toEqual([]);
    expect((await rowOf(PAGE, '/sections/0/text/1'))?.behind).toEqual(['ar']);
  });
});

it('a letter in one language is a text of this language alone, and is changed in its place', async () => {
  const letter = { language: 'ar', from: 'المدير', text: ['أهلًا بكم.'] };
  writeFiles(asked.folder, { [PAGE]: { ...content, letter } });
  const rows = (await site()).rows.filter(({ name }) => name.startsWith('/letter'));
  expect(rows.map(({ name, only, words }) => [name, only, words.en, words.ar])).toEqual([
    ['/letter/from', 'ar', '', 'المدير'],
    ['/letter/text/0', 'ar', '', 'أهلًا بكم.'],
  ]);
  const answer = await plan(edit(PAGE, '/letter/text/0', 'ar', 'أهلًا بكم.', 'أهلًا وسهلًا.'));
  if ('problem' in answer) throw new Error(answer.problem);
  await asked.post('write', { files: answer.files });
  expect(JSON.parse(asked.onDisk(PAGE)).letter).toEqual({ ...letter, text: ['أهلًا وسهلًا.'] });
});

describe('changes of the site', () => {
  it('are planned in a copy, and written where each text stands', async () => {
    const before = [asked.onDisk(FACTS), asked.onDisk(PAGE)];
    const answer = await plan(
      edit(FACTS, '/months/1', 'ar', 'حزيران', 'حزيران/يونيو'),
      edit(FACTS, '/discount', 'en', '5', '7'),
      edit(PAGE, '/sections/0/title', 'ar', '', 'أين'),
    );
    if ('problem' in answer) throw new Error(answer.problem);
    expect([asked.onDisk(FACTS), asked.onDisk(PAGE)]).toEqual(before);
    expect(answer.files.map(({ name }) => name)).toEqual([PAGE, RECORD, FACTS, '../site/translated.json']);
    expect(await answered(asked.post('write', { files: answer.files }))).toEqual({ kind: 'written' });
    expect(JSON.parse(asked.onDisk(FACTS))).toEqual({
      ...facts,
      months: { ...facts.months, ar: ['أيار', 'حزيران/يونيو'] },
      discount: 7,
    });
    expect((await rowOf(PAGE, '/sections/0/title'))?.words.ar).toBe('أين');
  });

  it('record the translation that they change, keep one whose English they change as behind, and take one that is confirmed', async () => {
    await record();
    const recorded = () => JSON.parse(asked.onDisk(RECORD)).ar['Us.json'];
    const before = recorded();
    const write = async (answer: PlanAnswer) => {
      if ('problem' in answer) throw new Error(answer.problem);
      await asked.post('write', { files: answer.files });
    };
    await write(await plan(edit(PAGE, '/title', 'en', 'About us', 'Who we are')));
    expect([recorded(), (await rowOf(PAGE, '/title'))?.behind]).toEqual([before, ['ar']]);
    await write(await plan(edit(PAGE, '/sections/0/text/0', 'ar', 'قرب البحر.', 'على البحر.')));
    expect(recorded()['/title']).toBe(before['/title']);
    expect(recorded()['/sections/0/text/0']).not.toBe(before['/sections/0/text/0']);
    const confirmed = [{ file: PAGE, name: '/title', language: 'ar' }];
    const action = { kind: 'site-texts', edits: [], confirmed };
    await write(await answered<PlanAnswer>(asked.post('plan', { form: '', action })));
    expect([recorded()['/title'] === before['/title'], (await rowOf(PAGE, '/title'))?.behind]).toEqual([false, []]);
    expect(await checkProject(asked.folder)).not.toContainEqual(
      expect.objectContaining({ code: 'translationsCurrent' }),
    );
  });

  it.each([
    ['another program has changed the text', edit(PAGE, '/title', 'en', 'What it was', 'x')],
    ['the file is none of the site’s', edit('../site/pages.schema.json', '/title', 'en', '', 'x')],
  ])('are refused where %s', async (_, one) => {
    expect(await plan(one)).toEqual({ problem: expect.stringContaining('was changed since you began to edit it') });
  });

  it.each([
    '../site/content/../../forms/trip/form.json',
    '../site/App.tsx',
    '../site/other.json',
    '../site/public/x.json',
  ])('are not written to %s', async (name) => {
    const response = await asked.post('write', { files: [{ name, before: null, after: '{}' }] });
    expect(response.status).toBe(500);
  });
});

describe('a text of a form that says what a fact says', () => {
  const EXCEPTIONS = '../site/factExceptions.json';
  const [TITLE, DESCRIPTION] = ['Friends of Harbour School', 'Visitors of Harbour School'];
  /** Those of the English. */
  const found = async () => {
    const { findings } = await answered<CheckAnswer>(asked.post('check', { form: 'trip', texts: {} }));
    return findings.filter(({ code, file }) => code === 'factsNamed' && file === 'trip/form.json');
  };
  const except = (finding: Finding | undefined, reason: string) =>
    answered<PlanAnswer>(asked.post('plan', { form: 'trip', action: { kind: 'except-fact', finding, reason } }));
  const written = async (answer: PlanAnswer) => {
    if ('problem' in answer) throw new Error(answer.problem);
    expect(answer.files.map(({ name }) => name)).toEqual([EXCEPTIONS]);
    await asked.post('write', { files: answer.files });
    return JSON.parse(asked.onDisk(EXCEPTIONS)).exceptions;
  };
  const write = (title: string, description: string) =>
    writeFiles(asked.folder, {
      'trip/form.json': formFile({ title, description }),
      'trip/ar.json': inArabic({ '/title': 'أصدقاء مدرسة المرفأ', '/description': 'زوار مدرسة المرفأ' }),
      '../site/factExceptions.schema.json': readFileSync(path.resolve('site/factExceptions.schema.json'), 'utf8'),
    });

  it('is excepted with a reason, in a file that is made or goes on', async () => {
    write(TITLE, DESCRIPTION);
    const [first, second, ...others] = await found();
    expect([first?.pointer, second?.pointer, others]).toEqual(['/title', '/description', []]);
    const one = { fact: 'name', text: TITLE, reason: 'A club of that name' };
    expect(await written(await except(first, ' A club of that name '))).toEqual([one]);
    expect(await found()).toMatchObject([{ pointer: '/description' }]);
    const other = { fact: 'name', text: DESCRIPTION, reason: 'Those who came' };
    expect(await written(await except(second, 'Those who came'))).toEqual([one, other]);
    expect(await found()).toEqual([]);
    expect(await except(second, 'Those who came')).toEqual({ problem: 'This finding is gone.' });
  });

  it('is not excepted together with another one that has the same words', async () => {
    write(TITLE, 'Harbour School');
    const [, finding] = await found();
    const problem = expect.stringContaining(`An exception would be for “${TITLE}”, too`);
    expect(await except(finding, 'A harbour')).toEqual({ problem });
  });
});
