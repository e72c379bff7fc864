import { expect, type Page } from '@playwright/test';

/** Fails with what sticks out if the page has to be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const sticksOut = (element: Element) => element.getBoundingClientRect().right > clientWidth;
    const all = [...document.body.querySelectorAll('*')].filter(sticksOut);
    return [`${scrollWidth} px wide`, ...all.map((element) => `${element.localName}.${element.className}`)];
  });
  expect(wide).toEqual([]);
}
