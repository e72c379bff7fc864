// A parent is asked again: the officer marks questions, the parent answers them on a phone, and the officer sees what changed.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { parsePointer, toName } from '../../../engine/core/index.ts';
import { office as en } from '../../../engine/languages/en/office.ts';
import { answer as arabic } from '../../../site/words/ar/answer.ts';
import { answer as english } from '../../../site/words/en/answer.ts';
import { pdfOf } from '../../support/pdfOf.ts';
import { expectAccessible } from '../support/accessible.ts';
import { admission, example, field } from '../support/formPage.ts';
import { askOffice, startOfficeService } from '../support/office/officeService.ts';
import { expectNoSidewaysScroll, expectReflow } from '../support/reflow.ts';
import { project } from '../support/servers/server.ts';
import { expect, test } from '../support/test.ts';
import { watch } from '../support/watch.ts';

const { proof }: { readonly proof: string } = JSON.parse(
  readFileSync(path.join(project, 'forms/admission/office.json'), 'utf8'),
);
const nameOf = (pointer: string) => toName(parsePointer(pointer));
/** The first question, a text, and the first file of the largest example. */
const [pointer = ''] = admission.summary;
const given = example('maximal').flat;
const born = String(given.find(([name]) => name === nameOf(proof))?.[1]);
const [, before] = given.find(([name]) => name === nameOf(pointer)) ?? [];
const [fileName = ''] = given.find(([, answer]) => typeof answer === 'object') ?? [];

test('a parent answers on a phone what the office asks again', async ({ browser }) => {
  test.slow();
  const service = await startOfficeService();
  const contexts: { close(): Promise<void> }[] = [];
  try {
    const reference = await service.apply(admission.submit.post, given);
    const officer = await service.join(browser, 'rima', 'work');
    contexts.push(officer.context());
    await officer.goto(`/office/applications/${reference}`);
    await officer.getByRole('button', { name: 'English' }).click();
    const link = await askedLink(officer, reference);

    const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    contexts.push(phone);
    const parent = await phone.newPage();
    const trouble = watch(parent, /status of 403/, service.origin);
    const addresses: string[] = [];
    parent.on('request', (request) => addresses.push(`${request.url()} ${request.headers().referer ?? ''}`));
    await parent.goto(link);
    await open(parent, reference);

    // Only what was asked, in either language, with the earlier answer.
    const text = field(parent, nameOf(pointer));
    await expect(text).toHaveValue(String(before));
    await expect(parent.getByText('Please look at the name.')).toBeVisible();
    expect(await names(parent)).toEqual([nameOf(pointer), fileName].sort());
    await expectAccessible(parent);
    await expectReflow(parent);
    await text.fill('Zenobia');
    await parent.locator('.language-switch').first().click();
    await expect(parent.getByRole('button', { name: arabic.send })).toBeVisible();
    await expect(parent.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(text).toHaveValue('Zenobia');
    await expectNoSidewaysScroll(parent);

    // A reload asks for the proof again and shows no answer before; then what was typed is there.
    await expect.poll(() => kept(parent)).toContain('Zenobia');
    await parent.reload();
    await expect(parent.getByRole('heading', { level: 1, name: arabic.title })).toBeVisible();
    await expect(parent.getByRole('button', { name: arabic.open })).toBeVisible();
    expect(await parent.locator('body').textContent()).not.toContain('Zenobia');
    await open(parent, reference, arabic);
    await expect(text).toHaveValue('Zenobia');

    // The earlier file is replaced.
    await field(parent, fileName).setInputFiles({
      name: 'new.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(pdfOf(1)),
    });
    await expect(parent.getByText('new.pdf', { exact: true })).toBeVisible();
    await parent.getByRole('button', { name: arabic.send }).click();
    await expect(parent.getByRole('heading', { level: 1, name: arabic.done.title })).toBeVisible();
    await expect(parent.getByText(reference)).toBeVisible();
    // Nothing of it is left on the device, and the link tells that it was answered.
    await expect.poll(() => kept(parent)).not.toContain('Zenobia');
    await parent.goto(link);
    await parent.reload();
    await expect(parent.getByText(english.ended.answered('').slice(0, 25))).toBeVisible();
    const token = link.split('#')[1] ?? '';
    expect(addresses.filter((address) => [token, born, reference].some((secret) => address.includes(secret)))).toEqual(
      [],
    );
    expect(trouble).toEqual([]);

    // The officer finds it in what waits, and sees the change beside the first answer.
    await officer.goto('/office');
    await officer.getByRole('link', { name: `1 ${en.start.answered}` }).click();
    await officer.getByRole('link', { name: /Zenobia/ }).click();
    await expect(officer.getByRole('heading', { level: 1, name: 'Zenobia' })).toBeVisible();
    await expect(officer.getByText(`${en.askAgain.first} ${before}`).first()).toBeVisible();
    await expect(officer.getByText(en.askAgain.earlierFile)).toBeVisible();
    await expectAccessible(officer);
  } finally {
    for (const context of contexts) await context.close();
    await service.stop();
  }
});

/** Marks the questions in the dialog, and takes the link from it. */
async function askedLink(officer: Page, reference: string): Promise<string> {
  await officer.getByRole('button', { name: en.askAgain.open }).click();
  const dialog = officer.getByRole('dialog', { name: en.askAgain.open });
  const questions: readonly { readonly name: string; readonly label: string; readonly step: string }[] =
    await askOffice(officer, 'GET', `/applications/${reference}/questions`);
  for (const wanted of [nameOf(pointer), fileName]) {
    const { label = '', step = '' } = questions.find(({ name }) => name === wanted) ?? {};
    await dialog.getByRole('group', { name: step }).getByRole('checkbox', { name: label, exact: true }).check();
  }
  await dialog.getByLabel(en.askAgain.message).fill('Please look at the name.');
  await expectAccessible(officer);
  await dialog.getByRole('button', { name: en.askAgain.make }).click();
  const made = officer.getByRole('dialog', { name: en.askAgain.linkTitle });
  const link = await made.getByLabel(en.askAgain.link, { exact: true }).inputValue();
  await made.getByRole('button', { name: en.close, exact: true }).click();
  return link;
}

/** Gives the proof, first a wrong one; nothing of the application is told before. */
async function open(parent: Page, reference: string, words: typeof english | typeof arabic = english): Promise<void> {
  await parent.getByLabel(words.reference).fill(reference.toLowerCase());
  const day = parent.locator('.field input').nth(1);
  await day.fill('1/1/2001');
  const show = parent.getByRole('button', { name: words.open });
  await show.click();
  await expect(parent.getByRole('alert').filter({ visible: true })).not.toBeEmpty();
  expect(await parent.locator('body').textContent()).not.toContain(String(before));
  await expectNoSidewaysScroll(parent);
  await day.fill(born);
  await show.click();
}

/** The names of the questions that are drawn. */
async function names(parent: Page): Promise<readonly string[]> {
  const all = await parent
    .locator('.wizard-questions [name]')
    .evaluateAll((controls) =>
      controls
        .filter((control) => !control.closest('.visually-hidden'))
        .map((control) => control.getAttribute('name') ?? ''),
    );
  return [...new Set(all)].sort();
}

/** Everything that the page keeps on the device, as text. */
function kept(parent: Page): Promise<string> {
  return parent.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => {
          all.onsuccess = resolve;
        });
        found.push(all.result);
      }
      database.close();
    }
    return JSON.stringify(found);
  });
}
