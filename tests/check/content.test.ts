// What can be wrong with the content files of a site; each in a copy of a small site.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkSite } from '../../engine/check/site/checkSite.ts';
import { readJsonFile } from '../../engine/compile/read/jsonFile.ts';
import { type Files, formFile, goodFiles, writeFiles } from '../compile/support/writeForm.ts';

const schemaOf = (name: string) =>
  readJsonFile(path.resolve(import.meta.dirname, `../../site/${name}.schema.json`)).value;
const both = (en: string, ar = 'كلمات') => ({ en, ar });
const page = {
  layout: 'ProsePage',
  title: both('History'),
  sections: [{ title: both('Then'), text: [both('Words.')] }],
};
const entry = { page: 'about/History', path: '/History', aliases: ['/Past'] };

const goodSite: Files = {
  ...Object.fromEntries(Object.entries(goodFiles).map(([name, content]) => [`forms/${name}`, content])),
  'forms/trip/form.json': formFile({ purpose: 'ride' }),
  'site/pages.schema.json': schemaOf('pages'),
  'site/pages.json': { menu: [], pages: [entry] },
  'site/content.schema.json': schemaOf('content'),
  'site/content/about/History.json': page,
  'site/pages/parts/ProsePage.tsx': '',
  'site/public/documents/rules.pdf': '',
};

function findingsOf(changes: Files): readonly string[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'forms'));
  writeFiles(folder, { ...goodSite, ...changes });
  return checkSite(path.join(folder, 'forms')).map(
    ({ code, place, problem }) =>
      `${path.relative(folder, place.file)}:${place.line ?? 0} ${place.pointer} ${problem} [${code}]`,
  );
}

const withKeys = (changes: object): Files => ({ 'site/content/about/History.json': { ...page, ...changes } });
const lead = (text: string): Files => withKeys({ lead: { ...both(text), ar: text } });

