// A press in the studio is never lost.
import { expect, test } from '@playwright/test';
import { startStudio } from '../support/servers/studioServer.ts';
import { FORM, officeForm } from '../support/studioForm.ts';

test('a dialog that is asked for in the moment in which another closes stays open', async ({ page }) => {
  const studio = await startStudio(officeForm);
  await page.goto(`${studio.address}#${new URLSearchParams({ form: FORM })}`);
  await page.getByRole('heading', { name: 'Steps and questions' }).click();
  await page.getByText('Change the step').first().click();
  for (const [first, next] of [
    ['Words…', 'Name…'],
    ['Name…', 'Add a list…'],
  ] as const) {
    await page.getByRole('button', { name: first, exact: true }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // Both presses in one task: the browser sends `close` in a later one.
    await page.evaluate((label) => {
      document.querySelector<HTMLElement>('dialog .studio-actions button:last-child')?.click();
      const buttons = [...document.querySelectorAll<HTMLElement>('.studio-questions button')];
      buttons.find((one) => one.textContent === label && one.checkVisibility())?.click();
    }, next);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await studio.close();
});
