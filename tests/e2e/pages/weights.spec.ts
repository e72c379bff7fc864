// Limits in gzipped bytes on what each page downloads before hydration; the service sends less (Brotli). A page above its limit is
// to be made smaller before a limit is raised. 3.5 kB of a form's page are what any RJSF widget needs: the options of a choice,
// RJSF's translatable strings, its input and its buttons.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { office as ar } from '../../../engine/languages/ar/office.ts';
import { office as en } from '../../../engine/languages/en/office.ts';
import { changedParts } from '../../forms/support/delivered.ts';
import { pageWeight } from '../../support/pageWeight.mjs';
import { project } from '../support/servers/server.ts';
import { addresses, forms } from '../support/siteMap.ts';

/** A school's own questions weigh something, too. */
const FORM = changedParts().length > 0 ? 160_000 : 130_000;
const MOST = { page: 90_000, form: FORM, styles: 15_000, fonts: { en: 75_000, ar: 100_000 } } as const;

const isForm = (address: string) => forms.some((form) => address.endsWith(form));

test('no page exceeds its limits', () => {
  const tooHeavy = addresses.flatMap(({ address, language }) => {
    const { scripts, styles, fonts } = pageWeight(address);
    const most = isForm(address) ? MOST.form : MOST.page;
    return [
      scripts > most ? [`${address} has ${scripts} bytes of scripts, ${scripts - most} too many`] : [],
      styles > MOST.styles ? [`${address} has ${styles} bytes of styles`] : [],
      fonts > MOST.fonts[language] ? [`${address} fetches ${fonts} bytes of fonts ahead`] : [],
    ].flat();
  });
  expect(tooHeavy).toEqual([]);
});

test('only forms’ pages load the engine', () => {
  const loading = addresses.filter(({ address }) => pageWeight(address).files.some((file) => /formPage/.test(file)));
  expect(loading.map(({ address }) => address)).toEqual(addresses.map(({ address }) => address).filter(isForm));
});

test('no file of the site has a word of the office', async () => {
  const long = (texts: object): string[] =>
    Object.values(texts).flatMap((text) => {
      if (typeof text === 'object' && text !== null) return long(text);
      return typeof text === 'string' && text.length > 40 ? text : [];
    });
  const words = [en, ar].flatMap(long);
  expect(words.length).toBeGreaterThan(40);
  const site = path.join(project, 'dist/public');
  const files = (await readdir(site, { recursive: true })).filter((name) => /\.(?:js|css|html|json|txt)$/.test(name));
  const told: string[] = [];
  for (const name of files) {
    const text = await readFile(path.join(site, name), 'utf8');
    told.push(...words.filter((one) => text.includes(one)).map((one) => `${name}: ${one}`));
  }
  expect(told).toEqual([]);
});
