// Every page, alive: nothing goes wrong, nothing is out of reach, nothing sticks out. What it weighs: weights.spec.ts.
import { expectAccessible } from './accessible.ts';
import { expectOneLanguage } from './foreignWords.ts';
import { heading } from './formPage.ts';
import { expectNoSidewaysScroll } from './reflow.ts';
import { addresses } from './siteMap.ts';
import { expect, test } from './test.ts';

for (const { address, heading: words, language } of addresses) {
  test(`${address} is well`, async ({ page, isMobile }) => {
    test.skip(isMobile !== (language === 'ar'), 'One language on a desk, the other on a phone.');
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
    // Pictures further down load when they are neared.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(failed).toEqual([]);
    // A link that happens to stand half under the header would count as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
    await expectOneLanguage(page, language);
    if (!isMobile) await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });
}
