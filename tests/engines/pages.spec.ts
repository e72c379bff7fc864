// Every page has its heading, logs no error, does not scroll sideways and breaks no rule of axe.
import { violations } from '../e2e/support/accessible.ts';
import { alive } from '../e2e/support/alive.ts';
import { sideways } from '../e2e/support/reflow.ts';
import { addresses } from '../e2e/support/siteMap.ts';
import type { Driver } from './support/driver.ts';
import { expect, languages, test, troubleOn } from './support/test.ts';

for (const { language } of languages) {
  test(`pages, ${language}`, async ({ driver }) => {
    const found: Record<string, readonly string[]> = {};
    for (const { address, heading } of addresses.filter((one) => one.language === language)) {
      const trouble = await look(driver, address, heading);
      if (trouble.length > 0) found[address] = trouble;
    }
    expect(found).toEqual({});
  });
}

async function look(driver: Driver, address: string, heading: RegExp): Promise<readonly string[]> {
  await driver.resize(1280);
  await driver.open(address);
  await alive(driver);
  const title = await driver.evaluate(() => document.querySelector('h1')?.textContent ?? '');
  const broken = await violations(driver);
  const wide = await sideways(driver);
  await driver.resize(320);
  return [
    ...(heading.test(title) ? [] : [`headed "${title}"`]),
    ...(await troubleOn(driver)),
    ...broken,
    ...wide.map((one) => `at 1280 px: ${one}`),
    ...(await sideways(driver)).map((one) => `at 320 px: ${one}`),
  ];
}
