// Every dialog of the studio, found by pressing every button of every view, with the keyboard alone: it has a name and the focus, keeps
// it, says what is missing where the focus goes, and gives the focus back when it is closed; axe finds nothing at two widths.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Page, expect as plain, test } from '@playwright/test';
import { listForms } from '../../../engine/compile/index.ts';
import { expectAccessible } from '../support/accessible.ts';
import { startStudio } from '../support/servers/studioServer.ts';

/** The dev server bundles and compiles on the first request. */
const expect = plain.configure({ timeout: 30_000 });
const VIEWS = ['files', 'texts', 'conditions', 'settings', 'office'] as const;
type View = (typeof VIEWS)[number];
const WIDTHS = [768, 1280];
/** Some of them, so that none goes unfound. */
const AT_LEAST = [
  'Add a form',
  'Publish',
  'Remove the form',
  'Undo: Add a list',
  'Mend it',
  'Add a question after it',
  'Write',
  'Add an option',
  'Order of the options',
];

test('every dialog by keyboard', async ({ page }) => {
  test.setTimeout(600_000);
  const studio = await startStudio();
  const [form, withOptions] = smallestForms(studio.forms);
  // A finding that can be mended, and a step that can be undone.
  for (const one of [form, withOptions]) rmSync(path.join(studio.forms, one, 'translated.json'), { force: true });
  const after = readFileSync(path.join(studio.forms, form, 'form.json'), 'utf8');
  const files = [{ name: `${form}/form.json`, before: after.replace('"version": 1', '"version": 2'), after }];
  await page.addInitScript(
    (steps) => {
      localStorage.clear();
      localStorage.setItem('studio steps', steps);
    },
    JSON.stringify([{ what: 'Add a list', files }]),
  );
  const seen: Seen = { walked: new Set(), others: new Set() };
  await walkView(page, studio.address, undefined, seen);
  for (const view of VIEWS) await walkView(page, `${studio.address}#form=${form}&view=${view}`, view, seen);
  // What it has besides.
  await walkView(page, `${studio.address}#form=${withOptions}&view=files`, 'files', seen);
  expect([...seen.walked]).toEqual(expect.arrayContaining(AT_LEAST));
  await studio.close();
});

