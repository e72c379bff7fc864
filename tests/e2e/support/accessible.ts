// axe in the page itself; its usual companion opens a page of its own for every look and takes ten times as long.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Looks } from './hands.ts';
import { project } from './server.ts';

/** `source` of the package is twice as long. */
const source = readFileSync(path.join(project, 'node_modules/axe-core/axe.min.js'), 'utf8');

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Of the best practices axe leaves this one out by default.
  rules: { 'landmark-complementary-is-top-level': { enabled: true } },
  resultTypes: ['violations'],
};

/** Fails with every rule that the page breaks now, and where. */
export async function expectAccessible(page: Looks): Promise<void> {
  expect(await violations(page)).toEqual([]);
}

/** Every rule that the page breaks now, and where. What moves comes to rest first, for the true colours. */
export async function violations(page: Looks): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (how) => {
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map((animation) => animation.finished));
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const found = (await axe.run(document, how as object)).violations;
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
  }, options);
}
