// Content files are compiled to modules of constants and elements. Here the elements' functions are stand-ins that write HTML.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { compileContent, compilePage } from '../../engine/content/compileContent.ts';
import { listContent, listPages } from '../../engine/content/readContent.ts';
import { runModule } from '../compile/support/runModule.ts';
import { type Files, writeFiles } from '../compile/support/writeForm.ts';

const both = (en: string, ar: string) => ({ en, ar });
const facts = { price: 5, months: both('', ''), exams: { en: ['May', 'June'], ar: ['أيار', 'حزيران'] } };
const site: Files = {
  'facts.json': facts,
  'pages/parts/Points.tsx': '',
  'pages/parts/FormLink.tsx': '',
  'pages/parts/Latin.tsx': '',
  'pages/about/parts/AboutPage.tsx': '',
};

const STAND_INS = `
const children = (node) => [node ?? ''].flat(9).join('');
const jsx = (type, { children: inside, ...props }) => {
  const attributes = Object.entries(props).map(([key, value]) => \` \${key}=\${JSON.stringify(value)}\`).join('');
  return type === '' ? children(inside) : \`<\${type}\${attributes}>\${children(inside)}</\${type}>\`;
};
const jsxs = jsx, Fragment = '', Link = 'Link', FormLink = 'FormLink', Latin = 'Latin', Points = 'Points';
`;

function siteOf(files: Files): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFiles(folder, { ...site, ...files });
  return folder;
}

/** The value of the file `content/a/Page.json` in both languages. */
async function valuesOf(page: object, others: Files = {}): Promise<readonly unknown[]> {
  const folder = siteOf({ 'content/a/Page.json': page, ...others });
  const codes = [compileContent(folder, 'a/Page', 'en'), compileContent(folder, 'a/Page', 'ar')];
  const run = (code: string) => runModule<{ content: unknown }>(STAND_INS + code.replace(/^import .*$/gm, ''));
  return (await Promise.all(codes.map(run))).map(({ content }) => content);
}

describe('a content file', () => {
  it('has its texts in the language of the module, and numbers of facts in its digits', async () => {
    const page = { layout: 'AboutPage', path: '/A', title: both('Pay {{price}}', 'ادفعوا {{price}}'), count: 3 };
    const ar = { path: '/A', title: 'ادفعوا ٥', count: 3 };
    expect(await valuesOf(page)).toEqual([{ path: '/A', title: 'Pay 5', count: 3 }, ar]);
  });

  it('has a letter in its own language in the modules of all, with the numbers of its language', async () => {
    const letter = { language: 'ar', from: 'المدير', text: ['دفعتم {{price}}.', 'انظروا **هنا**.'] };
    const written = { language: 'ar', from: 'المدير', text: ['دفعتم ٥.'], body: '<p>انظروا <strong>هنا</strong>.</p>' };
    const page = { letter, title: both('Pay {{price}}', 'ادفعوا {{price}}') };
    expect(await valuesOf(page)).toEqual([
      { letter: written, title: 'Pay 5' },
      { letter: written, title: 'ادفعوا ٥' },
    ]);
  });

  it.each([
    ['words', 'words'],
    ['[here](/Page) and [there](/x#y)', '<Link href="/Page">here</Link> and <Link href="/x#y">there</Link>'],
    ['[Apply](form:apply), [](form:aid)', '<FormLink to="apply">Apply</FormLink>, <FormLink to="aid"></FormLink>'],
    ['[Open](button:apply)', '<FormLink className="button" to="apply">Open</FormLink>'],
    ['[`a@b.c`](mailto:a@b.c?subject=أ)', '<a href="mailto:a@b.c?subject=%D8%A3"><Latin>a@b.c</Latin></a>'],
    ['**very [far](/Far)** away', '<strong>very <Link href="/Far">far</Link></strong> away'],
    ['2 * 3 ** 4, a[1] (x), `', '2 * 3 ** 4, a[1] (x), `'],
  ])('with the markup %s', async (text, html) => {
    expect(await valuesOf({ title: both(text, 'كلمات') })).toEqual([{ title: html }, { title: 'كلمات' }]);
  });

  it('keeps plain paragraphs as texts, and makes elements of what follows', async () => {
    const text = [
      both('One', '١'),
      both('### Two', '### ٢'),
      both('Three', '٣'),
      { block: 'Points', points: [both('a', 'أ')] },
    ];
    expect(await valuesOf({ sections: [{ text }] })).toEqual([
      { sections: [{ text: ['One'], body: '<h3>Two</h3><p>Three</p><Points points=["a"]></Points>' }] },
      { sections: [{ text: ['١'], body: '<h3>٢</h3><p>٣</p><Points points=["أ"]></Points>' }] },
    ]);
  });

  it('has the values of other files, and lists of facts', async () => {
    const others = {
      'content/list.json': { entries: [both('x', 'س'), { $ref: 'b/one.json' }] },
      'content/b/one.json': { entries: [both('y', 'ص')] },
      'content/b/words.json': { more: both('More', 'المزيد') },
    };
    const page = {
      list: [both('w', 'و'), { $ref: '../list.json' }],
      words: { $ref: '../b/words.json' },
      months: { fact: 'exams' },
    };
    expect(await valuesOf(page, others)).toEqual([
      { list: ['w', 'x', 'y'], words: { more: 'More' }, months: ['May', 'June'] },
      { list: ['و', 'س', 'ص'], words: { more: 'المزيد' }, months: ['أيار', 'حزيران'] },
    ]);
  });
});

it('a page renders its layout with its content', () => {
  const folder = siteOf({ 'content/a/Page.json': { layout: 'AboutPage' }, 'content/b/part.json': { entries: [] } });
  const code = compilePage(folder, 'a/Page', 'virtual:content/a/Page');
  expect(code).toContain(`import { AboutPage } from "${folder}/pages/about/parts/AboutPage.tsx"`);
  expect([listContent(folder), listPages(folder)]).toEqual([['a/Page', 'b/part'], ['a/Page']]);
});
