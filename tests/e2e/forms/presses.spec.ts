// A button pressed for 90 ms right after an invalid field lost the focus: its click is not lost by the layout shift of the
// error. tests/react/presses has every control of every form.
import type { Locator, Page } from '@playwright/test';
import { asDelivered } from '../support/asDelivered.ts';
import { alertHeading, field, formFile, onwards, openForm } from '../support/formPage.ts';
import { expect, test } from '../support/test.ts';

asDelivered('contact', 'financial-aid');

const HOLD_MS = 90;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function pressAndHold(page: Page, target: Locator, isPhone: boolean): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The target has no box.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  if (isPhone) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await page.waitForTimeout(HOLD_MS);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  } else {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.waitForTimeout(HOLD_MS);
    await page.mouse.up();
  }
  await session.detach();
}

test('Add, Remove and Next react to the first press', async ({ page }, { project }) => {
  const isPhone = project.name === 'phone';
  await openForm(page, formFile('financial-aid'));
  await field(page, 'learners[0][lastName]').focus();
  await pressAndHold(page, button(page, 'Add Learner'), isPhone);
  await expect(field(page, 'learners[1][lastName]')).toBeFocused();
  await pressAndHold(page, button(page, 'Remove Learner 2'), isPhone);
  await expect(field(page, 'learners[1][lastName]')).toHaveCount(0);
  await field(page, 'learners[0][firstName]').focus();
  await pressAndHold(page, onwards(page), isPhone);
  await expect(alertHeading(page)).toBeFocused();
});

test('Send reacts to the first press', async ({ page }, { project }) => {
  await openForm(page, formFile('contact'));
  await field(page, 'message').focus();
  await pressAndHold(page, onwards(page), project.name === 'phone');
  await expect(alertHeading(page)).toBeFocused();
});
