// A reload brings back what was answered, with its file, and the word that was being typed.
import { setTimeout } from 'node:timers/promises';
import { admission, example } from '../e2e/support/formPage.ts';
import { Walker } from '../e2e/support/walker.ts';
import type { Driver } from './support/driver.ts';
import { expect, languages, openForm, test, untilAlive } from './support/test.ts';

/** The longest that an answer may take to be safe. */
const SAFE_AFTER_MS = 1_000;

for (const { language, prefix } of languages) {
  test(`draft with a file, ${language}`, async ({ driver }) => {
    const walker = new Walker(driver, example('maximal').flat);
    await openForm(driver, prefix + admission.route);
    await walker.answerStep();
    expect(walker.files.size).toBe(1);
    await setTimeout(SAFE_AFTER_MS);
    const before = await answersOn(driver);
    await driver.reload();
    await untilAlive(driver);
    expect(await answersOn(driver)).toEqual(before);
  });

  test(`word in its middle, ${language}`, async ({ driver }) => {
    await openForm(driver, prefix + admission.route);
    const name = await driver.evaluate(() => {
      const box = document.querySelector<HTMLInputElement>('form input[type=text][name]');
      box?.focus();
      return box?.name;
    });
    await driver.keyboard.type('May');
    await driver.reload();
    await untilAlive(driver);
    expect((await answersOn(driver))[name ?? '']).toBe('May');
  });
}

/** What the step holds, by name, with the names of its files. */
function answersOn(driver: Driver): Promise<Record<string, string>> {
  return driver.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLInputElement>('form [name]')];
    const given = controls.filter(({ type, checked }) => type !== 'file' && (type !== 'radio' || checked));
    const files = [...document.querySelectorAll('form .upload-name')].map(({ textContent }) => textContent);
    return { ...Object.fromEntries(given.map(({ name, value }) => [name, value])), files: files.join() };
  });
}
