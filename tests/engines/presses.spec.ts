// A press on Next, Submit or Send reaches it, whichever question was left wrong just before.
import { formFile } from '../e2e/support/formPage.ts';
import type { Driver } from './support/driver.ts';
import { expect, languages, openForm, test } from './support/test.ts';

const ONWARDS = '.wizard-actions .button';
/** As long as people hold a button. */
const HELD_MS = 90;

for (const { language, prefix } of languages) {
  test(`presses below a question left wrong, ${language}`, async ({ driver }) => {
    const lost: string[] = [];
    for (const { route } of ['contact', 'financial-aid', 'admission'].map((id) => formFile(id))) {
      await openForm(driver, prefix + route);
      for (const name of await boxesOn(driver)) {
        await openForm(driver, prefix + route);
        if (!(await pressesFrom(driver, name))) lost.push(`${route}: ${name}`);
      }
    }
    expect(lost).toEqual([]);
  });
}

/** The boxes that a text is typed into. */
function boxesOn(driver: Driver): Promise<readonly string[]> {
  return driver.evaluate(() => {
    const boxes = document.querySelectorAll<HTMLInputElement>(
      'form :is(input:not([type=radio], [type=file]), textarea)[name]',
    );
    return [...boxes].filter((box) => box.required || box.ariaRequired === 'true').map(({ name }) => name);
  });
}

/** Whether the button that leads on is clicked by a press from within an empty box. */
async function pressesFrom(driver: Driver, name: string): Promise<boolean> {
  await driver.evaluate((wanted) => {
    Object.assign(window, { pressed: 0 });
    const count = ({ target }: Event) => {
      if ((target as Element).closest('.wizard-actions .button')) Object.assign(window, { pressed: 1 });
    };
    document.addEventListener('click', count, true);
    document.querySelector<HTMLElement>(`[name="${wanted}"]`)?.focus();
  }, name);
  await driver.pressHeld(ONWARDS, HELD_MS);
  return (await driver.evaluate(() => Reflect.get(window, 'pressed'))) === 1;
}
