// Focus and scroll position of a step after the browser's Back and Forward.
import { asDelivered } from '../support/asDelivered.ts';
import { finished, seedDraft } from '../support/device.ts';
import { admission, heading, openForm } from '../support/formPage.ts';
import { expect, test } from '../support/test.ts';

asDelivered('admission');

const labels = admission.steps.map(({ label }) => label);

test('Back and Forward move focus to a visible heading, also from the review', async ({ page }) => {
  await seedDraft(page, { ...finished('maximal', 'Maya'), step: 3 });
  await openForm(page);
  const expectArrived = async (words = '') => {
    await expect(heading(page)).toContainText(words);
    await expect(heading(page)).toBeFocused();
    // The browser restores a scroll position within two frames after the step is rendered.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await expect(heading(page)).toBeInViewport();
  };
  const leave = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name, exact: true }).click();
  };
  await leave('Next');
  await expectArrived(labels[4]);
  await leave('Review answers');
  await expectArrived('Review answers');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.goBack();
  await expectArrived(labels[4]);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.goBack();
  await expectArrived(labels[3]);
  await page.goForward();
  await expectArrived(labels[4]);
});
