// What a page waits for before it is seen: nothing but its own HTML. Fonts and pictures come meanwhile, scripts afterwards.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { admission } from './support/formPage.ts';
import { project } from './support/server.ts';
import { addresses } from './support/siteMap.ts';
import { expect, test } from './support/test.ts';

const built = [...addresses.map(({ address }) => path.join(address, 'index.html')), '404.html', 'ar/404.html'];
const STYLE = /<style[^>]*>(.*?)<\/style>/gs;

test('styles and start stand in every page, the same ones, and the policy allows these alone', async ({ request }) => {
  const { 'content-security-policy': policy = '' } = (await request.get('/')).headers();
  const allowed = (of: string) => policy.split(';').find((directive) => directive.startsWith(`${of} `));
  const hash = (content = '') => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  const within = (file: string, element: RegExp) =>
    [...readFileSync(path.join(project, 'dist/public', file), 'utf8').matchAll(element)].map(([, content]) => content);
  const [ofAll, ofForms, ...more] = within(path.join(admission.route, 'index.html'), STYLE);
  expect(more).toEqual([]);
  expect(allowed('style-src')).toBe(`style-src 'self' ${hash(ofAll)} ${hash(ofForms)}`);
  expect(policy).not.toContain('unsafe');
  for (const file of built) {
    const isForm = within(file, /(<form)/g).length > 0;
    expect.soft(within(file, STYLE), file).toEqual(isForm ? [ofAll, ofForms] : [ofAll]);
    const [script, ...scripts] = within(file, /<script\b[^>]*>(.*?)<\/script>/gs);
    expect.soft(scripts, file).toEqual([]);
    expect.soft(allowed('script-src'), file).toBe(`script-src 'self' ${hash(script)}`);
  }
});

test('no page has anything fetched ahead of its first paint but its fonts and one picture', () => {
  for (const file of built) {
    const html = readFileSync(path.join(project, 'dist/public', file), 'utf8');
    expect.soft(html, file).not.toMatch(/<script\b[^>]* src=|rel="(?:stylesheet|modulepreload)"/);
    const ahead = [...html.matchAll(/<link rel="preload" as="(\w+)"/g)].map(([, kind]) => kind).sort();
    // Two Latin ones and what there is of Arabic, the name of that language at least and at most three; on letters a portrait.
    expect.soft(ahead.join(' '), file).toMatch(/^(font ?){3,5}(image)?$/);
  }
});

for (const address of ['/', '/ar', '/Information', admission.route]) {
  test(`${address} is painted while all else is still on its way`, async ({ page }) => {
    let release: () => void = () => undefined;
    const rest = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked: string[] = [];
    await page.route(/\/(assets|images)\//, async (route) => {
      asked.push(route.request().url());
      await rest;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    await expect.poll(painted).toBe(1);
    // Then only are the scripts asked for.
    await expect.poll(() => asked.some((url) => url.endsWith('.js'))).toBe(true);
    // Nor was any font missed: what is asked for late comes late.
    const ahead = await page
      .locator('link[as=font]')
      .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href));
    expect(new Set(asked.filter((url) => url.endsWith('.woff2')))).toEqual(new Set(ahead));
    release();
    await page.waitForLoadState();
  });
}
