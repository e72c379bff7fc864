// A new form is a folder of JSON files: nothing else is needed for its page, its menu entry, its aliases and its questions in the
// prerendered HTML. Tested with the real site over the shipped forms and those of tests/fixtures/forms.

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forms } from '../../engine/vite/modules/forms.ts';
import { copyFacts } from '../support/copyFacts.ts';

const project = path.resolve(import.meta.dirname, '../..');

interface Site {
  readonly routes: readonly { readonly path: string; readonly aliases?: readonly string[] }[];
  render(path: string): Promise<string>;
}

let folder: string;
let server: ViteDevServer;
let site: Site;

beforeAll(async () => {
  folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'forms-')), 'forms');
  for (const from of ['forms', 'tests/fixtures/forms']) cpSync(path.join(project, from), folder, { recursive: true });
  copyFacts(folder);
  server = await createServer({
    configFile: false,
    root: path.join(project, 'site'),
    cacheDir: path.join(folder, '.cache'),
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [react(), forms(folder, path.join(project, 'site'))],
  });
  site = (await server.ssrLoadModule('/prerender.tsx')) as unknown as Site;
});
afterAll(async () => {
  await server.close();
  rmSync(path.dirname(folder), { recursive: true });
});

it('a new form has its routes and aliases', () => {
  const dropped = site.routes.filter(({ path: at }) => ['/Order', '/Household', '/TaskList'].includes(at));
  expect(dropped.map(({ path: at, aliases }) => [at, aliases])).toEqual([
    ['/Household', []],
    ['/Order', ['/buy']],
    ['/TaskList', []],
  ]);
});

it('each of its addresses renders its page with its questions', async () => {
  for (const address of ['/Order', '/buy']) {
    const html = await site.render(address);
    expect(html).toMatch(/<title>[^<]*Order/);
    expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*name="toppings"[^>]*value="olive"/);
    expect(html).toContain('I agree to the terms');
  }
  const inArabic = await site.render('/ar/EventRegistration');
  expect(inArabic).toMatch(/<title>[^<]*التسجيل في اللقاء/);
  expect(inArabic).toMatch(/>أوراق الأنماط</);
  expect(await site.render('/Household')).toContain('name="household[rooms][0][use]"');
});

it('it is in the menu of every page, at its position', async () => {
  for (const address of ['/Mission', '/Order']) {
    const html = await site.render(address);
    expect(html).toMatch(/href="\/AfterSchool".*?href="\/Order"[^>]*>Order<.*?href="\/Secondary"/s);
    expect(html).not.toContain('href="/Household"');
  }
});
