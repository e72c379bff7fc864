// The contact form: one step, saved as a file on the device, then reset.
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { asDelivered } from '../support/asDelivered.ts';
import {
  alert,
  alertHeading,
  example,
  field,
  formFile,
  heading,
  onwards,
  openForm,
  summary,
  unfoldDraftWays,
} from '../support/formPage.ts';
import { expectNoSidewaysScroll } from '../support/reflow.ts';
import { savedBy } from '../support/saved.ts';
import { shownErrors } from '../support/shownErrors.ts';
import { expect, test } from '../support/test.ts';
import { Walker } from '../support/walker.ts';

asDelivered('contact');

const form = formFile('contact');
const names = ['name', 'email', 'destination', 'subject', 'message'];
const required = {
  name: 'Name is required',
  email: 'Email is required',
  destination: 'Destination is required',
  subject: 'Subject is required',
  message: 'Message is required',
};
const notice = (page: Page) => page.locator('.notice').filter({ hasText: form.done.title });

async function expectEmpty(page: Page): Promise<void> {
  for (const name of names) await expect(field(page, name)).toHaveValue('');
  expect(await shownErrors(page)).toEqual({});
}

test('a message is saved, the form is reset, and a second message can be written', async ({ page }, testInfo) => {
  await openForm(page, form);
  await expect(heading(page)).toHaveText('Contact Us');
  await expectEmpty(page);
  for (const name of ['minimal', 'maximal'] as const) {
    const { answers, flat } = example(name, 'contact');
    const walker = new Walker(page, flat, name === 'minimal' ? 'typed' : 'pasted');
    await walker.answerStep();
    await expect(onwards(page)).toBeFocused();
    const saved = await savedBy(page, testInfo, () => page.keyboard.press('Enter'));
    expect(saved).toEqual({ name: 'form-data.json', content: answers });
    await expect(notice(page).getByRole('heading')).toBeFocused();
    await expect(notice(page)).toBeInViewport();
    for (const paragraph of form.done.text) await expect(notice(page)).toContainText(paragraph);
    await expect(notice(page)).toContainText('form-data.json');
    await expectEmpty(page);
  }
  await page.reload();
  await expect(field(page, 'name')).toBeEnabled();
  await expectEmpty(page);
});

