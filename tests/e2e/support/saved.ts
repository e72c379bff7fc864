// Files that the page downloads.
import { readFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';

/** The name and parsed content of the file that `act` makes the page download. */
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
