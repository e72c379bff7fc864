// What the page hands to the browser to be saved on the device.
import { readFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';

/** The name of the file that `act` makes the page save, and what is in it. */
export async function savedBy(
  page: Page,
  testInfo: TestInfo,
  act: () => Promise<void>,
): Promise<{ readonly name: string; readonly content: unknown }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  const name = download.suggestedFilename();
  const file = testInfo.outputPath(name);
  await download.saveAs(file);
  return { name, content: JSON.parse(await readFile(file, 'utf8')) };
}
