// `npm run trial`: a bus registration of two steps with a list and a file, in both languages, from nothing to received applications,
// by presses and typing in the studio of a copy of the project. Prints minutes, presses and fields; pictures are in test-results/trial.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { launchOptions } from '../../launch/launchOptions.mjs';
import { busForm } from './busForm.ts';
import { copyOfProject } from './copyOfProject.ts';
import { Person } from './person.ts';

const project = path.resolve(import.meta.dirname, '../../..');
const guide = path.join(project, 'engine/studio/guide');
/** The pictures of engine/studio/GUIDE.md by what they show. */
const GUIDE: Readonly<Record<string, string>> = {
  'all questions': 'questions.webp',
  'Arabic is written': 'texts.webp',
  'the page in Arabic': 'page.webp',
};

/** @returns the exit code: 1 if the trial does not come to its end */
export async function runTrial(_: readonly string[], print: (line: string) => void): Promise<number> {
  const folder = path.join(project, 'test-results/trial');
  for (const one of [folder, guide]) await mkdir(one, { recursive: true });
  const [browser, copy] = await Promise.all([
    launchOptions().then((options) => chromium.launch(options)),
    copyOfProject(),
  ]);
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' });
  const trouble: string[] = [];
  page.on(
    'console',
    (message) =>
      message.type() === 'error' && !message.text().startsWith('Failed to load') && trouble.push(message.text()),
  );
  page.on('pageerror', ({ message }) => trouble.push(message));
  // Fonts of packages are outside of the copy, which the dev server does not serve.
  page.on(
    'response',
    (response) =>
      response.status() >= 400 &&
      !response.url().includes('/@fs/') &&
      trouble.push(`${response.status()} ${response.url()}`),
  );
  const person = new Person(page);
  let pictures = 0;
  const begun = Date.now();
  try {
    await page.goto(`${copy.origin}/studio`);
    await busForm(person, {
      stage: async (name, shown = page) => {
        const { presses, fields, keys, seconds } = person.effort;
        print(
          `${name}: ${presses} presses, ${fields} fields, ${keys} keys; ${(seconds / 60).toFixed(1)} minutes of a person, ${((Date.now() - begun) / 1000).toFixed(0)} s of the script`,
        );
        const file = path.join(folder, `${String(++pictures).padStart(2, '0')}-${name.replaceAll(' ', '-')}.png`);
        const picture = await shown.screenshot({ path: file });
        const inGuide = GUIDE[name];
        if (inGuide)
          await sharp(picture).resize(960).webp({ quality: 60, effort: 6 }).toFile(path.join(guide, inGuide));
      },
    });
    print(trouble.length === 0 ? 'No error in the browser.' : `Errors in the browser:\n${trouble.join('\n')}`);
    const complaints = copy.printed().match(/^.*(?:error|warning|failed).*$/gim) ?? [];
    print(
      complaints.length === 0 ? 'No complaint of the dev server.' : `The dev server says:\n${complaints.join('\n')}`,
    );
    return trouble.length + complaints.length > 0 ? 1 : 0;
  } catch (error) {
    await page.screenshot({ path: path.join(folder, 'stopped.png') });
    print(`${error instanceof Error ? error.stack : error}\n${trouble.join('\n')}\n${copy.printed().slice(-3000)}`);
    return 1;
  } finally {
    await browser.close();
    await copy.close();
  }
}
