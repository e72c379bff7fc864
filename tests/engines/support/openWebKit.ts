// WebKitGTK by selenium-webdriver: the engine of Safari, as far as Linux has it. An automated session is a private window.
import { mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { type Driver, middleOf } from './driver.ts';
import { savedIn } from './savedIn.ts';
import { startWebKit } from './startWebKit.ts';

const KEYS: Readonly<Record<string, string>> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Space: ' ',
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  Escape: Key.ESCAPE,
};

/** A private window that has nothing yet, for the site at `origin`. */
export async function openWebKit(origin: string): Promise<Driver> {
  const service = await startWebKit();
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', acceptInsecureCerts: true });
  const browser = await new Builder().usingServer(service.url).withCapabilities(capabilities).build();
  const send = (keys: string) => browser.actions().sendKeys(keys).perform();
  const write = (text: string) => send(text.replaceAll('\n', Key.ENTER));
  const driver: Driver = {
    evaluate: (look, given) =>
      typeof look === 'string'
        ? browser.executeScript(look)
        : browser.executeScript(`return (${look})(arguments[0])`, given),
    keyboard: {
      press: (key) => send(KEYS[key] ?? key),
      type: write,
      insertText: write,
    },
    async attach(name, { name: fileName, buffer }) {
      const file = path.join(await mkdtemp(path.join(service.home, 'attached-')), fileName);
      await writeFile(file, buffer);
      await browser.findElement(By.css(`[name="${name}"]`)).sendKeys(file);
    },
    open: (address) => browser.get(origin + address),
    reload: () => browser.navigate().refresh(),
    async resize(width) {
      await browser.manage().window().setRect({ width, height: 900 });
    },
    async pressHeld(selector, ms) {
      const { x, y } = await middleOf(driver, selector);
      await browser.actions().move({ x, y, duration: 0 }).press().pause(ms).release().perform();
    },
    saved: (act) => savedIn(service.downloads, act),
    async close() {
      await browser.quit();
      await service.stop();
    },
  };
  await driver.resize(1280);
  return driver;
}
