import type { Page } from '@playwright/test';
import { type Fault, type FaultLine, faultLine } from './faultLine.ts';

/** Puts a faulty connection between `page` and the service's `path`; `next` returns the fault of each submission. */
export async function faultProxy(page: Page, path: string, next: () => Fault): Promise<FaultLine> {
  const line = await faultLine(path, next);
  await page.route(`**${path}`, (route) => {
    const isPost = route.request().method() === 'POST';
    return route.continue(isPost ? { url: `${line.address}${path}` } : {});
  });
  return line;
}
