// What the machine's rules do not see: that references lead somewhere, that errors belong to controls, that everything that
// can be pressed is large enough, and that the focus is never out of sight.
import { expect, type Page } from '@playwright/test';
import { shownErrors } from './shownErrors.ts';

/** Every id that the page refers to exists, and no id stands twice. */
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

/** Every link of the summary focuses the first control of its field, whose words are the summary's. */
export async function expectSummary(page: Page): Promise<void> {
  const links = page.locator('.error-summary a');
  expect(await links.count()).toBeGreaterThan(0);
  const errors = Object.values(await shownErrors(page));
  for (const link of await links.all()) {
    const message = await link.innerText();
    expect(errors).toContain(message);
    await link.press('Enter');
    const focused = await page.evaluate(() => {
      const { activeElement: at } = document;
      const name = at?.getAttribute('name');
      const first = name ? document.querySelector(`[name="${name}"]:not([type=hidden], [tabindex="-1"])`) : at;
      return { id: at?.id ?? '', isFirst: first === at, isField: Boolean(at?.closest('.field')) };
    });
    expect(focused).toEqual({ id: (await link.getAttribute('href'))?.slice(1), isFirst: true, isField: true });
  }
}

/** What can be pressed is at least 44 px high and wide; links within a text are as high as their line. */
export async function expectTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const pressable = 'button, select:not([tabindex="-1"]), textarea, summary, input:not([type=hidden], [hidden])';
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

/** Tabs through the page once: what has the focus is in sight, below the header, and marked. */
export async function expectFocusInSight(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const hidden: string[] = [];
  for (let tabs = 0; tabs < 120; tabs++) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const at = document.activeElement;
      if (!(at instanceof HTMLElement) || at === document.body) return undefined;
      const shown = at.matches('.upload-input') ? ([...((at as HTMLInputElement).labels ?? [])].at(-1) ?? at) : at;
      const { left, top, width, height } = shown.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(left + width / 2, top + height * part));
      const inSight = points.some((hit) => hit && (shown.contains(hit) || hit.contains(shown)));
      // The label around a radio wears its ring.
      const wearing = [shown, shown.parentElement, (at as HTMLInputElement).labels?.[0]].flatMap(
        (element) => element ?? [],
      );
      const marked = wearing.some((element) => getComputedStyle(element).outlineStyle !== 'none');
      const label = at.id || at.textContent?.trim() || at.localName;
      return { label, inSight, marked, isLast: at.matches('footer *') };
    });
    if (!seen || seen.isLast) break;
    if (!seen.inSight) hidden.push(`${seen.label} is out of sight`);
    if (!seen.marked) hidden.push(`${seen.label} is not marked`);
  }
  expect(hidden).toEqual([]);
}
