// A step of 1,000 questions, of which a page draws what is near the viewport: Tab, scrolling and links to errors reach the rest.
import { sizeForms } from '../bench/sizeForms.mjs';
import { serveSizes } from '../bench/sizes.mjs';
import type { Driver } from './support/driver.ts';
import { test as base, expect, languages, openForm } from './support/test.ts';

const PORT = 4430;
/** Until the site with the large forms is built, which takes two CPU minutes in each worker. */
const BUILT_MS = 600_000;
const MOST_DRAWN = 100;
/** Links of an error summary; the last leads to a question that is not drawn before. */
const LINKS = 50;
const TABS = 60;
/** Milliseconds between looks: WebKit moves the focus and scrolls to it after it answered its driver. */
const SOON = [20, 50, 100];

const [long] = sizeForms;
const names = long?.steps[0]?.fields.map(({ name }) => name) ?? [];

const test = base.extend<object, { readonly large: string }>({
  large: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from its pattern.
    async ({}, use, { parallelIndex }) => {
      const { origin, stop } = await serveSizes(PORT + parallelIndex);
      await use(origin);
      await stop();
    },
    { scope: 'worker', timeout: BUILT_MS },
  ],
  site: ({ large }, use) => use(large),
});

for (const { language, prefix } of languages) {
  test(`a long step, ${language}`, async ({ driver }) => {
    await driver.resize(360);
    await openForm(driver, prefix + long?.route);
    expect(await drawn(driver)).toBeLessThanOrEqual(MOST_DRAWN);

    await driver.evaluate(() => document.querySelector<HTMLElement>('.wizard-actions .button')?.click());
    await expect.poll(() => followLastLink(driver)).toBe(LINKS);
    await expect.poll(() => focused(driver)).toEqual({ name: names[LINKS - 1], inSight: true });

    await focus(driver, names[0]);
    for (const name of names.slice(0, TABS)) {
      await expect.poll(() => focused(driver), { intervals: SOON }).toEqual({ name, inSight: true });
      await driver.keyboard.press('Tab');
    }
    expect(await drawn(driver)).toBeLessThanOrEqual(TABS + MOST_DRAWN);
  });
}

const drawn = (driver: Driver): Promise<number> =>
  driver.evaluate(() => document.querySelectorAll('.wizard-questions .field input').length);

const focus = (driver: Driver, name = ''): Promise<void> =>
  driver.evaluate((wanted) => document.getElementsByName(wanted)[0]?.focus(), name);

/** The control that has the focus, and whether some of it is within the window: Firefox lets Tab leave the lower edge of a control below it. */
const focused = (driver: Driver): Promise<unknown> =>
  driver.evaluate(() => {
    const control = document.activeElement as HTMLInputElement;
    const { top, bottom } = control.getBoundingClientRect();
    return { name: control.name, inSight: bottom > 0 && top < window.innerHeight };
  });

/** Clicks the last link of the error summary; resolves with how many it has. */
const followLastLink = (driver: Driver): Promise<number> =>
  driver.evaluate(() => {
    const links = document.querySelectorAll<HTMLElement>('.error-summary a');
    links[links.length - 1]?.click();
    return links.length;
  });
