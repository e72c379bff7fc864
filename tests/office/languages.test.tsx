// Every page in both languages: axe, direction, and nothing wider than the screen.
import axe from 'axe-core';
import { afterAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { languages } from '../../engine/core/index.ts';
import { me, mountOffice, unmountOffice } from './support/mountOffice.tsx';

const initial = window.location.href;
afterAll(async () => {
  unmountOffice();
  history.replaceState(null, '', initial);
  await page.viewport(414, 896);
});

const pages = {
  '': 'h2',
  '/applications?form=sample': 'tbody tr',
  '/applications/AAAA-0001-0': 'dl',
  '/accounts': '.accounts li',
  '/trail': 'tbody tr',
};

describe.each(languages)('in %s', (language) => {
  it.each(Object.entries(pages))('/office%s is accessible from 360 px to 1920 px', async (path, landmark) => {
    for (const width of [360, 768, 1920]) {
      await page.viewport(width, 900);
      await mountOffice(path, { 'GET /me': () => ({ ...me, role: 'manage' }) }, language);
      await expect.poll(() => document.querySelector(landmark)).not.toBeNull();
      expect(document.documentElement.dir).toBe(language === 'ar' ? 'rtl' : 'ltr');
      const { scrollWidth, clientWidth } = document.documentElement;
      expect([width, scrollWidth]).toEqual([width, clientWidth]);
      const { violations } = await axe.run(document, { resultTypes: ['violations'] });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual([]);
    }
  });
});
