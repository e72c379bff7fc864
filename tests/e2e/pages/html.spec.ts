// Every page as the build wrote it, as search engines, link previews and visitors without scripts see it; and whether its links
// lead to something.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Html, readHtml } from '../support/readHtml.ts';
import { project } from '../support/servers/server.ts';
import { addresses } from '../support/siteMap.ts';
import { expect, test } from '../support/test.ts';

// Serial: the first test reads all pages for the others.
test.describe.configure({ mode: 'serial' });

const publicDir = path.join(project, 'dist/public');
const read: Html[] = [];

test('every page is complete without scripts', async ({ page }) => {
  await page.goto('/healthz');
  for (const expected of addresses) {
    const { address, language, heading } = expected;
    const html = await readHtml(page, expected);
    read.push(html);
    const { ids, links, files, headFiles, titles, descriptions, canonical, preview, h1, headings, words, ...rest } =
      html;
    const { alternates, ...facts } = rest;
    expect.soft(facts).toEqual({
      address,
      status: 200,
      lang: language,
      dir: language === 'ar' ? 'rtl' : 'ltr',
      foreign: [],
      repeatedIds: [],
      landmarks: [1, 1, 1],
      namelessNavigation: 0,
      picturesAmiss: [],
      inlineStyles: [],
    });
    expect.soft(h1, address).toEqual([expect.stringMatching(heading)]);
    const skipped = headings.filter((level, index) => level > (headings[index - 1] ?? 0) + 1);
    expect.soft(skipped, `${address} skips a heading level`).toEqual([]);
    expect.soft(words, address).toBeGreaterThan(10);
    expect.soft([titles.length, descriptions.length, canonical.length], address).toEqual([1, 1, 1]);
    const pathOf = (url: string | null | undefined) => url?.replace(/^https:\/\/[^/]+(?=\/)/, '');
    expect.soft(pathOf(canonical[0]), address).toBe(address);
    const english = address.replace(/^\/ar(?=\/|$)/, '') || '/';
    expect.soft(alternates.map(([of, url]) => [of, pathOf(url)])).toEqual([
      ['en', english],
      ['ar', english === '/' ? '/ar' : `/ar${english}`],
      ['x-default', english],
    ]);
    expect.soft(preview, address).toMatchObject({
      'og:title': titles[0],
      'og:description': descriptions[0],
      'og:url': canonical[0],
      'og:image': expect.stringMatching(/^https:\/\/[^/]+\/images\/.+\.png$/),
    });
  }
});

test('no two pages have the same title or description', () => {
  for (const of of ['titles', 'descriptions'] as const) {
    // A form need not have a description.
    const said = read.flatMap((html) => html[of]).filter((one) => one !== '');
    expect(said.filter((one, index) => said.indexOf(one) !== index)).toEqual([]);
  }
});

test('every link, file and fragment exists, at its canonical address', () => {
  const idsOf = new Map(read.map(({ address, ids }) => [address, ids]));
  const isFile = (file: string) => path.extname(file) !== '' && existsSync(path.join(publicDir, decodeURI(file)));
  const broken = read.flatMap(({ address, links, files, headFiles }) =>
    [...links, ...files, ...headFiles]
      .filter((target) => {
        if (!/^[/#]/.test(target)) return !/^(https|tel|mailto):./.test(target);
        const [to = '', fragment = ''] = target.split('#');
        const ids = idsOf.get(to || address);
        return ids ? fragment !== '' && !ids.includes(decodeURIComponent(fragment)) : !isFile(to);
      })
      .map((target) => `${address}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('every page is linked from another', () => {
  const linked = new Set(read.flatMap(({ address, links }) => links.filter((link) => link !== address)));
  expect(addresses.map(({ address }) => address).filter((address) => !linked.has(address))).toEqual([]);
});

test('the site map lists every page, and robots.txt names the site map', () => {
  const siteMap = readFileSync(path.join(publicDir, 'sitemap.xml'), 'utf8');
  const named = [...siteMap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address));
  expect(named.map(({ pathname }) => pathname).sort()).toEqual(addresses.map(({ address }) => address).sort());
  const robots = readFileSync(path.join(publicDir, 'robots.txt'), 'utf8');
  expect(robots).toContain(`Sitemap: ${named[0]?.origin}/sitemap.xml`);
});
