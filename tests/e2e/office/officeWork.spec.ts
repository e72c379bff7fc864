// An application is worked on in the browser against the real service: moves, letters, conflict, notes, files, export, deletion,
// and the managers' pages.
import type { Page } from '@playwright/test';
import { office as ar } from '../../../engine/languages/ar/office.ts';
import { office as en } from '../../../engine/languages/en/office.ts';
import { pdfWithPicture } from '../../support/pdfOf.ts';
import { expectAccessible } from '../support/accessible.ts';
import { asDelivered } from '../support/asDelivered.ts';
import { removeAccount } from '../support/office/office.ts';
import { apply, signedIn } from '../support/office/officeSession.ts';
import { expectNoSidewaysScroll } from '../support/reflow.ts';
import { expectTargets } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

asDelivered('admission');

// Chromium reports the refusals that the test causes: a move without its answers, a change that came second, the letter's program.
test.use({ expected: /status of 4(?:01|09|22)|scheme does not have a registered handler/ });

/** Presses a button of a menu. */
async function choose(page: Page, menu: string, name: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).press('Enter');
  await page.getByRole('button', { name, exact: true }).press('Enter');
}

test('an application is worked on until it is deleted', async ({ page, browser, request }) => {
  test.slow();
  const reference = await apply(request);
  await signedIn(page, 'layla', 'manage');
  const other = await (await browser.newContext()).newPage();
  await signedIn(other, 'omar', 'work');
  for (const one of [page, other]) {
    await one.goto(`/office/applications/${reference}`);
    await one.getByRole('button', { name: 'English' }).click();
    await expect(one.locator('.summary')).toContainText('New');
  }
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

  // A move that asks, and the letter that it offers.
  await choose(page, en.application.otherMoves, 'Invite to interview or exam');
  const invite = page.getByRole('dialog', { name: 'Invite to interview or exam' });
  await invite.getByRole('button', { name: 'Invite' }).press('Enter');
  await expect(invite.getByText('Date is required')).toBeVisible();
  await invite.getByLabel('Invitation to').selectOption('Entrance exams');
  await invite.getByLabel('Date').fill('2026-12-01');
  await invite.getByLabel('Time').fill('9:00');
  await invite.getByRole('button', { name: 'Invite' }).press('Enter');
  const letter = page.getByRole('dialog', { name: 'Invitation' });
  await letter.getByRole('radio', { name: 'العربية' }).check();
  await expect(letter.getByLabel(en.letters.text)).toHaveAttribute('dir', 'rtl');
  await letter.getByRole('radio', { name: 'English' }).check();
  await expect(letter.getByLabel(en.letters.text)).toHaveValue(/Entrance exams: 1 December 2026, 9:00/);
  await expectAccessible(page);
  await letter.getByLabel(en.letters.text).fill('Please come.');
  await expect(letter.getByRole('link', { name: en.letters.open })).toHaveAttribute('href', /body=Please%20come\.$/);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await letter.getByRole('button', { name: en.print }).press('Enter');
  await expect(letter.getByText(en.letters.noted(en.history.ways.print))).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.paper')).toContainText('Please come.');
  await expect(letter).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.keyboard.press('Escape');
  await expect(letter).toBeHidden();

  // Another clerk, who saw the state before.
  await other.getByRole('button', { name: 'Begin the review' }).click();
  const conflict = other.getByRole('dialog', { name: en.conflict.title });
  await expect(conflict).toContainText('Invite to interview or exam: now “Interview or exam”');
  await expect(conflict).toContainText(en.conflict.impossible('Begin the review'));
  await conflict.getByRole('button', { name: en.conflict.leave }).click();
  await other.getByLabel(en.application.note, { exact: true }).fill('Called twice.');
  await other.getByRole('button', { name: en.application.addNote }).click();
  await expect(other.locator('.history')).toContainText('Called twice.');
  await other.context().close();

  // An attached PDF, drawn under the page's policy.
  await page
    .getByRole('button', { name: /^Show .*\.pdf$/ })
    .first()
    .press('Enter');
  const middleOf = async (name: string) => {
    const drawn = page.getByRole('img', { name });
    await expect(drawn).toHaveAttribute('aria-busy', 'false');
    return drawn.evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1) ?? {};
      return data?.join();
    });
  };
  expect(await middleOf('page 1 of 2')).toBe('0,0,0,255');

  // A picture in JPEG 2000 is read by a script that only such files load.
  await page.route('**/files/*', (route) =>
    route.fulfill({ body: Buffer.from(pdfWithPicture('Certificate')), contentType: 'application/pdf' }),
  );
  await page
    .getByRole('button', { name: /^Hide .*\.pdf$/ })
    .first()
    .press('Enter');
  await page
    .getByRole('button', { name: /^Show .*\.pdf$/ })
    .first()
    .press('Enter');
  expect(await middleOf('page 1 of 1')).toBe('128,128,128,255');
  await page.getByText(en.application.pdf.text('1')).click();
  await expect(page.getByText('Certificate', { exact: true })).toBeVisible();
  await page.unroute('**/files/*');

  // The list's export, and the record.
  await page.goto(`/office/applications?form=admission&words=${reference}`);
  await press(en.export.title);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: en.export.start }).press('Enter');
  expect((await download).suggestedFilename()).toBe('Admission Form.xlsx');
  await page.goto(`/office/trail?reference=${reference}`);
  await expect(page.locator('.trail tbody tr')).toHaveCount(7);
  await expect(page.locator('.trail tbody tr').first()).toContainText(en.history.plain.exported);

  await page.goto(`/office/applications/${reference}`);
  await choose(page, en.application.more, en.application.remove);
  const remove = page.getByRole('dialog', { name: en.application.removeTitle(reference) });
  await remove.getByRole('button', { name: en.application.remove }).press('Enter');
  await expect(page).toHaveURL(/\/office\/applications\?form=admission$/);
  await page.goto(`/office/trail?reference=${reference}`);
  await expect(page.locator('.trail tbody tr').first()).toContainText(en.trail.deleted);
  await removeAccount('omar');
  await removeAccount('layla');
});

test('a manager adds an account in Arabic, and removes it', async ({ page }) => {
  await signedIn(page, 'nadia', 'manage');
  await page.goto('/office/accounts');
  await page.getByRole('button', { name: 'العربية' }).click();
  await page.getByLabel(ar.signIn.name, { exact: true }).fill('karim');
  await page.getByRole('button', { name: ar.accounts.add }).press('Enter');
  await expect(page.locator('.notice')).toBeFocused();
  await expect(page.locator('.link')).toHaveText(/^http.*\/office\/join#/);
  for (const [width, path] of [
    [360, '/office/accounts'],
    [1280, '/office/trail'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const menu = page.getByRole('button', { name: ar.menu.open });
    if (width < 768) await menu.press('Enter');
    else await expect(menu).toBeHidden();
    await page.getByRole('link', { name: path.endsWith('trail') ? ar.menu['/trail'] : ar.menu['/accounts'] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectTargets(page);
    await expectNoSidewaysScroll(page);
  }
  await page.goto('/office/accounts');
  await page.getByRole('button', { name: `${ar.accounts.remove} karim` }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: ar.accounts.remove, exact: true }).press('Enter');
  await expect(page.getByText(ar.accounts.removed('karim'))).toBeVisible();
  await removeAccount('nadia');
});
