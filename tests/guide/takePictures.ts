// The pictures of the office's guide (engine/office/GUIDE.md): `npm run guide` fills the office of a built service with the admission
// form's examples under other names, and photographs its pages in each language. References and times differ from run to run.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { type Language, languages } from '../../engine/core/index.ts';
import { office as ar } from '../../engine/languages/ar/office.ts';
import { office as en } from '../../engine/languages/en/office.ts';
import { askOffice, type OfficeService, startOfficeService } from '../e2e/support/office/officeService.ts';
import { launchOptions } from '../launch/launchOptions.mjs';
import { flatten, type Leaf } from '../support/flatten.ts';
import { readExamples } from '../support/readExamples.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../engine/office/guide');
/** Of the window; pictures are smaller. */
const WINDOW = { width: 1280, height: 860 };
const WIDTH = 960;
const MOST_BYTES = 300_000;

const texts = { en, ar };

const NAMES = [
  ['Maya', 'مايا'],
  ['Karim', 'كريم'],
  ['Nour', 'نور'],
  ['Jad', 'جاد'],
  ['Lea', 'ليا'],
  ['Sami', 'سامي'],
  ['Rana', 'رنا'],
  ['Ziad', 'زياد'],
] as const;

export async function takePictures(_: readonly string[], print: (line: string) => void): Promise<number> {
  await mkdir(FOLDER, { recursive: true });
  const browser = await chromium.launch(await launchOptions());
  const service = await startOfficeService();
  try {
    const references = await fill(service);
    const page = await service.join(browser, 'rima', 'manage', { viewport: WINDOW, reducedMotion: 'reduce' });
    await work(page, references);
    let bytes = 0;
    for (const language of languages) bytes += await photograph(page, language, references);
    print(`${bytes} bytes of at most ${MOST_BYTES}`);
    return bytes > MOST_BYTES ? 1 : 0;
  } finally {
    await service.stop();
    await browser.close();
  }
}

/** Applications for children of different families, except the last two. */
async function fill(service: OfficeService): Promise<readonly string[]> {
  const references: string[] = [];
  for (const [i, [firstName, firstNameAR]] of NAMES.entries()) {
    const name = i % 4 === 1 ? 'maximal' : 'minimal';
    const example = readExamples().find((one) => one.form === 'admission' && one.name === name)?.answers ?? {};
    const family = String(Math.min(i, NAMES.length - 2)).padStart(2, '0');
    const changed = (field: string, answer: Leaf): Leaf => {
      if (field === 'learnerInfo[firstName]') return firstName;
      if (field === 'learnerInfo[firstNameAR]') return firstNameAR;
      if (field.endsWith('[registryCivilNo]')) return `10${family}`;
      if (field.endsWith('[email]')) return `family${family}@example.org`;
      return /mobile/i.test(field) ? `${String(answer).slice(0, -2)}${family}` : answer;
    };
    const answers = flatten(example).map(([field, answer]) => [field, changed(field, answer)] as const);
    references.push(await service.apply('/admission', answers));
  }
  return references;
}

/** Some are in review, one is invited. */
async function work(page: Page, references: readonly string[]): Promise<void> {
  const send = async (reference: string, command: object) => {
    const { revision } = await askOffice(page, 'GET', `/applications/${reference}`);
    await askOffice(page, 'POST', `/applications/${reference}/commands`, { revision, command });
  };
  const [first = '', second = '', third = ''] = references;
  for (const reference of [first, second, third]) {
    await send(reference, { type: 'assign', to: 'rima' });
    await send(reference, { type: 'move', move: 'review' });
  }
  await send(second, { type: 'note', text: 'The father called. He asks for a date in the afternoon.' });
  await send(second, { type: 'move', move: 'invite', answers: { kind: 'exams', date: '2027-01-15', time: '15:00' } });
}

/** The bytes of all pictures in a language. */
async function photograph(page: Page, language: Language, references: readonly string[]): Promise<number> {
  const [, invited = '', asked = ''] = references;
  let bytes = 0;
  const take = async (name: string, height = WINDOW.height) => {
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: WINDOW.width, height } });
    const file = path.join(FOLDER, `${name}.${language}.webp`);
    bytes += (await sharp(picture).resize(WIDTH).webp({ quality: 60, effort: 6 }).toFile(file)).size;
  };
  await page.goto('/office');
  await page.getByRole('button', { name: texts[language].name }).click();
  await page.locator('.figures strong').first().waitFor();
  await take('start', 540);
  await page.locator('h2 a').first().click();
  await page.locator('tbody tr').first().waitFor();
  await take('list');
  await page.goto(`/office/applications/${invited}`);
  await page.locator('.history').waitFor();
  await take('application');
  await page.locator('.toolbar > .plain').first().click();
  await page.getByRole('dialog').getByLabel(texts[language].name).check();
  await take('letter');
  await page.goto(`/office/applications/${asked}`);
  await page.getByRole('button', { name: texts[language].askAgain.open }).click();
  const boxes = page.getByRole('dialog').getByRole('checkbox');
  for (const box of [0, 7]) await boxes.nth(box).check();
  await take('ask-again');
  return bytes;
}
