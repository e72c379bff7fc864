// An application is worked on in the browser against the real service: moves, letters, conflict, notes, files, export, deletion,
// and the managers' pages.
import { office as ar } from '../../engine/languages/ar/office.ts';
import { office as en } from '../../engine/languages/en/office.ts';
import { expectAccessible } from './support/accessible.ts';
import { office } from './support/office.ts';
import { apply, signedIn } from './support/officeSession.ts';
import { expectNoSidewaysScroll } from './support/reflow.ts';
import { expectTargets } from './support/sound.ts';
import { expect, test } from './support/test.ts';

// Chromium reports the refusals that the test causes: a move without its answers, a change that came second, the letter's program.
test.use({ expected: /status of 4(?:01|09|22)|scheme does not have a registered handler/ });

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
  await press('Invite to interview or exam');
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
  const drawn = page.getByRole('img', { name: 'page 1 of 2' });
  await expect(drawn).toHaveAttribute('aria-busy', 'false');
  const pixel = await drawn.evaluate((canvas: HTMLCanvasElement) =>
    canvas
      .getContext('2d')
      ?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1)
      .data.join(),
  );
  expect(pixel).toBe('0,0,0,255');

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
  await press(en.application.remove);
  const remove = page.getByRole('dialog', { name: en.application.removeTitle(reference) });
  await remove.getByRole('button', { name: en.application.remove }).press('Enter');
  await expect(page).toHaveURL(/\/office\/applications\?form=admission$/);
  await page.goto(`/office/trail?reference=${reference}`);
  await expect(page.locator('.trail tbody tr').first()).toContainText(en.trail.deleted);
  await office('account', 'remove', 'omar');
  await office('account', 'remove', 'layla');
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
  await office('account', 'remove', 'nadia');
});
