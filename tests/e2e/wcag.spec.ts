// WCAG 2.2 AA where a person has to look: every step of every form, as it is found, with all its errors, and filled in.
import type { Page } from '@playwright/test';
import { alert, example, formFile, heading, onwards, openForm } from './formPage.ts';
import { expectNoSidewaysScroll } from './reflow.ts';
import { shownErrors } from './shownErrors.ts';
import { expectFocusInSight, expectReferences, expectSummary, expectTargets } from './sound.ts';
import { expect, test } from './test.ts';
import { Walker } from './walker.ts';

test.skip(({ isMobile }) => isMobile, 'These tests choose the size of the screen themselves.');

const forms = ['admission', 'financial-aid', 'contact'];

for (const id of forms) {
  const form = formFile(id);
  const several = form.steps.length > 1;

  test(`${id}: errors, titles, references and focus of every step`, async ({ page }) => {
    test.slow();
    const walker = new Walker(page, example('maximal', id).flat);
    await openForm(page, form);
    for (const [i, { label }] of form.steps.entries()) {
      const title = several ? `${label} - ${form.title}` : form.title;
      await expect(page).toHaveTitle(new RegExp(`^${title}`));
      await expect(heading(page)).toHaveCount(1);
      if (i > 0) await expect(heading(page)).toBeFocused();
      if (several) {
        await expect(page.getByText(`Step ${i + 1} of ${form.steps.length}: ${label}`)).toHaveCount(1);
        await expect(page.locator('[aria-current=step]')).toHaveCount(1);
        await expect(page.locator('[aria-current=step]')).toContainText(label);
      }
      await expectReferences(page);
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);

      await onwards(page).press('Enter');
      await expect(alert(page)).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(`^Error: ${title}`));
      const errors = await shownErrors(page);
      expect(Object.keys(errors).filter((name) => name.includes(' '))).toEqual([]);
      await expectReferences(page);
      await expectSummary(page);

      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await heading(page).focus();
      await walker.answerStep();
      await expect(page).toHaveTitle(new RegExp(`^${title}`));
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
      await expectReferences(page);
      if (i < form.steps.length - 1) await page.keyboard.press('Enter');
    }
  });

  test(`${id}: large enough, in sight and within the width, on a small screen and in large letters`, async ({
    page,
  }) => {
    test.slow();
    const walker = new Walker(page, example('maximal', id).flat);
    await page.setViewportSize({ width: 360, height: 740 });
    await openForm(page, form);
    for (const _ of form.steps) {
      await onwards(page).press('Enter');
      await expectTargets(page);
      await expectFocusInSight(page);
      await expectReflow(page);
      await heading(page).focus();
      await walker.answerStep();
      await expectTargets(page);
      await expectReflow(page);
      await onwards(page).press('Enter');
    }
    await expect(page.getByRole('heading', { name: form.done.title })).toBeVisible();
    await expectTargets(page);
    await expectReflow(page);
  });

  test(`${id}: colours of the system's own, and no motion, on every step`, async ({ page }) => {
    test.slow();
    const walker = new Walker(page, example('maximal', id).flat);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await openForm(page, form);
    for (const [i] of form.steps.entries()) {
      await onwards(page).press('Enter');
      await expect(alert(page)).toBeFocused();
      await expectFocusInSight(page);
      await expectPlainColours(page);
      await heading(page).focus();
      await walker.answerStep();
      await expectPlainColours(page);
      if (i < form.steps.length - 1) await onwards(page).press('Enter');
    }
    if (!several) return;
    await page.getByRole('button', { name: 'Review answers' }).press('Enter');
    await expect(heading(page)).toContainText('Review answers');
    await expectFocusInSight(page);
    await expectPlainColours(page);
  });
}

/** In a window of 320 px, and of twice that with letters twice as large. */
async function expectReflow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 640, height: 740 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize({ width: 360, height: 740 });
}

/** Where the system paints the backgrounds, a border is what shows a control; and nothing moves by itself. */
async function expectPlainColours(page: Page): Promise<void> {
  const unseen = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(button, input[type=text], select, textarea, .upload-button)')]
      .filter((element) => element.checkVisibility() && element.offsetWidth > 1)
      .filter((element) => !element.matches('.button-quiet, [tabindex="-1"]'))
      .filter((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) === 0)
      .map(({ id: control, textContent }) => control || textContent),
  );
  expect(unseen).toEqual([]);
  const moving = await page.evaluate(() => ({
    animations: document.getAnimations().filter(({ playState }) => playState === 'running').length,
    scrolling: getComputedStyle(document.documentElement).scrollBehavior,
  }));
  expect(moving).toEqual({ animations: 0, scrolling: 'auto' });
}
