// What can be wrong between the site's pages, its menu, the forms and the service; each in a copy of a small site.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkSite } from '../../engine/check/site/checkSite.ts';
import { readJsonFile } from '../../engine/compile/read/jsonFile.ts';
import { type Files, formFile, goodFiles, writeFiles } from '../compile/support/writeForm.ts';

const label = (en: string) => ({ en, ar: 'كلمات' });
const home = { page: 'home/Home', path: '/', menu: { label: label('Home'), position: 10 } };
const history = {
  page: 'about/History',
  path: '/History',
  aliases: ['/Past'],
  menu: { label: label('History'), under: 'about', position: 10 },
};
const menu = [{ name: 'about', label: label('About'), position: 20 }];
const modules = ['home/Home', 'home/Home.ar', 'about/History', 'about/History.ar', 'about/parts/Beginning'];

const goodSite: Files = {
  ...Object.fromEntries(Object.entries(goodFiles).map(([name, content]) => [`forms/${name}`, content])),
  ...Object.fromEntries(modules.map((name) => [`site/pages/${name}.tsx`, ''])),
  'site/pages.schema.json': readJsonFile(path.resolve(import.meta.dirname, '../../site/pages.schema.json')).value,
  'site/pages.json': { menu, pages: [home, history] },
  'site/forms/beside/ReachUs.tsx': '',
  'site/public/images/a.txt': '',
};

/** The findings of the small site with these files, as `file pointer: problem repair [code]`. */
function findingsOf(changes: Files): string[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'forms'));
  writeFiles(folder, { ...goodSite, ...changes });
  return checkSite(path.join(folder, 'forms')).map(
    ({ code, place, problem, repair }) =>
      `${path.relative(folder, place.file)} ${place.pointer}: ${problem} ${repair} [${code}]`,
  );
}

const form = (changes: object): Files => ({ 'forms/trip/form.json': formFile(changes) });
const linking: Files = { 'site/pages/home/Home.tsx': '<FormLink to="ride" />' };
const pages = (...all: object[]): Files => ({ 'site/pages.json': { menu, pages: [home, history, ...all] } });

const footer = (...links: object[]): Files => ({ 'site/pages.json': { menu, pages: [home, history], footer: links } });

