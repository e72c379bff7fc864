// Every dialog of the studio, found by pressing every button of every view, with the keyboard alone: it has a name and the focus, keeps
// it, says what is missing where the focus goes, and gives the focus back when it is closed. It fits three widths, and axe finds nothing.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { startStudio } from '../support/servers/studioServer.ts';
import { FORM, officeForm } from '../support/studioForm.ts';

const VIEWS = ['files', 'texts', 'conditions', 'settings', 'office'] as const;
type View = (typeof VIEWS)[number] | 'site';
const WIDTHS = [360, 768, 1280];
/** Some of them, so that none goes unfound. */
const AT_LEAST = [
  'Add a form',
  'Publish',
  'Rename the form',
  'Remove the form',
  'Undo: Add a list',
  'Mend it',
  'It means something else',
  'Add a question after it',
  'Add an option',
  'Order of the options',
  'Keep as example',
  'Name in the record',
  'texts: Write',
  'conditions: Write',
  'settings: Write',
  'office: Write',
  'site: Write',
];

test('every dialog by keyboard', async ({ page }) => {
  test.setTimeout(600_000);
  const studio = await startStudio(officeForm);
  // A step that can be undone.
  const after = readFileSync(path.join(studio.forms, FORM, 'form.json'), 'utf8');
  const files = [{ name: `${FORM}/form.json`, before: after.replace('"version": 1', '"version": 2'), after }];
  await page.addInitScript(
    (steps) => {
      localStorage.clear();
      localStorage.setItem('studio steps', steps);
    },
    JSON.stringify([{ what: 'Add a list', files }]),
  );
  const seen: Seen = { walked: new Set(), others: new Set() };
  await walkView(page, studio.address, undefined, seen);
  for (const view of VIEWS) await walkView(page, `${studio.address}#form=${FORM}&view=${view}`, view, seen);
  await walkView(page, `${studio.address}#view=site`, 'site', seen);
  expect(AT_LEAST.filter((one) => !seen.walked.has(one))).toEqual([]);
  await studio.close();
});

/** Buttons that open a dialog, and those that do not, without what they name. */
interface Seen {
  readonly walked: Set<string>;
  readonly others: Set<string>;
}

/** Presses every button of a view that was not pressed before, and walks the dialogs that open. */
async function walkView(page: Page, address: string, view: View | undefined, { walked, others }: Seen) {
  await open(page, address, view);
  for (const label of await labels(page)) {
    // Without what it is about: a title, a file, a line. Each view writes something else.
    const about = label.replaceAll(/“.*”|\S*[./]\S*|\d+|…/g, '').trim();
    const name = about === 'Write' ? `${view}: Write` : about;
    if (walked.has(name) || others.has(name)) continue;
    const button = page
      .locator('main button')
      .filter({ hasText: exactly(label) })
      .first();
    const before = await look(page);
    await button.focus();
    await page.keyboard.press('Enter');
    const isOpen = await opensDialog(page, before);
    if (isOpen) {
      await test.step(`${view ?? 'all forms'}: ${label}`, () => walkDialog(page, label));
      walked.add(name);
    } else {
      others.add(name);
      await open(page, address, view);
    }
  }
}

/** Waits for what the press did: true for a dialog, false for anything else that is seen. */
async function opensDialog(page: Page, before: string): Promise<boolean> {
  let done = '';
  const whatWasDone = async () => {
    const isOpen = await page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return document.querySelector('dialog[open]') !== null;
    });
    done = isOpen ? 'dialog' : (await look(page)) === before ? '' : 'other';
    return done;
  };
  await expect.poll(whatWasDone).not.toBe('');
  return done === 'dialog';
}

/** What a button that opens no dialog may change: the address, what can be read and what is typed. */
function look(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea, select)')];
    return JSON.stringify([location.href, document.body.innerText, fields.map(({ value }) => value)]);
  });
}

const exactly = (text: string) => new RegExp(`^\\s*${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$`);

/** Opens the view with everything in sight, and with a change that can be written where there are drafts. */
async function open(page: Page, address: string, view: View | undefined) {
  await page.goto('about:blank');
  await page.goto(address);
  if (!view) return expect(page.getByRole('cell').first()).not.toHaveText('Checking…');
  if (view !== 'site') {
    await expect(page.locator('.studio-questions h3').first()).toBeAttached();
    await expect(page.getByRole('button', { name: 'Mend it' }).first()).toBeAttached();
  }
  // One of several with the same name would close the others.
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.removeAttribute('name');
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  if (view === 'files') {
    await page.frameLocator('iframe').first().getByRole('textbox').first().fill('Maya');
    await page.getByLabel('New example').fill('another');
  }
  if (view === 'texts' || view === 'site')
    await page
      .getByRole('textbox', { name: /English/ })
      .first()
      .fill('Other words');
  if (view === 'settings' || view === 'office')
    await page.locator('.studio-all input[type="text"]').first().fill('Other words');
}

/** The different buttons that do something, besides those of the form's frames. */
async function labels(page: Page): Promise<readonly string[]> {
  const all = await page.locator('main button:visible:not(nav button, [aria-disabled="true"])').allTextContents();
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
    await expectToFit(page, WIDTHS.toReversed());
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe(opener);
}

/** Fails where the dialog is wider than its box at one of the widths, or axe finds something at the last. */
async function expectToFit(page: Page, widths = WIDTHS) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const more = await page.locator('dialog[open]').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect([width, more]).toEqual([width, 0]);
  }
  await expectAccessible(page, 'dialog[open]');
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
