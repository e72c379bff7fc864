// Firefox by Playwright over WebDriver BiDi, which Debian's own build speaks.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { firefox } from '@playwright/test';
import { handsOf } from '../../e2e/support/hands.ts';
import { type Driver, middleOf } from './driver.ts';
import { savedIn } from './savedIn.ts';

/** A Firefox that has nothing yet, for the site at `origin`. */
export async function openFirefox(origin: string): Promise<Driver> {
  const downloads = await mkdtemp(path.join(os.tmpdir(), 'firefox-'));
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: '/usr/bin/firefox-esr',
    downloadsPath: downloads,
  });
  const page = await browser.newPage({
    baseURL: origin,
    ignoreHTTPSErrors: true,
    viewport: { width: 1280, height: 800 },
  });
  // The client would write to the control's value instead, of which React learns nothing.
  const insert = async (text: string) => {
    await page.evaluate((written) => document.execCommand('insertText', false, written), text);
  };
  const driver: Driver = {
    ...handsOf(page),
    keyboard: {
      press: (key) => page.keyboard.press(key),
      // It has no keys for letters beyond those of its own board.
      type: (text) => (/^[ -~]*$/.test(text) ? page.keyboard.type(text) : insert(text)),
      insertText: insert,
    },
    async attach(name, file) {
      await page.locator(`[name="${name}"]`).setInputFiles(file);
    },
    async open(address) {
      await page.goto(address);
    },
    async reload() {
      await page.reload();
    },
    resize: (width) => page.setViewportSize({ width, height: 800 }),
    async pressHeld(selector, ms) {
      const { x, y } = await middleOf(driver, selector);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.waitForTimeout(ms);
      await page.mouse.up();
    },
    saved: (act) => savedIn(downloads, act),
    async close() {
      await browser.close();
      await rm(downloads, { recursive: true });
    },
  };
  return driver;
}