it.each<[string, Files, RegExp | undefined]>([
  ['a page without mistakes', {}, undefined],
  [
    'links',
    lead('[a](/History#then) [b](/trip) [c](form:ride) [d](/documents/rules.pdf) [e](https://x.example)'),
    undefined,
  ],
  [
    'a link to a part that a page does not have',
    lead('See [this](/history#now).'),
    /\/lead\/en The page \/history has no part “now”\. \[linksLead\]/,
  ],
  [
    'a link to a question',
    withKeys({ lead: both('[a](/History#why)', '[a](/History#why)'), questions: [{ id: 'why' }] }),
    undefined,
  ],
  [
    'a link to a former address',
    lead('See [this](/Past#then).'),
    /\/lead\/(?:en|ar) \/Past is a further address of the page \/History\. \[linksLead\]/,
  ],
  [
    'a link within bold words that leads nowhere',
    lead('**See [this](/Histroy).**'),
    /No page has the address \/Histroy\./,
  ],
  [
    'code within bold words that is not closed',
    withKeys({ lead: { en: '**Words `here.**', ar: 'كلمات' } }),
    /\/lead\/en Readers see “`”.*\[markupClosed\]/,
  ],
  [
    'a link to a former address of a form',
    {
      ...lead('See [this](/Ride).'),
      'forms/trip/form.json': formFile({ purpose: 'ride', route: '/trip', aliases: ['/Ride'] }),
    },
    /\/lead\/(?:en|ar) \/Ride is a further address of the form \/trip\. \[linksLead\]/,
  ],
  [
    'a link that is not closed',
    withKeys({ lead: { en: 'See [this](/History.', ar: 'كلمات' } }),
    /\/lead\/en Readers see “\]\(”.*\[markupClosed\]/,
  ],
  [
    'bold words that are not closed',
    withKeys({ lead: { en: 'Words.', ar: '**كلمات' } }),
    /\/lead\/ar Readers see “\*\*”.*\[markupClosed\]/,
  ],
  [
    'a text that turns what is read',
    withKeys({ lead: { en: '\u202EWords.', ar: 'كلمات' } }),
    /\/lead\/en This text has characters that nobody sees: U\+202E.*\[charactersSafe\]/,
  ],
  [
    'an id that stands twice',
    withKeys({ questions: [{ id: 'why' }, { id: 'when' }, { id: 'why' }] }),
    /\/questions\/2\/id “why” is the id of another part.*\[idsDistinct\]/,
  ],
  [
    'a link in one language only',
    withKeys({ lead: { en: 'See [this](/History#then).', ar: 'كلمات' } }),
    /\/lead\/ar The English text has a link to \/History, this has not\. \[translated\]/,
  ],
  [
    'a fact in one language only',
    withKeys({ lead: { en: 'Call {{phone}}.', ar: 'كلمات' } }),
    /\/lead\/ar The English text has \{\{phone\}\}, this has not\. \[translated\]/,
  ],
  [
    'a link that leads nowhere',
    lead('See [this](/Histroy).'),
    /^site\/content\/about\/History\.json:\d+ \/lead\/en .*\/Histroy.*\[linksLead\]/,
  ],
  [
    'a link of a letter that leads nowhere',
    withKeys({ letter: { language: 'ar', text: ['انظروا [هذا](/Histroy).'] } }),
    /^site\/content\/about\/History\.json:\d+ \/letter\/text\/0 .*\/Histroy.*\[linksLead\]/,
  ],
  [
    'the address of another page that leads nowhere',
    withKeys({ pages: [{ path: '/History' }, { path: '/Histroy' }] }),
    /^site\/content\/about\/History\.json:\d+ \/pages\/1\/path .*\/Histroy.*\[linksLead\]/,
  ],
  [
    'the address of a file that is there in one language only',
    withKeys({ document: both('/documents/rules.pdf', '/documents/rules-ar.pdf') }),
    /^site\/content\/about\/History\.json:\d+ \/document\/ar .*\/documents\/rules-ar\.pdf.*\[linksLead\]/,
  ],
  [
    'a link of a component that leads nowhere',
    { 'site/layout/links.tsx': 'const link = { path: \'/History\' };\n<Link href="/Histroy">History</Link>;' },
    /^site\/layout\/links\.tsx:2 .*\/Histroy.*\[linksLead\]/,
  ],
  [
    'links to a form of which the form.json cannot be read',
    { ...lead('[a](/trip) [b](form:ride)'), 'forms/trip/form.json': '{' },
    undefined,
  ],
  ['a link to no form', lead('[a](button:fly)'), /^site\/content\/about\/History\.json:\d+ .*"fly".*\[purposesTaken\]/],
  ['a text without its Arabic', withKeys({ lead: { en: 'Words' } }), /History\.json:\d+ \/lead .*"ar".*\[translated\]/],
  ['an unknown layout', withKeys({ layout: 'Prose' }), /History\.json:\d+ \/layout .*Prose\.tsx.*\[blocksKnown\]/],
  ['an unknown block', withKeys({ more: { block: 'Pionts' } }), /History\.json:\d+ \/more\/block .*\[blocksKnown\]/],
  [
    'a reference to a missing file',
    withKeys({ more: { $ref: 'more.json' } }),
    /History\.json:\d+ \/more\/\$ref .*\[refsResolve\]/,
  ],
  [
    'a list that is no list of facts',
    withKeys({ more: { fact: 'exams' } }),
    /History\.json:\d+ \/more\/fact .*\[factsKnown\]/,
  ],
  [
    'a misshapen section',
    withKeys({ sections: [{ text: [] }] }),
    /History\.json:\d+ \/sections\/0 .*"title".*\[valuesValid\]/,
  ],
  ['a file that is no JSON', { 'site/content/about/History.json': '{' }, /History\.json:1 .*\[jsonValid\]/],
  [
    'a page that pages.json lacks',
    { 'site/content/about/Now.json': page },
    /Now\.json:\d+ \/layout .*about\/Now\. \[pagesExist\]/,
  ],
  [
    'a page of pages.json without a file',
    { 'site/content/about/History.json': undefined },
    /^site\/pages\.json:\d+ \/pages\/0\/page .*\[pagesExist\]/,
  ],
])('%s', (_, changes, expected) => {
  const [first, ...others] = findingsOf(changes);
  if (expected) expect(first).toMatch(expected);
  else expect([first, ...others]).toEqual([undefined]);
});
