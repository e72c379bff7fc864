// The first paint waits only for the HTML. Fonts and pictures load at the same time, scripts afterwards.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { project } from '../support/servers/server.ts';
import { addresses, forms, pages } from '../support/siteMap.ts';
import { expect, test } from '../support/test.ts';

const built = [...addresses.map(({ address }) => path.join(address, 'index.html')), '404.html', 'ar/404.html'];
const [aPage = ''] = pages.filter((address) => address !== '/');
const [aForm = ''] = forms;
const STYLE = /<style[^>]*>(.*?)<\/style>/gs;

test('every page has the same inline styles and start script, and the policy allows only these', async ({
  request,
}) => {
  const { 'content-security-policy': policy = '' } = (await request.get('/')).headers();
  const allowed = (of: string) => policy.split(';').find((directive) => directive.startsWith(`${of} `));
  const hash = (content = '') => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  const within = (file: string, element: RegExp) =>
    [...readFileSync(path.join(project, 'dist/public', file), 'utf8').matchAll(element)].map(([, content]) => content);
  const [ofAll, ofForms, ...more] = within(path.join(aForm, 'index.html'), STYLE);
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

test('before its first paint a page preloads only fonts and one picture', () => {
  for (const file of built) {
    const html = readFileSync(path.join(project, 'dist/public', file), 'utf8');
    expect.soft(html, file).not.toMatch(/<script\b[^>]* src=|rel="(?:stylesheet|modulepreload)"/);
    const ahead = [...html.matchAll(/<link rel="preload" as="(\w+)"/g)].map(([, kind]) => kind).sort();
    // Two Latin fonts, one to three Arabic ones (the language switch at least), and a portrait on the pages of letters.
    expect.soft(ahead.join(' '), file).toMatch(/^(font ?){3,5}(image)?$/);
  }
});

for (const address of ['/', '/ar', aPage, aForm]) {
  test(`${address} is painted while all other requests are pending`, async ({ page }) => {
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
    // Scripts are requested only then.
    await expect.poll(() => asked.some((url) => url.endsWith('.js'))).toBe(true);
    // No font is requested later than the preloaded ones.
    const ahead = await page
      .locator('link[as=font]')
      .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href));
    expect(new Set(asked.filter((url) => url.endsWith('.woff2')))).toEqual(new Set(ahead));
    release();
    await page.waitForLoadState();
  });
}
