// Every page, alive: nothing goes wrong, nothing is out of reach, nothing sticks out or lies over something else. What it weighs: weights.spec.ts.
import { expectAccessible } from './support/accessible.ts';
import { alive } from './support/alive.ts';
import { expectOneLanguage } from './support/foreignWords.ts';
import { heading } from './support/formPage.ts';
import { expectReflow } from './support/reflow.ts';
import { addresses } from './support/siteMap.ts';
import { expect, test } from './support/test.ts';

for (const { address, heading: words, language } of addresses) {
  // One language on a desk, the other on a phone.
  test(`${address} is well`, { tag: language === 'en' ? '@desk' : '@phone' }, async ({ page }) => {
    const failed: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.status() >= 400) failed.push(`${response.status()} ${pathname}`);
    });
    page.on('requestfailed', (request) => {
      // Of a recording the browser takes the beginning, and breaks off.
      if (request.resourceType() !== 'media') failed.push(request.url());
    });

    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(heading(page)).toHaveText(words);
    await expect(page).toHaveURL(address);
    await alive(page);
    await page.evaluate(async () => {
      // Of its own accord a picture further down loads when it is neared.
      const loaded = [...document.images].map((picture) => Object.assign(picture, { loading: 'eager' }).decode());
      await Promise.allSettled(loaded);
    });
    expect(failed).toEqual([]);
    await expectAccessible(page);
    await expectOneLanguage(page, language);
    await expectReflow(page);
  });
}
