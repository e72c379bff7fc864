// End-to-end tests: the built site and its service in Chromium, at the size of a desktop and of a phone.
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../launch/launchOptions.mjs';
import { origin, outputDir, service } from './support/servers/server.ts';

/** Specs that depend on screen size, touch or a phone's user agent; the others run on the desktop only. */
const onPhones = ['accessible', 'carousel', 'contact', 'early', 'footer', 'home', 'menu', 'pages', 'presses', 'walk'];

const desktop = { viewport: { width: 1280, height: 800 } };

/** This spec takes longer than any other. It begins first, so that no worker is left alone with it at the end of the run. */
const longest = '**/studioDialogs.spec.ts';

/** Pages live too briefly for optimised code to pay: without optimising compilers the run takes a tenth less time. */
const args = ['--js-flags=--no-opt --no-maglev'];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir,
  globalSetup: '../memoryFolder.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A worker waits for its page a third of the time, so three keep two cores busy.
  workers: 3,
  reporter: 'list',
  // For machines several times slower than a developer's: a page that is right never waits so long.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  use: {
    baseURL: origin,
    launchOptions: { ...(await launchOptions()), args },
  },
  projects: [
    { name: 'studio', testMatch: longest, use: desktop },
    { name: 'desktop', testIgnore: longest, grepInvert: /@phone/, use: desktop },
    {
      name: 'phone',
      testMatch: onPhones.map((name) => `**/${name}.spec.ts`),
      grepInvert: /@desk/,
      // A phone's size, touch and user agent; at its pixel ratio seven times as many pixels would be drawn.
      use: { ...devices['Pixel 7'], deviceScaleFactor: 1 },
    },
  ],
  webServer: service,
});
