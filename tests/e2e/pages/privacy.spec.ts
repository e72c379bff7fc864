// What becomes of the answers: every form and every page lead to the page that says it, and what it promises is what the
// service was told to keep.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { heading } from '../support/formPage.ts';
import { project } from '../support/servers/server.ts';
import { forms } from '../support/siteMap.ts';
import { expect, test } from '../support/test.ts';

test('every form and the footer link to the privacy page, which names the retention time', async ({ page }) => {
  const { retentionDays } = JSON.parse(readFileSync(path.join(project, 'dist/site.json'), 'utf8'));
  expect(retentionDays).toBeGreaterThan(0);
  for (const address of forms) {
    await page.goto(address);
    const link = page.getByRole('main').getByRole('link', { name: 'Privacy' });
    await expect(link).toHaveAttribute('href', '/Privacy');
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(heading(page)).toHaveText('Privacy');
  await expect(page.getByRole('main')).toContainText(new RegExp(`\\b${retentionDays} days`));
});