/** Those of which the check takes least time: of all, and of those with options. */
function smallestForms(forms: string): readonly [any: string, withOptions: string] {
  const sizes = listForms(forms).map((id) => {
    const names = readdirSync(path.join(forms, id)).filter((name) => name.endsWith('.json'));
    const textOf = (all: readonly string[]) =>
      all.map((name) => readFileSync(path.join(forms, id, name), 'utf8')).join('');
    const asked = textOf(names.filter((name) => name.endsWith('.schema.json')));
    return { id, size: textOf(names).length, hasOptions: /"enum"|"\.\.\/lists\//.test(asked) };
  });
  sizes.sort((one, other) => one.size - other.size);
  return [sizes[0]?.id ?? '', sizes.find(({ hasOptions }) => hasOptions)?.id ?? ''];
}

/** Buttons that open a dialog, and those that do not, without what they name. */
interface Seen {
  readonly walked: Set<string>;
  readonly others: Set<string>;
}

/** Presses every button of a view that was not pressed before, and walks the dialogs that open. */
async function walkView(page: Page, address: string, view: View | undefined, { walked, others }: Seen) {
  await open(page, address, view);
  for (const label of await labels(page)) {
    // Without what it is about: a title, a file, a line.
    const name = label.replaceAll(/“.*”|\S*[./]\S*|\d+|…/g, '').trim();
    if (walked.has(name) || others.has(name)) continue;
    const button = page
      .locator('main button')
      .filter({ hasText: exactly(label) })
      .first();
    await button.focus();
    await page.keyboard.press('Enter');
    const isOpen = await page
      .locator('dialog[open]')
      .waitFor({ timeout: 400 })
      .then(
        () => true,
        () => false,
      );
    if (isOpen) {
      await test.step(`${view ?? 'all forms'}: ${label}`, () => walkDialog(page, label));
      walked.add(name);
    } else {
      others.add(name);
      await open(page, address, view);
    }
  }
}

const exactly = (text: string) => new RegExp(`^\\s*${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$`);

/** Opens the view with everything in sight, and with a change that can be written where there are drafts. */
async function open(page: Page, address: string, view: View | undefined) {
  await page.goto('about:blank');
  await page.goto(address);
  if (!view) return expect(page.getByRole('cell').first()).not.toHaveText('Checking…');
  await expect(page.locator('.studio-questions h3').first()).toBeAttached();
  await expect(page.getByRole('button', { name: 'Mend it' }).first()).toBeAttached();
  // One of several with the same name would close the others.
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.removeAttribute('name');
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  if (view === 'texts')
    await page
      .getByRole('textbox', { name: /English/ })
      .first()
      .fill('Other words');
  // A form that is not sent has no office.
  const isOffice = view === 'office' && (await page.locator('.studio-all').count()) > 0;
  if (view === 'settings' || isOffice) await page.locator('.studio-all input[type="text"]').first().fill('Other words');
}

/** The different buttons, besides those of the form's frames. */
async function labels(page: Page): Promise<readonly string[]> {
  const all = await page.locator('main button:visible:not(nav button)').allTextContents();
  return [...new Set(all.map((text) => text.trim()).filter(Boolean))];
}

async function walkDialog(page: Page, opener: string) {
  const dialog = page.locator('dialog[open]');
  const heading = dialog.getByRole('heading', { level: 2 });
  await expect(page.getByRole('dialog', { name: (await heading.textContent()) ?? '', exact: true })).toBeVisible();
  expect(await focusIn(page)).toBe('within');
  await expectToFit(page);
  expect(await missedByTab(page)).toEqual([]);
  // Without an answer to any question, or with the plan that it begins with.
  const main = dialog.locator('.studio-main');
  await expect(dialog.getByText('One moment…')).toBeHidden();
  // There is nothing to press where nothing is left to write.
  const label = (await main.count()) > 0 ? await main.textContent() : 'Write';
  if (!label?.startsWith('Write')) {
    await main.focus();
    await page.keyboard.press('Enter');
    // The field that is missing, what is wrong, or the plan.
    const told = () =>
      page.evaluate(() => {
        const at = document.activeElement;
        return at?.matches(':invalid, .studio-problem, .studio-plan h3') ? 'told' : (at?.outerHTML.slice(0, 200) ?? '');
      });
    await expect.poll(told).toBe('told');
    await expect(dialog.getByText('One moment…')).toBeHidden();
    await expectToFit(page);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe(opener);
}

/** Fails where axe finds something, or the dialog is wider than its box, at one of the widths. */
async function expectToFit(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, 'dialog[open]');
    const more = await page.locator('dialog[open]').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(more).toBeLessThanOrEqual(0);
  }
}

/** Where the focus is: a browser's own controls come between the last and the first of a dialog. */
function focusIn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (at === document.body) return 'browser';
    return at?.closest('dialog[open]') ? 'within' : `outside: ${at?.outerHTML.slice(0, 200)}`;
  });
}

/** Presses Tab once round the dialog: the controls that it does not reach, in the order in which they stand, and what it reaches outside. */
async function missedByTab(page: Page): Promise<readonly string[]> {
  const controls = await page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>('dialog[open] :is(input, select, textarea, button, summary)'),
    ];
    const shown = all.filter((one) => one.checkVisibility());
    for (const [i, one] of shown.entries()) one.dataset.walked = String(i);
    (document.querySelector('dialog[open]') as HTMLElement).focus();
    return shown.length;
  });
  const order: string[] = [];
  for (let presses = 0; presses < controls * 2 + 6 && new Set(order).size < controls; presses++) {
    await page.keyboard.press('Tab');
    const where = await focusIn(page);
    if (where.startsWith('outside')) return [where];
    const at = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.walked ?? '');
    if (at) order.push(at);
  }
  const numbers = [...new Set(order)].map(Number);
  const start = numbers.indexOf(Math.min(...numbers));
  const round = [...numbers.slice(start), ...numbers.slice(0, start)];
  return round.length === controls && round.every((one, i) => i === 0 || one > (round[i - 1] ?? 0))
    ? []
    : [`${controls} controls, reached: ${round.join(' ')}`];
}
