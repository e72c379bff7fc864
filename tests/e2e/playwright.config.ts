// The whole product in a real browser: what `npm start` serves, filled in as a parent would, on a desk and on a phone.
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../launch/launchOptions.mjs';
import { origin, outputDir, service } from './support/server.ts';

/** What depends on the size of a screen, on touch or on a phone's voice; all else runs on a desk alone. */
const onPhones = ['accessible', 'carousel', 'contact', 'early', 'footer', 'home', 'menu', 'pages', 'presses', 'walk'];

/** A page is left so soon that code which is made fast is seldom run again: that took a tenth of all the time. */
const args = ['--js-flags=--no-opt --no-maglev'];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: 'list',
  use: {
    baseURL: origin,
    launchOptions: { ...(await launchOptions()), args },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testMatch: onPhones.map((name) => `**/${name}.spec.ts`),
      grepInvert: /@desk/,
      // A phone's size, touch and voice; drawing seven times as many pixels shows nothing more.
      use: { ...devices['Pixel 7'], deviceScaleFactor: 1 },
    },
  ],
  webServer: service,
});
