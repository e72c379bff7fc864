// The product in the engines that `npm test` does not have, where they are installed: `npm run test:engines`.
import { defineConfig } from '@playwright/test';
import { outputDir, service } from '../e2e/support/servers/server.ts';
import { installed } from './support/installed.ts';

export default defineConfig({
  testDir: '.',
  outputDir,
  globalSetup: './needsAnEngine.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['list'], ['./tableReporter.ts']],
  // One test looks at all pages of a language.
  timeout: 600_000,
  expect: { timeout: 10_000 },
  projects: installed.map((name) => ({ name })),
  // The browsers come through a proxy that may speak TLS.
  webServer: { ...service, env: { ...service.env, TRUST_PROXY: '127.0.0.1' } },
});
