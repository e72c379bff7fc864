// Checks that axe does not make: references lead to elements, errors belong to controls, targets are large enough, and the
// focus is never out of sight.
import { expect, type Page } from '@playwright/test';
import { shownErrors } from './shownErrors.ts';

/** Every referenced id exists, and ids are unique. */
export async function expectReferences(page: Page): Promise<void> {
  const broken = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const twice = ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id} stands twice`);
    const lost = ['aria-describedby', 'aria-labelledby', 'for'].flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
        (element.getAttribute(attribute) ?? '')
          .split(/\s+/)
          .filter((id) => !document.getElementById(id))
          .map((id) => `${element.id || element.localName} ${attribute} ${id}`),
      ),
    );
    return [...twice, ...lost];
  });
  expect(broken).toEqual([]);
}

/** Every link of the error summary focuses the first control of its field, and ends with the error shown there. */
export async function expectSummary(page: Page): Promise<void> {
  const errors = Object.values(await shownErrors(page));
  // formPage.spec.ts follows them by keyboard.
  const led = await page.locator('.error-summary a').evaluateAll((links) =>
    links.map((link) => {
      (link as HTMLElement).click();
      const { activeElement: at } = document;
      const name = at?.getAttribute('name');
      const first = name ? document.querySelector(`[name="${name}"]:not([type=hidden], [tabindex="-1"])`) : at;
      const isThere = `#${at?.id}` === link.getAttribute('href') && first === at && at?.closest('.field') !== null;
      return { message: (link as HTMLElement).innerText, isThere };
    }),
  );
  expect(led.length).toBeGreaterThan(0);
  const isSaid = (link: string) => errors.some((error) => link.endsWith(error));
  expect(led.filter(({ message, isThere }) => !isThere || !isSaid(message))).toEqual([]);
}

/** Targets are at least 44 px high and wide; links within a text are as high as their line. */
export async function expectTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const pressable =
      'button, select:not([tabindex="-1"]), textarea, summary, input:not([type=hidden], [hidden], [tabindex="-1"])';
    return [...document.querySelectorAll<HTMLElement>(`main :is(${pressable})`)].flatMap((element) => {
      const { type, labels } = element as HTMLInputElement;
      const target = ['radio', 'checkbox', 'file'].includes(type) ? ([...(labels ?? [])].at(-1) ?? element) : element;
      const { width, height } = target.getBoundingClientRect();
      if (width === 0 || getComputedStyle(target).visibility === 'hidden') return [];
      return Math.min(width, height) < 43.9 ? [`${element.id || element.textContent}: ${width} x ${height}`] : [];
    });
  });
  expect(small).toEqual([]);
}

/** Tabs through the page once: the focused element is in sight, below the header, and has a visible focus. */
export async function expectFocusInSight(page: Page): Promise<void> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    const tour = { hidden: [] as string[], isOver: false };
    Object.assign(window, { tour });
    // Checked at the next key, when scrolling has ended.
    const look = () => {
      const at = document.activeElement;
      if (!(at instanceof HTMLElement) || at === document.body || tour.isOver) return;
      const shown = at.matches('.upload-input') ? ([...((at as HTMLInputElement).labels ?? [])].at(-1) ?? at) : at;
      const { left, top, width, height } = shown.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(left + width / 2, top + height * part));
      const inSight = points.some((hit) => hit && (shown.contains(hit) || hit.contains(shown)));
      // The focus ring of a radio is drawn on its label.
      const wearing = [shown, shown.parentElement, (at as HTMLInputElement).labels?.[0]].flatMap(
        (element) => element ?? [],
      );
      const marked = wearing.some((element) => getComputedStyle(element).outlineStyle !== 'none');
      const label = at.id || at.textContent?.trim() || at.localName;
      if (!inSight) tour.hidden.push(`${label} is out of sight`);
      if (!marked) tour.hidden.push(`${label} is not marked`);
      tour.isOver = at.matches('footer *');
      if (tour.isOver) document.removeEventListener('keydown', look, true);
    };
    document.addEventListener('keydown', look, true);
  });
  const tour = () => page.evaluate(() => (window as unknown as { tour: { hidden: string[]; isOver: boolean } }).tour);
  for (let tabs = 0; tabs < 120 && !(await tour()).isOver; tabs += 10) {
    for (let i = 0; i < 10; i++) await page.keyboard.press('Tab');
  }
  expect(await tour()).toEqual({ hidden: [], isOver: true });
}