// On a desktop wcag.spec.ts checks it.
test('is accessible and fits the screen, in every state', { tag: '@phone' }, async ({ page }, testInfo) => {
  await openForm(page, form);
  await expectAccessible(page);
  await onwards(page).press('Enter');
  await expect(alertHeading(page)).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await new Walker(page, example('maximal', 'contact').flat).answerStep();
  await expectAccessible(page);
  await savedBy(page, testInfo, () => page.keyboard.press('Enter'));
  await expect(notice(page).getByRole('heading')).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test.describe('on any screen', { tag: '@desk' }, () => {
  test('an incomplete message is refused, with the focus on the errors', async ({ page }) => {
    await openForm(page, form);
    await expect(onwards(page)).not.toHaveAttribute('aria-disabled');
    await onwards(page).press('Enter');
    await expect(alertHeading(page)).toBeFocused();
    expect(await shownErrors(page)).toEqual(required);
    await expect(summary(page).getByRole('link')).toHaveText(Object.values(required));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field(page, 'name')).toBeFocused();
  });

  const wrong: readonly (readonly [name: string, typed: string, message: string | undefined])[] = [
    ...Object.entries(required).map(([name, message]) => [name, ' ', message] as const),
    ...['maya', 'maya@', '@example.org', 'maya@example', 'a b@example.org'].map(
      (typed) => ['email', typed, 'Invalid email address'] as const,
    ),
    ['email', ' maya@example.org ', undefined],
    ['message', '012345678', 'Message must be at least 10 characters'],
    ['message', '  012345678  ', 'Message must be at least 10 characters'],
    ['message', '0123456789', undefined],
  ];

  test('errors show under a field when it loses the focus, and disappear when corrected', async ({ page }) => {
    await openForm(page, form);
    for (const [name, typed, message] of wrong) {
      await test.step(`${name} "${typed}"`, async () => {
        await field(page, name).fill(typed);
        await field(page, name).blur();
        expect((await shownErrors(page))[name]).toBe(message);
        if (message) await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`${message}$`));
        await field(page, name).fill(name === 'email' ? 'maya@example.org' : '0123456789');
        expect((await shownErrors(page))[name]).toBeUndefined();
      });
    }
  });

  test('the button says SENDING... and is disabled while submitting, and one file is saved', async ({ page }) => {
    await openForm(page, form);
    await new Walker(page, example('minimal', 'contact').flat).answerStep();
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.suggestedFilename()));
    const seen = await onwards(page).evaluate(async (button) => {
      const states: string[] = [];
      const note = () =>
        states.push([button.textContent, button.ariaDisabled, button.ariaBusy].map((part) => part ?? '-').join(' '));
      const options = { attributes: true, childList: true, characterData: true, subtree: true };
      const back = new Promise<void>((resolve) => {
        new MutationObserver(() => {
          note();
          if (states.length > 1 && button.ariaBusy === null) resolve();
        }).observe(button, options);
      });
      note();
      for (const _ of [1, 2, 3]) (button as HTMLButtonElement).click();
      await back;
      return states.filter((state, i) => state !== states[i - 1]);
    });
    expect(seen).toEqual(['Send - -', 'SENDING... true true', 'Send - -']);
    await expect(notice(page).getByRole('heading')).toBeFocused();
    await expect(onwards(page)).toHaveText('Send');
    await expect.poll(() => downloads).toEqual(['form-data.json']);
  });

  test('when saving fails an alert says so, the answers are kept, and it can be retried', async ({
    page,
  }, testInfo) => {
    await openForm(page, form);
    const { answers, flat } = example('maximal', 'contact');
    await new Walker(page, flat).answerStep();
    await page.evaluate(() => {
      const { createObjectURL } = URL;
      URL.createObjectURL = () => {
        URL.createObjectURL = createObjectURL;
        throw new Error('No downloads here.');
      };
    });
    await page.keyboard.press('Enter');
    await expect(alert(page)).toContainText('The file could not be saved');
    await expect(alertHeading(page)).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(notice(page)).toHaveCount(0);
    for (const name of names) await expect(field(page, name)).toHaveValue(String(answers[name]));
    const saved = await savedBy(page, testInfo, () => onwards(page).press('Enter'));
    expect(saved).toEqual({ name: 'form-data.json', content: answers });
    await expect(alert(page)).toHaveCount(0);
    await expectEmpty(page);
  });

  test('is shown beside the contact details of the school', async ({ page }) => {
    await openForm(page, form);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
  });

  test('answers survive a reload, unless nothing may be kept on the device', async ({ page }, testInfo) => {
    await openForm(page, form);
    const { flat } = example('minimal', 'contact');
    await unfoldDraftWays(page);
    await page.getByRole('button', { name: 'Keep nothing on this device' }).click();
    for (const round of ['first', 'second']) {
      await new Walker(page, flat).answerStep();
      await expect(page.locator('.draft-status'), round).toContainText('Nothing is kept on this device.');
      await savedBy(page, testInfo, () => onwards(page).press('Enter'));
      await expect(notice(page).getByRole('heading')).toBeFocused();
    }
    await field(page, 'name').fill('Rana');
    await expect(page.locator('.draft-status')).toContainText('Nothing is kept on this device.');
    await page.reload();
    await expect(field(page, 'name')).toBeEnabled();
    await expect(field(page, 'name')).toHaveValue('');
    await field(page, 'name').fill('Rana');
    await expect(page.locator('.draft-status')).toContainText('Last saved');
    await page.reload();
    await expect(field(page, 'name')).toHaveValue('Rana');
  });
});
