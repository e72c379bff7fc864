// Addresses that led to a page of a small site once, and what is found and mended when they move, end, or are new.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { applyMend } from '../../engine/check/edits/applyMend.ts';
import { checkAddressesKept } from '../../engine/check/site/addressesKept.ts';
import { readJsonFile } from '../../engine/compile/read/jsonFile.ts';
import { type Files, formFile, goodFiles, writeFiles } from '../compile/support/writeForm.ts';

const schema = readJsonFile(path.resolve(import.meta.dirname, '../../site/pages.schema.json')).value;
const home = { page: 'home/Home', path: '/' };
const pages = (...all: object[]): Files => ({ 'site/pages.json': { menu: [], pages: [home, ...all] } });
const form = (changes: object): Files => ({ 'forms/trip/form.json': formFile({ aliases: [], ...changes }) });
const recorded = { '/': 'home/Home', '/History': 'about/History', '/Past': 'about/History', '/trip': 'form:trip' };
const history = { page: 'about/History', path: '/History', aliases: ['/Past'] };

function siteWith(changes: Files) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'forms'));
  writeFiles(folder, {
    ...Object.fromEntries(Object.entries(goodFiles).map(([name, content]) => [`forms/${name}`, content])),
    ...form({ route: '/trip' }),
    ...pages(history),
    'forms/trip/published.json': {},
    'site/pages.schema.json': schema,
    'site/addresses.json': recorded,
    ...changes,
  });
  const forms = path.join(folder, 'forms');
  return {
    forms,
    found: () =>
      checkAddressesKept(forms).map(
        ({ place, problem, repair }) => `${path.relative(folder, place.file)} ${place.pointer}: ${problem} ${repair}`,
      ),
    mend() {
      for (const { mend } of checkAddressesKept(forms)) if (mend) applyMend(mend);
    },
    json: (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
  };
}

it('tells nothing of addresses as they were, whatever their case, nor of a site without the record', () => {
  expect(siteWith({}).found()).toEqual([]);
  expect(siteWith(pages({ ...history, path: '/history' })).found()).toEqual([]);
  expect(siteWith({ ...pages(), 'site/addresses.json': undefined }).found()).toEqual([]);
});

it('an address that moved becomes an alias', () => {
  const site = siteWith(pages({ ...history, path: '/Years' }));
  expect(site.found()).toEqual([
    expect.stringMatching(
      /^site\/pages\.json \/pages\/1\/aliases: \/History led to the page about\/History, and leads nowhere now\. Add "\/History"/,
    ),
    expect.stringMatching(/^site\/addresses\.json : Not recorded as it is now: \/Years\. /),
  ]);
  site.mend();
  expect(site.found()).toEqual([]);
  expect(site.json('site/pages.json').pages[1]).toEqual({
    page: 'about/History',
    path: '/Years',
    aliases: ['/Past', '/History'],
  });
  expect(site.json('site/addresses.json')).toEqual({ ...recorded, '/Years': 'about/History' });
});

it('several addresses that moved at once are all kept', () => {
  const site = siteWith({ ...pages({ page: 'about/History', path: '/Years' }), ...form({ route: '/ride' }) });
  site.mend();
  expect(site.found()).toEqual([]);
  expect(site.json('site/pages.json').pages[1].aliases.toSorted()).toEqual(['/History', '/Past']);
  expect(site.json('forms/trip/form.json').aliases).toEqual(['/trip']);
});

it('a deleted page is told, until another page has its addresses or nobody keeps them', () => {
  const all = [
    expect.stringMatching(/^site\/addresses\.json \/~1History: .*the page about\/History.*; or take this line out/),
    expect.stringMatching(/^site\/addresses\.json \/~1Past: /),
  ];
  const site = siteWith(pages());
  expect(site.found()).toEqual(all);
  site.mend();
  expect(site.found()).toEqual(all);
  const further = { page: 'about/Years', path: '/Years', aliases: ['/History', '/Past'] };
  expect(siteWith(pages(further)).found()).toEqual([expect.stringMatching(/Not recorded as it is now: \/Years/)]);
  expect(siteWith({ ...pages(), 'site/addresses.json': { '/': 'home/Home', '/trip': 'form:trip' } }).found()).toEqual(
    [],
  );
});

it('an address that is none is neither compared nor recorded', () => {
  for (const route of ['/ride.html', undefined, 7]) expect(siteWith(form({ route })).found()).toEqual([]);
});

it('nothing is said to have ended while a form.json cannot be read', () => {
  expect(siteWith({ 'forms/trip/form.json': '{' }).found()).toEqual([]);
});

it('a page with another name takes over what was recorded, however that was spelled', () => {
  const record = { ...recorded, '/history': 'about/History' };
  const site = siteWith({ ...pages({ ...history, page: 'about/Past' }), 'site/addresses.json': record });
  site.mend();
  expect(site.found()).toEqual([]);
  expect(site.json('site/addresses.json')).toEqual({
    '/': 'home/Home',
    '/History': 'about/Past',
    '/Past': 'about/Past',
    '/trip': 'form:trip',
  });
});

it('a form that was never published is not recorded', () => {
  const site = siteWith({ ...form({ route: '/ride' }), 'forms/trip/published.json': undefined });
  expect(site.found()).toEqual([expect.stringMatching(/^site\/addresses\.json \/~1trip: \/trip led to the form trip/)]);
});
