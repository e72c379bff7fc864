// An application was received, its response was lost, and the parent has changed an answer since: the parent can keep either
// version.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { asDelivered } from '../support/asDelivered.ts';
import { expectOnDevice, finished, onDevice, seedDraft } from '../support/device.ts';
import { admission, alert, alertHeading, field, heading, openForm, submit } from '../support/formPage.ts';
import { keptApplication, referencesWith } from '../support/office/office.ts';
import type { Fault, FaultLine } from '../support/servers/faultLine.ts';
import { faultProxy } from '../support/servers/faultProxy.ts';
import { expectTargets } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

asDelivered('admission');

test.use({ expected: /^Failed to load resource/ });

const { post } = admission.submit;
const other = 'otherInfo[specifyOtherSchools]';
const changed = 'The Changed School';
const action = (page: Page, name: string) => alert(page).getByRole('button', { name });

/** Sends an application whose response is lost, changes an answer and presses Submit. */
async function sendTwice(page: Page, unique: string): Promise<FaultLine> {
  await seedDraft(page, finished('maximal', unique));
  await openForm(page);
  const faults: Fault[] = ['after'];
  const proxy = await faultProxy(page, post, () => faults.shift() ?? 'none');
  await submit(page).press('Enter');
  await expect(alert(page)).toContainText('Waiting to be sent');
  await field(page, other).fill(changed);
  await submit(page).press('Enter');
  await expect(alert(page)).toContainText('The school has this form already');
  await expect(alertHeading(page)).toBeFocused();
  return proxy;
}

test('keeping the received one shows its confirmation and drops the changes', async ({ page }) => {
  const unique = `Maya ${randomUUID()}`;
  const proxy = await sendTwice(page, unique);
  const [reference = ''] = await referencesWith(unique);
  await expect(alert(page)).toContainText(reference);
  await expectAccessible(page);
  await expectTargets(page);
  await page.reload();
  await expect(field(page, other)).toHaveValue(changed);
  await submit(page).press('Enter');
  await action(page, 'Keep what was received').press('Enter');
  await expect(heading(page)).toHaveText(admission.done.title);
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('.reference')).toHaveText(reference);
  await expect(page.getByText(changed)).toHaveCount(0);
  await expectOnDevice(page, 'admission receipt');
  await page.reload();
  await expect(page.getByText(`You have already sent this form: ${reference}`)).toBeVisible();
  await field(page, 'learnerInfo[firstName]').fill('Sara');
  await expectOnDevice(page, 'admission draft', 'admission receipt');
  expect(await referencesWith(unique)).toEqual([reference]);
  await proxy.close();
});

test('the changed answers can be sent as a new application', async ({ page }) => {
  const unique = `Maya ${randomUUID()}`;
  const proxy = await sendTwice(page, unique);
  const [first = ''] = await referencesWith(unique);
  await action(page, 'Send the changed answers as a new application').press('Enter');
  await expect(heading(page)).toHaveText(admission.done.title);
  const second = await page.locator('.reference').innerText();
  expect((await referencesWith(unique)).toSorted()).toEqual([first, second].toSorted());
  expect((await keptApplication(second)).answers).toMatchObject({ otherInfo: { specifyOtherSchools: changed } });
  await expectOnDevice(page, 'admission receipt');
  expect(await onDevice(page)).toMatchObject({ 'admission receipt': { reference: second } });
  await proxy.close();
});

test('both choices are offered when the response has no reference', async ({ page }) => {
  await seedDraft(page, finished('minimal'));
  await openForm(page);
  await page.route(`**${post}`, (route) => route.fulfill({ status: 409, json: { errors: [{ message: 'Twice.' }] } }));
  await submit(page).press('Enter');
  await expect(alert(page)).toContainText('Twice.');
  await expect(action(page, 'Send the changed answers')).toBeVisible();
  await action(page, 'Keep what was received').press('Enter');
  await expect(heading(page)).toHaveText(admission.done.title);
  await expect(page.locator('.reference')).toHaveCount(0);
});
