// Client-side navigation: focus, scroll position after Back, and the fallback to a load when a page's script fails to load.
import type { Page, Route } from '@playwright/test';
import { idle, openPage } from '../support/alive.ts';
import { asDelivered } from '../support/asDelivered.ts';
import { admission, field, heading } from '../support/formPage.ts';
import { expect, test } from '../support/test.ts';

asDelivered('admission', 'site/content', 'site/pages.json');

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('a link shows the next page from its top with its title and address, without a load', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.getByRole('main').getByRole('link', { name: 'Lower Elementary' }).click();
  await expect(heading(page)).toContainText('Lower Elementary');
  await expect(page).toHaveTitle(/^Lower Elementary/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/LowerElementary$/);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('Back restores the scroll position', async ({ page }) => {
  await openPage(page, '/');
  const link = page.getByRole('main').getByRole('link', { name: 'Lower Elementary' });
  await link.scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(300);
  await link.click();
  await expect(heading(page)).toContainText('Lower Elementary');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toContainText('sea');
  await expect.poll(() => scrolled(page)).toBe(left);
});

test('the current page stays until the next one can be drawn', async ({ page }) => {
  // A page may consist of several files.
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/assets/Tuition-*.js', (route) => (isHeld ? void held.push(route) : route.continue()));
  await openPage(page, '/FAQ');
  await page.evaluate(() => {
    window.history.pushState(null, '', '/Tuition');
  });
  await expect(page).toHaveURL('/Tuition');
  await expect(heading(page)).toContainText('FAQ');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  isHeld = false;
  for (const route of held) await route.continue();
  await expect(heading(page)).toContainText('Tuition');
});

test('a form opened by a link has its styles when first painted', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.getByRole('main').locator(`a[href="${admission.route}"]`).first().click();
  await expect(heading(page)).toContainText(admission.title);
  await expect(field(page, 'learnerInfo[birthPlace]')).toHaveCSS('min-height', '52px');
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test.describe('when a page’s script fails to load', () => {
  test.use({ expected: /Failed to load/ });

  test('or its styles do, the page is loaded as a document', async ({ page }) => {
    await openPage(page, '/FAQ');
    await page.route('**/assets/forms-*.css', (route) => route.abort());
    await page.evaluate((address) => {
      Object.assign(window, { stays: true });
      window.history.pushState(null, '', address);
    }, admission.route);
    await expect(heading(page)).toContainText(admission.title);
    expect(await page.evaluate(() => 'stays' in window)).toBe(false);
    await expect(field(page, 'learnerInfo[birthPlace]')).toHaveCSS('min-height', '52px');
  });

  test('the page is loaded as a document', async ({ page }) => {
    await openPage(page, '/FAQ');
    // The route is not removed: doing so while the page is requested again may abort that request.
    let isGone = true;
    await page.route('**/assets/Tuition-*.js', async (route) => {
      await (isGone ? route.abort() : route.continue());
      isGone = false;
    });
    await page.evaluate(() => {
      Object.assign(window, { stays: true });
      window.history.pushState(null, '', '/Tuition');
    });
    await expect(heading(page)).toContainText('Tuition');
    expect(await page.evaluate(() => 'stays' in window)).toBe(false);
  });
});

test('a page is fetched when its link is hovered, touched or focused', async ({ page }) => {
  await openPage(page, '/FAQ');
  await idle(page);
  for (const [sign, name] of [
    ['pointerover', 'Tuition'],
    ['touchstart', 'Secondary'],
    ['focusin', 'Information'],
  ] as const) {
    const coming = page.waitForRequest(`**/assets/${name}-*.js`);
    await page.getByRole('contentinfo').locator(`a[href="/${name}"]`).dispatchEvent(sign);
    await coming;
    await expect(page).toHaveURL('/FAQ');
  }
});

test.describe('the transition between pages', () => {
  /** Counts the browser's view transitions; `drawn` is the heading at the end of each update. */
  async function countTransitions(page: Page): Promise<() => Promise<readonly string[]>> {
    await page.addInitScript(() => {
      const drawn: string[] = [];
      Object.assign(window, { drawn });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        if (typeof change !== 'function') throw new Error('Not called as it is called here.');
        return start(async () => {
          await change();
          const { activeElement, title } = document;
          drawn.push([title, activeElement?.id, window.scrollY].join());
        });
      };
    });
    return () => page.evaluate(() => (window as unknown as { drawn: string[] }).drawn);
  }

  test('has title, focus and scroll position of the next page before it is shown', async ({ page }) => {
    const transitions = await countTransitions(page);
    await openPage(page, '/');
    expect(await transitions()).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Lower Elementary' }).click();
    await expect(heading(page)).toContainText('Lower Elementary');
    await expect.poll(transitions).toEqual([expect.stringMatching(/^Lower Elementary.*,main,0$/)]);
    await page.goBack();
    await expect(heading(page)).toContainText('sea');
    await expect.poll(async () => (await transitions()).length).toBe(2);
  });

  test('is left out for visitors who prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const transitions = await countTransitions(page);
    await openPage(page, '/');
    await page.getByRole('main').getByRole('link', { name: 'Lower Elementary' }).click();
    await expect(heading(page)).toContainText('Lower Elementary');
    await expect(page.getByRole('main')).toBeFocused();
    expect(await transitions()).toEqual([]);
  });

  test('is left out where the browser has no view transitions', async ({ page }) => {
    await page.addInitScript(() => Object.assign(document, { startViewTransition: undefined }));
    await openPage(page, '/');
    await page.getByRole('main').getByRole('link', { name: 'Lower Elementary' }).click();
    await expect(heading(page)).toContainText('Lower Elementary');
    await expect(page.getByRole('main')).toBeFocused();
  });
});
