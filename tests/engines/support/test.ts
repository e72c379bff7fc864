// A browser of the project's engine, and the site as it sees it.
import { test as base, expect } from '@playwright/test';
import type { Driver } from './driver.ts';
import { openFirefox } from './openFirefox.ts';
import { openRecording, type Recording } from './openRecording.ts';
import { openWebKit } from './openWebKit.ts';

const open = { firefox: openFirefox, webkit: openWebKit };

interface Fixtures {
  /** By TLS; WebKit keeps no `Secure` cookie without, not even on this machine. */
  readonly isSecure: boolean;
  readonly recording: Recording;
  /** Origin that the driver puts before paths, e.g. `http://127.0.0.1:4410`; by default that of `recording`. */
  readonly site: string;
  readonly driver: Driver;
}

export const test = base.extend<Fixtures>({
  isSecure: [false, { option: true }],
  recording: async ({ isSecure }, use) => {
    const recording = await openRecording(isSecure);
    await use(recording);
    await recording.close();
  },
  site: ({ recording }, use) => use(recording.origin),
  driver: async ({ site }, use, { project }) => {
    const driver = await open[project.name as keyof typeof open](site);
    await use(driver);
    await driver.close();
  },
});

export { expect };

/** Waits until a form can be filled in. */
export async function openForm(driver: Driver, address: string): Promise<void> {
  await driver.open(address);
  await untilAlive(driver);
}

/** The same after a page was loaded. */
export async function untilAlive(driver: Driver): Promise<void> {
  const isAlive = () =>
    document.querySelector('form fieldset') !== null && document.querySelector('fieldset:disabled') === null;
  await expect.poll(() => driver.evaluate(isAlive)).toBe(true);
}

export const languages = [
  { language: 'en', prefix: '' },
  { language: 'ar', prefix: '/ar' },
] as const;

/** What went wrong on the page since it was loaded. */
export const troubleOn = (driver: Driver): Promise<readonly string[]> => driver.evaluate(() => window.trouble);
