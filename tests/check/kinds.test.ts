// Every kind of mistake that the check promises to tell: file, line, place, code, sentence and repair, as programs get them by `--json`;
// and what is certain is mended.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { editJson } from '../../engine/check/edits/editJson.ts';
import { runCheck } from '../../engine/check/runCheck.ts';
import { type Files, writeFiles } from '../compile/support/writeForm.ts';
import { copyForms } from '../forms/support/copyForms.ts';

interface Told {
  readonly code: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly pointer: string;
  readonly problem: string;
  readonly repair: string;
  readonly mend?: readonly unknown[];
}

const label = (en: string) => ({ en, ar: 'كلمات' });
const answers = {
  name: 'Maya',
  email: 'maya@example.org',
  destination: 'Office',
  subject: 'A visit',
  message: 'We would like to visit you.',
};

/** A site of one page beside the contact form, which has an example. */
const site: Files = {
  'site/pages.schema.json': JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, '../../site/pages.schema.json'), 'utf8'),
  ),
  'site/pages.json': {
    menu: [{ name: 'about', label: label('About'), position: 20 }],
    pages: [{ page: 'home/Home', path: '/', menu: { label: label('Home'), under: 'about', position: 10 } }],
  },
  'site/translated.json': {
    ar: { 'pages.json': { '/menu/0/label': '4efca0d1 6cba7674', '/pages/0/menu/label': '3a786953 6cba7674' } },
  },
  'site/pages/home/Home.tsx': '',
  'site/pages/home/Home.ar.tsx': '',
  'site/forms/beside/ReachUs.tsx': '',
  'site/facts.json': {},
  'site/facts.schema.json': { type: 'object' },
  'forms/contact/examples/minimal.json': answers,
};

/** Edits of files by JSON Pointer. */
type Mistake = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const form = (edits: Readonly<Record<string, unknown>>): Mistake => ({ 'forms/contact/form.json': edits });
const schema = (edits: Readonly<Record<string, unknown>>): Mistake => ({ 'forms/contact/message.schema.json': edits });

function made(mistake: Mistake): string {
  const forms = copyForms((file) => file !== 'admission');
  const folder = path.dirname(forms);
  writeFiles(folder, site);
  for (const [file, edits] of Object.entries(mistake)) {
    const name = path.join(folder, file);
    const before = readFileSync(name, 'utf8');
    writeFileSync(
      name,
      Object.entries(edits).reduce((text, [at, value]) => editJson(text, at, value), before),
    );
  }
  return forms;
}

async function check(forms: string, ...options: readonly string[]): Promise<readonly Told[]> {
  const printed: string[] = [];
  await runCheck([forms, '--json', ...options], (text) => printed.push(text));
  return JSON.parse(printed.join(''));
}

const SCHEMA = 'contact/message.schema.json';

it('the forms and the site begin without a finding', async () => {
  expect(await check(made({}))).toEqual([]);
});

it.each<[kind: string, mistake: Mistake, code: string, file: string, place: string, mended?: 'mended']>([
  ['a form', schema({ '/properties/name/maxlength': 5 }), 'keywords', SCHEMA, '/properties/name/maxlength'],
  [
    'an example that no longer fits',
    schema({ '/properties/message/minLength': 40 }),
    'examplesFit',
    'contact/examples/minimal.json',
    '/message',
    'mended',
  ],
  [
    'Arabic that is missing',
    { 'forms/contact/ar.json': { '/form.json/~1title': undefined } },
    'translated',
    'contact/ar.json',
    '/form.json',
  ],
  [
    'a version',
    schema({ '/properties/subject/type': 'number', '/properties/subject/maxLength': undefined }),
    'versionRaised',
    'contact/form.json',
    '/version',
  ],
  ['a route that a page has', form({ '/route': '/' }), 'addressesDistinct', 'contact/form.json', '/route'],
  ['a route of the service', form({ '/route': '/healthz' }), 'addressesDistinct', 'contact/form.json', '/route'],
  ['a route of the studio', form({ '/route': '/Studio/visit' }), 'addressesDistinct', 'contact/form.json', '/route'],
  ['an alias that a page has', form({ '/aliases': ['/'] }), 'addressesDistinct', 'contact/form.json', '/aliases/0'],
  [
    'a group that the menu lacks',
    form({ '/menu/under': 'news' }),
    'menuGroupsExist',
    'contact/form.json',
    '/menu/under',
  ],
  ['an unknown block', form({ '/beside': 'reach-as' }), 'besideExists', 'contact/form.json', '/beside'],
  [
    'words after sending that are not true',
    form({ '/submit': { post: '/contact' } }),
    'doneSaysWhatHappens',
    'contact/form.json',
    '/done',
  ],
  [
    'a limit that stands in words',
    schema({ '/properties/message/errorMessage/minLength': 'Message must be at least 10 characters' }),
    'limitsInPlaceholders',
    SCHEMA,
    '/properties/message/errorMessage/minLength',
    'mended',
  ],
  [
    'a limit that a title says',
    schema({ '/properties/message/title': 'Message of at most 10 characters' }),
    'limitsInTexts',
    SCHEMA,
    '/properties/message/title',
  ],
  [
    'a fact that stands in words',
    {
      'site/facts.json': { '/phone': '+961 1 234 567' },
      'forms/contact/form.json': { '/title': 'Call +961 1 234 567' },
      'forms/contact/ar.json': { '/form.json/~1title': '+961 1 234 567' },
    },
    'factsNamed',
    'contact/form.json',
    '/title',
    'mended',
  ],
  [
    'a text that turns what is read',
    form({ '/done/title': '\u202EYour message has been saved on this device' }),
    'charactersSafe',
    'contact/form.json',
    '/done/title',
    'mended',
  ],
  [
    'Arabic that turns what is read',
    { 'forms/contact/ar.json': { '/form.json/~1title': '\u202Eراسلونا' } },
    'charactersSafe',
    'contact/ar.json',
    '/form.json/~1title',
    'mended',
  ],
  [
    'a word of the menu that turns what is read',
    { 'site/pages.json': { '/menu/0/label/en': 'About\u202E' } },
    'charactersSafe',
    '../site/pages.json',
    '/menu/0/label/en',
    'mended',
  ],
  [
    'a title changed without its message',
    schema({ '/properties/subject/title': 'Topic' }),
    'messagesNameTitles',
    SCHEMA,
    '/errorMessage/required/subject',
    'mended',
  ],
  [
    'English changed since its Arabic',
    form({ '/title': 'Write to Us' }),
    'translationsCurrent',
    'contact/ar.json',
    '/form.json/~1title',
  ],
  [
    'English of the site changed since its Arabic',
    { 'site/pages.json': { '/menu/0/label/en': 'About us' } },
    'translationsCurrent',
    '../site/pages.json',
    '/menu/0/label/ar',
  ],
])('%s is told', async (_kind, mistake, code, file, place, mended) => {
  const forms = made(mistake);
  const told = await check(forms);
  const [found] = told.filter((one) => one.code === code && one.pointer.startsWith(place));
  expect(found, JSON.stringify(told)).toMatchObject({
    file: path.relative('', path.join(forms, file)),
    line: expect.any(Number),
    problem: expect.stringMatching(/\.$/),
    repair: expect.stringMatching(/\.$/),
  });
  expect([found?.line, found?.column].every((one) => one !== undefined && one > 0)).toBe(true);
  expect(found?.mend !== undefined).toBe(mended !== undefined);
  const left = mended ? await check(forms, '--mend') : [];
  expect(left.filter((one) => one.code === code)).toEqual([]);
});
