// The forms in Arabic, filled in by keyboard with Arabic digits: every step when opened, with all its errors, after switching
// the language and back, and filled in; the stored application is the same as from the English page.
import type { Page } from '@playwright/test';
import type { Answers } from '../../../engine/core/model/types.ts';
import { isAttachment } from '../../support/flatten.ts';
import { expectAccessible } from '../support/accessible.ts';
import { alive, openPage } from '../support/alive.ts';
import { asDelivered, withPages } from '../support/asDelivered.ts';
import { finished, seedDraft } from '../support/device.ts';
import { expectOneLanguage } from '../support/foreignWords.ts';
import {
  admission,
  alertHeading,
  example,
  type FormFile,
  field,
  formFile,
  formsWithExamples,
  heading,
  onwards,
  openForm,
} from '../support/formPage.ts';
import { keptApplication } from '../support/office/office.ts';
import { expectReflow } from '../support/reflow.ts';
import { shownErrors } from '../support/shownErrors.ts';
import { expectReferences } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';
import { Walker } from '../support/walker.ts';

// With an empty cache: only then does the browser's console report unused preloads.
test.use({ fresh: true });

const inArabic = <Form extends FormFile>(form: Form): Form => ({ ...form, route: `/ar${form.route}` });
const languageSwitch = (page: Page) => page.locator('.language-switch');

for (const id of formsWithExamples) {
  test(`${id}: every step in Arabic`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    const form = formFile(id);
    const { answers, flat } = example('maximal', id);
    const walker = new Walker(page, flat, 'in-arabic-digits');
    await openForm(page, inArabic(form));
    for (const [i] of form.steps.entries()) {
      await expect(page).toHaveTitle(/^[^A-Za-z]+$/);
      await expectOneLanguage(page, 'ar');
      if (i > 0) await expect(heading(page)).toBeFocused();

      await onwards(page).press('Enter');
      await expect(alertHeading(page)).toBeFocused();
      await expect(page).toHaveTitle(/^خطأ: /);
      await expectOneLanguage(page, 'ar');
      await expectReferences(page);
      // With its errors a step has everything that it has when opened.
      await expectAccessible(page);
      await expectReflow(page);
      const wrong = Object.keys(await shownErrors(page));
      await languageSwitch(page).click();
      await expect(page).toHaveTitle(/^Error: /);
      expect(Object.keys(await shownErrors(page))).toEqual(wrong);
      await languageSwitch(page).click();
      await expect(page).toHaveTitle(/^خطأ: /);

      await heading(page).focus();
      await walker.answerStep();
      await expect(page).toHaveTitle(/^(?!خطأ)/);
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
      await expectOneLanguage(page, 'ar');
      if (i < form.steps.length - 1) await page.keyboard.press('Enter');
    }
    expect([...walker.pending.keys()]).toEqual([]);
    if (id === 'admission') await expectStored(page, answers);
  });
}

/** Submits; the application is stored as from the English page, and confirmed in Arabic. */
async function expectStored(page: Page, answers: Answers): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.locator('.reference')).toBeVisible();
  await expect(heading(page)).toHaveText(/^[^A-Za-z]+$/);
  await expectOneLanguage(page, 'ar');
  await expectAccessible(page);
  const kept = await keptApplication(await page.locator('.reference').innerText());
  const anyId = (_: string, value: unknown) => (isAttachment(value) ? { ...value, id: 'any' } : value);
  expect(JSON.parse(JSON.stringify(kept.answers, anyId))).toEqual(JSON.parse(JSON.stringify(answers, anyId)));
}

test.describe('in the admission form', () => {
  asDelivered('admission');

  test('switching the language keeps page, step, answers, file and focus', async ({ page }) => {
    await seedDraft(page, { ...finished('maximal'), step: 1 });
    await openForm(page);
    await field(page, 'familyInfo[registryCivilPlace]').fill('Beirut, \u0628\u064a\u0631\u0648\u062a');
    await languageSwitch(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/ar${admission.route}`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(heading(page)).toContainText('معلومات العائلة');
    await expect(field(page, 'familyInfo[registryCivilPlace]')).toHaveValue('Beirut, بيروت');
    await expect(languageSwitch(page)).toBeFocused();
    await page.getByRole('button', { name: 'السابق' }).click();
    await expect(page.getByText('report.pdf', { exact: true })).toBeVisible();

    await page.reload();
    await expect(page.getByText(/^عادت أجوبتكم/)).toBeVisible();
    await expect(heading(page)).toContainText('معلومات المتعلّم');
    await expect(page.getByText('report.pdf', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`/ar${admission.route}`);
  });
});

test('a page in the other language offers the last chosen one, without redirecting', async ({ page }) => {
  withPages('/FAQ', '/Mission');
  // Before hydration the switch is an ordinary link and no choice is stored.
  await openPage(page, '/FAQ');
  await expect(page.getByRole('complementary', { name: 'اللغة' })).toHaveCount(0);
  await languageSwitch(page).click();
  await expect(page).toHaveURL('/ar/FAQ');
  await page.goto('/Mission');
  const offer = page.getByRole('complementary', { name: 'اللغة' });
  await expect(offer).toHaveAttribute('lang', 'ar');
  await expectAccessible(page);
  await offer.getByRole('button').click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await alive(page);
  await expect(page).toHaveURL('/Mission');
  await expect(offer).toHaveCount(0);
  await page.goto('/ar/Mission');
  await page.getByRole('complementary', { name: 'Language' }).getByRole('link').click();
  await expect(page).toHaveURL('/Mission');
});

test('links stay in their language, and unknown addresses get a 404 page in it', async ({ page, request }) => {
  withPages('/FAQ', '/Mission');
  await page.goto('/ar/Mission');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/ar');
  const answer = await request.get('/ar/nothing');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('<html lang="ar" dir="rtl">');
  expect((await request.get('/ar/faq', { maxRedirects: 0 })).headers().location).toBe('/ar/FAQ');
});
