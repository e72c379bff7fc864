// WCAG 2.2 AA of every step of every form: when opened, with all its errors, and filled in. Answers come from a draft file;
// walk.spec.ts, financial-aid.spec.ts and arabic.spec.ts type them by keyboard.
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { openDraftFile, reached } from '../support/device.ts';
import { alert, alertHeading, formFile, formsWithExamples, heading, onwards, openForm } from '../support/formPage.ts';
import { expectNoSidewaysScroll, expectReflow } from '../support/reflow.ts';
import { shownErrors } from '../support/shownErrors.ts';
import { expectFocusInSight, expectReferences, expectSummary, expectTargets } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

/** The first form in English on a desk's screen, the others on a small one. In Arabic axe runs on all of them at 360 px. */
const sizeOf = (at: number) => (at === 0 ? { width: 1280, height: 800 } : { width: 320, height: 640 });

/** Answers the current step, whose errors are shown. */
async function fillIn(page: Page, id: string, step: number): Promise<void> {
  await openDraftFile(page, { ...reached(id, step + 1), step });
  await expect(alert(page)).toHaveCount(0);
  await expect(onwards(page)).not.toHaveAttribute('aria-disabled');
  // The focus is there after answering by keyboard.
  await onwards(page).focus();
}

for (const [at, id] of formsWithExamples.entries()) {
  const form = formFile(id);
  const several = form.steps.length > 1;

  test(`${id}: errors, titles, references, focus and axe of every step`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(sizeOf(at));
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
      await expectAccessible(page);

      await onwards(page).press('Enter');
      await expect(alertHeading(page)).toBeFocused();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await expect(page).toHaveTitle(new RegExp(`^Error: ${title}`));
      const errors = await shownErrors(page);
      expect(Object.keys(errors).filter((name) => name.includes(' '))).toEqual([]);
      await expectReferences(page);
      await expectSummary(page);

      await fillIn(page, id, i);
      await expect(page).toHaveTitle(new RegExp(`^${title}`));
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
      await expectReferences(page);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await onwards(page).press('Enter');
    }
    await expect(page.getByRole('heading', { name: form.done.title })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test(`${id}: target sizes, visible focus, reflow and forced colours on a small screen`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openForm(page, form);
    for (const [i] of form.steps.entries()) {
      await onwards(page).press('Enter');
      await expectTargets(page);
      await expectFocusInSight(page);
      await expectReflow(page);
      await expectForcedColours(page);
      await fillIn(page, id, i);
      await expectTargets(page);
      await expectReflow(page);
      await expectForcedColours(page);
      if (i < form.steps.length - 1) await onwards(page).press('Enter');
    }
    if (several) {
      await page.getByRole('button', { name: 'Review answers' }).press('Enter');
      await expect(heading(page)).toContainText('Review answers');
      await expectTargets(page);
      await expectFocusInSight(page);
      await expectReflow(page);
      await expectForcedColours(page);
    }
    await onwards(page).press('Enter');
    await expect(page.getByRole('heading', { name: form.done.title })).toBeVisible();
    await expectTargets(page);
    await expectReflow(page);
    await expectForcedColours(page);
  });
}

/** With forced colours controls have borders and the focus an outline; with reduced motion nothing is animated. */
async function expectForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(() => {
    const pressable =
      ':is(a[href], button, input:not([type=hidden]), select, textarea):not([tabindex="-1"], :disabled)';
    const controls = [...document.querySelectorAll<HTMLElement>(`main ${pressable}, main .upload-button`)].filter(
      (element) => element.checkVisibility() && element.offsetWidth > 0,
    );
    const named = ({ id: control, textContent }: HTMLElement) => control || textContent;
    const framed = 'button:not(.button-quiet), input[type=text], select, textarea, .upload-button';
    const unframed = controls.filter(
      (element) =>
        element.matches(framed) &&
        element.offsetWidth > 1 &&
        Number.parseFloat(getComputedStyle(element).borderTopWidth) === 0,
    );
    const unmarked = controls.filter((element) => {
      if (element.matches('.upload-button')) return false;
      element.focus({ preventScroll: true });
      // The focus ring of a radio or a file input is drawn on its label.
      const wearing = [element, element.parentElement, ...((element as HTMLInputElement).labels ?? [])];
      return !wearing.some((one) => one && getComputedStyle(one).outlineStyle !== 'none');
    });
    return {
      unframed: unframed.map(named),
      unmarked: unmarked.map(named),
      animations: document.getAnimations().filter(({ playState }) => playState === 'running').length,
      scrolling: getComputedStyle(document.documentElement).scrollBehavior,
    };
  });
  expect(found).toEqual({ unframed: [], unmarked: [], animations: 0, scrolling: 'auto' });
  await page.emulateMedia({ forcedColors: null });
}
