// The whole product in a real browser: what `npm start` serves, filled in as a parent would, on a desk and on a phone.
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../browser/launchOptions.mjs';
import { dataDir, origin, outputDir, port, project } from './server.ts';

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
    launchOptions: await launchOptions(),
    // What was done, without a copy of the page at every key: that would double the time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    // A phone's size, touch and voice; drawing seven times as many pixels shows nothing more.
    { name: 'phone', use: { ...devices['Pixel 7'], deviceScaleFactor: 1 } },
  ],
  webServer: {
    command: 'node dist/server/main.js',
    cwd: project,
    env: { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir },
    url: `${origin}/healthz`,
    reuseExistingServer: false,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