it.each<[string, Files, RegExp | undefined]>([
  ['a site without mistakes', {}, undefined],
  ['a form under a group of the menu', form({ menu: { label: 'Trip', under: 'about', position: 10 } }), undefined],
  ['a link to a form', { ...linking, ...form({ purpose: 'ride' }) }, undefined],
  [
    'a link to no form',
    linking,
    /^site\/pages\/home\/Home\.tsx : No form has the purpose "ride"\. .*\[purposesTaken\]/,
  ],
  ['a form beside a block', form({ beside: 'reach-us' }), undefined],
  [
    'a form at the address of a page',
    form({ route: '/history/' }),
    /^forms\/trip\/form\.json \/route: .*History\. .*\[addr/,
  ],
  [
    'a form whose alias a page has',
    form({ aliases: ['/x', '/past'] }),
    /form\.json \/aliases\/1: \/past is the page abou/,
  ],
  [
    'a form at an address of the service',
    form({ route: '/healthz' }),
    /\/route: \/healthz is an address of the service/,
  ],
  ['a form below the office', form({ route: '/office/trip' }), /\/route: \/office\/trip is an address of the service/],
  ['a form where a language begins', form({ route: '/ar' }), /\/route: \/ar is where a language begins/],
  ['a form where files are', form({ route: '/images/trip' }), /\/route: \/images\/trip is where files of the site are/],
  [
    'a form where the studio is',
    form({ route: '/studio' }),
    /\/route: \/studio is where the dev server has the studio/,
  ],
  [
    'a form sent to an address of the service',
    form({ submit: { post: '/office/trip' } }),
    /\/submit\/post: \/office\/trip is an address of the service/,
  ],
  [
    'two groups of one name',
    { 'site/pages.json': { menu: [...menu, ...menu], pages: [home, history] } },
    /\/menu\/1\/name: The menu has a group "about" already/,
  ],
  [
    'a group without entries',
    { 'site/pages.json': { menu: [...menu, { ...menu[0], name: 'news' }], pages: [home, history] } },
    /\/menu\/1\/name: Nothing stands in the group "news".*take the group out/,
  ],
  [
    'a group whose entry is a form that cannot be read',
    { 'forms/trip/form.json': '{', 'site/pages.json': { menu, pages: [home, { ...history, menu: undefined }] } },
    undefined,
  ],
  ['a footer', footer({ label: label('Past'), to: '/history/' }, { label: label('Home'), to: '/' }), undefined],
  [
    'a link of the footer to no page',
    footer({ label: label('News'), to: '/News' }),
    /pages\.json \/footer\/0\/to: No page has the address \/News\. .*take this entry out.*\[linksLead\]/,
  ],
  [
    'a link of the footer to a former address',
    footer({ label: label('Past'), to: '/Past' }),
    /\/footer\/0\/to: \/Past is a further address of the page \/History\. Write \/History\. \[linksLead\]/,
  ],
  [
    'a link of a component to a former address',
    { 'site/layout/Footer.tsx': '<Link href="/Past#then">' },
    /Footer\.tsx : \/Past is a further address of the page \/History\. Write \/History\. \[linksLead\]/,
  ],
  [
    'a link of the footer to no form',
    footer({ label: label('Ride'), to: 'form:ride' }),
    /\/footer\/0\/to: No form has the purpose "ride"/,
  ],
  [
    'a link of the footer to a form',
    { ...footer({ label: label('Ride'), to: 'form:ride' }), ...form({ purpose: 'ride' }) },
    undefined,
  ],
  [
    'a link of the footer without Arabic',
    footer({ label: { en: 'Home' }, to: '/' }),
    /\/footer\/0\/label: These words are missing/,
  ],
  [
    'no page on privacy where it is said to be',
    { 'site/pages.json': { menu, pages: [home, history], privacy: '/Privacy' } },
    /\/privacy: No page has the address \/Privacy\. .*take "privacy" out/,
  ],
  [
    'an alias that stands twice',
    pages({ ...home, path: '/x', aliases: ['/y', '/y'] }),
    /\/pages\/2\/aliases: "aliases" has "\/y" twice\. Take one of the two out\. \[valuesValid\]/,
  ],
  [
    'an address with a dot',
    pages({ ...home, path: '/news.html' }),
    /\/pages\/2\/path: "path" is "\/news\.html", which cannot stand here\. Write an address: a slash, then Latin letters/,
  ],
  [
    'two pages with one address',
    pages({ ...home, path: '/past' }),
    /pages\.json \/pages\/2\/path: \/past is the page about/,
  ],
  [
    'a form under no group of the menu',
    form({ menu: { label: 'Trip', under: 'abouts', position: 10 } }),
    /form\.json \/menu\/under: The menu has no group "abouts"\. .*Perhaps "about" was meant\. \[menuGroupsExist\]/,
  ],
  [
    'a page under no group of the menu',
    pages({ ...home, path: '/x', menu: { label: label('X'), under: 'news', position: 1 } }),
    /pages\.json \/pages\/2\/menu\/under: The menu has no group "news"\. Name one of these: about/,
  ],
  [
    'a form beside no block',
    form({ beside: 'reach-as' }),
    /form\.json \/beside: .* "reach-us" was meant\. \[besideExists\]/,
  ],
  [
    'a page without its Arabic',
    { ...pages({ page: 'about/News', path: '/News' }), 'site/pages/about/News.tsx': '' },
    /pages\.json \/pages\/2\/page: There is no site\/pages\/about\/News\.ar\.tsx\. .*\[pagesExist\]/,
  ],
  [
    'a page without a file',
    pages({ page: 'about/News', path: '/News' }),
    /pages\.json \/pages\/2\/page: There is no site\/content\/about\/News\.json\. .*\[pagesExist\]/,
  ],
  [
    'a page that is not listed',
    { 'site/pages/about/News.tsx': '' },
    /^site\/pages\/about\/News\.tsx : pages\.json does not/,
  ],
  [
    'a menu without Arabic words',
    pages({ ...home, path: '/x', menu: { label: { en: 'X' }, position: 1 } }),
    /pages\.json \/pages\/2\/menu\/label: These words are missing in the language "ar"\. .*\[translated\]/,
  ],
  [
    'a misspelt key',
    pages({ ...home, path: '/x', alia: ['/y'] }),
    /\/pages\/2\/alia: .*Perhaps "aliases" was meant\. \[keysKnown\]/,
  ],
  [
    'a key that is like none',
    pages({ ...home, path: '/x', colour: 'red' }),
    /\/pages\/2\/colour: .*Known are page, path, aliases, unlisted, menu\. \[keysKnown\]/,
  ],
  ['a page without an address', pages({ page: 'home/Home' }), /\/pages\/2: "path" is missing here\. .*\[valuesValid\]/],
  ['broken JSON', { 'site/pages.json': '{' }, /pages\.json : This is not JSON.*\[jsonValid\]/],
])('%s', (_, changes, finding) => {
  expect(findingsOf(changes)).toEqual(finding ? [expect.stringMatching(finding)] : []);
});

it('tells nothing of a folder of forms without a site beside it', () => {
  expect(findingsOf({ 'site/pages.json': undefined, ...form({ route: '/healthz' }) })).toEqual([]);
});
