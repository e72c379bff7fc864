// Every hydrated page: no errors, accessible, nothing overflows or overlaps. Sizes: weights.spec.ts.
import { expectAccessible } from '../support/accessible.ts';
import { alive } from '../support/alive.ts';
import { expectOneLanguage } from '../support/foreignWords.ts';
import { heading } from '../support/formPage.ts';
import { expectReflow } from '../support/reflow.ts';
import { addresses } from '../support/siteMap.ts';
import { expect, test } from '../support/test.ts';

for (const { address, heading: title, language } of addresses) {
  // One language on the desktop, the other on the phone.
  test(`${address} has no errors, overflow or accessibility violations`, {
    tag: language === 'en' ? '@desk' : '@phone',
  }, async ({ page }) => {
    const failed: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.status() >= 400) failed.push(`${response.status()} ${pathname}`);
    });
    page.on('requestfailed', (request) => {
      // The browser requests the beginning of a recording and aborts.
      if (request.resourceType() !== 'media') failed.push(request.url());
    });

    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(heading(page)).toHaveText(title);
    await expect(page).toHaveURL(address);
    await alive(page);
    await page.evaluate(async () => {
      // Lazy pictures load only when they are about to scroll into view.
      const loaded = [...document.images].map((picture) => Object.assign(picture, { loading: 'eager' }).decode());
      await Promise.allSettled(loaded);
    });
    expect(failed).toEqual([]);
    await expectAccessible(page);
    await expectOneLanguage(page, language);
    await expectReflow(page);
  });
}
