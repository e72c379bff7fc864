// Runs axe in the page itself; @axe-core/playwright opens another page for each run and takes ten times as long.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Looks } from './hands.ts';
import { project } from './servers/server.ts';

/** The minified file; the package's `source` is twice as long. */
const source = readFileSync(path.join(project, 'node_modules/axe-core/axe.min.js'), 'utf8');

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // The only best practice that axe disables by default.
  rules: { 'landmark-complementary-is-top-level': { enabled: true } },
  resultTypes: ['violations'],
};

/** Fails with every rule that the page violates, or what `within` selects of it, and the elements. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  expect(await violations(page, within, () => loadAxe(page))).toEqual([]);
}

/**
 * Loads axe by the browser's own protocol. Playwright's `evaluate` passes a script to `eval`, which parses the 580 kB again on every
 * page; a script that is evaluated as a whole is taken from V8's cache of the process, in a third of the time.
 */
async function loadAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: source });
  await session.detach();
  expect(exceptionDetails).toBeUndefined();
}

/** Every rule that is violated, and the elements; animations end first, since they change colours. */
export async function violations(
  page: Looks,
  within?: string,
  load: () => Promise<unknown> = () => page.evaluate(source),
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await load();
  return page.evaluate(
    async ({ how, selector }) => {
      const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(moving.map((animation) => animation.finished));
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const found = (await axe.run(selector ?? document, how as object)).violations;
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
    },
    { how: options, selector: within },
  );
}
