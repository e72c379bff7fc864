// Every dialog of the studio, found by pressing every button of every view, with the keyboard alone: it has a name and the focus, keeps
// it, says what is missing where the focus goes, and gives the focus back when it is closed. It fits three widths, and axe finds nothing.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { startStudio } from '../support/servers/studioServer.ts';
import { FORM, officeForm } from '../support/studioForm.ts';
import { type Part, parts } from '../support/studioParts.ts';

const WIDTHS = [360, 768, 1280];
/** Milliseconds between looks. */
const SOON = [20, 50, 100];
/** Shapes of dialogs (`shapeOf`) that were measured already in this worker, by what was measured. */
const SHAPES = new Set<string>();

/** One studio for all tests of a worker: nothing is written. */
const test = base.extend<object, { studio: { readonly address: string; readonly forms: string } }>({
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from its pattern.
    async ({}, use) => {
      const studio = await startStudio(officeForm);
      await use(studio);
      await studio.close();
    },
    { scope: 'worker' },
  ],
});

function walk(part: Part) {
  test(`every dialog by keyboard: ${part.name}`, async ({ page, studio }) => {
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
    if (!part.hasFrames) await page.route(/\/studio\/(?:live|office)/, (route) => route.abort());
    const walked = await walkPart(page, studio.address, part);
    expect(part.atLeast.filter((one) => !walked.includes(one))).toEqual([]);
  });
}

// Each half in one worker, which loads the studio once.
const half = parts.findIndex(({ name }) => name === 'a form and its findings');
for (const ofHalf of [parts.slice(0, half), parts.slice(half)])
  test.describe(() => {
    test.describe.configure({ mode: 'default' });
    for (const part of ofHalf) walk(part);
  });

/** Presses every button of the part, and walks the dialogs that open: their names. */
async function walkPart(page: Page, address: string, part: Part): Promise<readonly string[]> {
  const [walked, others] = [new Set<string>(), new Set<string>()];
  await open(page, address, part);
  const beginning = page.url();
  for (const label of await labels(page, part)) {
    // Without what it is about: a title, a file, a line.
    const name = label.replaceAll(/“.*”|\S*[./]\S*|\d+|…/g, '').trim();
    // A place in a file: it opens the file.
    if (!name || walked.has(name) || others.has(name)) continue;
    const button = page
      .locator(part.buttons)
      .filter({ hasText: exactly(label) })
      .first();
    // Another one may have led elsewhere, or taken it away.
    const isElsewhere = page.url() !== beginning;
    if (isElsewhere || !(await button.isVisible()) || (await button.getAttribute('aria-disabled')) === 'true')
      await open(page, address, part);
    const before = await look(page);
    await button.focus();
    await page.keyboard.press('Enter');
    if (await opensDialog(page, label, before)) {
      await test.step(label, () => walkDialog(page, label));
      walked.add(name);
    } else others.add(name);
  }
  return [...walked];
}

/**
 * Waits for what the press did: true for a dialog, false for anything else that is seen. A label that ends in "…" promises a dialog: for those nothing else counts,
 * because an answer of the server may change the page in the same moment.
 */
async function opensDialog(page: Page, label: string, before: string): Promise<boolean> {
  const isOpen = () => page.evaluate(() => document.querySelector('dialog[open]') !== null);
  const isDone = async () => (await isOpen()) || (!label.endsWith('…') && (await look(page)) !== before);
  await expect.poll(isDone, { intervals: SOON }).toBe(true);
  // React draws all that a press does at once.
  return isOpen();
}

/** What a button that opens no dialog may change: the address, what can be read and what is typed. */
function look(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea, select)')];
    return JSON.stringify([location.href, document.body.innerText, fields.map(({ value }) => value)]);
  });
}

const exactly = (text: string) => new RegExp(`^\\s*${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$`);

/** Opens the part with everything in sight. */
async function open(page: Page, address: string, { form, view, change }: Part) {
  await page.goto('about:blank');
  const place = Object.entries({ form, view }).flatMap(([key, value]) => (value ? [[key, value]] : []));
  await page.goto(`${address}#${new URLSearchParams(place)}`);
  if (!form && !view) await expect(page.getByRole('cell').first()).not.toHaveText('Checking…');
  if (form) {
    await expect(page.locator('.studio-questions h3').first()).toBeAttached();
    await expect(page.getByRole('button', { name: 'Mend it' }).first()).toBeAttached();
  }
  // One of several with the same name would close the others.
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.removeAttribute('name');
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await change?.(page);
  // Hidden labels that are positioned outside of their scrolling box would make the page longer.
  const beyond = await page.locator('main').evaluate((main) => {
    const end = Math.max(window.innerHeight, main.getBoundingClientRect().bottom + window.scrollY);
    return document.documentElement.scrollHeight - end;
  });
  expect(beyond).toBeLessThan(100);
}

/** The labels of the part's enabled buttons, each once; buttons inside the frames are the form's own. */
async function labels(page: Page, { buttons }: Part): Promise<readonly string[]> {
  const all = await page
    .locator(buttons)
    .and(page.locator('button:visible:not(nav button, [aria-disabled="true"])'))
    .allTextContents();
  return [...new Set(all.map((text) => text.trim()).filter(Boolean))];
}

async function walkDialog(page: Page, opener: string) {
  const dialog = page.locator('dialog[open]');
  const heading = dialog.getByRole('heading', { level: 2 });
  await expect(page.getByRole('dialog', { name: (await heading.textContent()) ?? '', exact: true })).toBeVisible();
  expect((await focus(page)).where).toBe('within');
  // The order of the controls is that of all dialogs of one shape.
  const shape = `order ${await dialog.evaluate(shapeOf)}`;
  if (!SHAPES.has(shape)) expect(await missedByTab(page)).toEqual([]);
  SHAPES.add(shape);
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
    await expect.poll(told, { intervals: SOON }).toBe('told');
    await expect(dialog.getByText('One moment…')).toBeHidden();
  }
  // Once, with all that it can hold.
  await expectToFit(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  await expect.poll(focused, { intervals: SOON }).toBe(opener);
}

/** Fails where a dialog of a new shape is wider than its box at one of the widths, or axe finds something at the last. */
async function expectToFit(page: Page) {
  const shape = await page.locator('dialog[open]').evaluate(shapeOf);
  if (SHAPES.has(shape)) return;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const more = await page.locator('dialog[open]').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect([width, more]).toEqual([width, 0]);
  }
  await expectAccessible(page, 'dialog[open]');
  SHAPES.add(shape);
}

/**
 * The dialog's elements and attributes as a text, without ids, words and repeated children. Dialogs with the same text have the same layout
 * and the same findings of axe, so only the first of them is measured.
 */
function shapeOf(dialog: Element): string {
  const shape = (one: Element): string => {
    const attributes = [...one.attributes].filter(
      ({ name }) => !/^(?:id|for|data-.*|value|aria-labelledby)$/.test(name),
    );
    const own = attributes.map(({ name, value }) =>
      name === 'aria-label' ? name : `${name}=${value.replaceAll(/_r_\w+_/g, '')}`,
    );
    const parts = new Set([...one.children].map(shape));
    return `<${[one.tagName, ...own, one.childElementCount === 0 && one.textContent ? 'text' : ''].join(' ')}>${[...parts].join('')}`;
  };
  return shape(dialog);
}

/** Where the focus is, and the number of the control: a browser's own come between the last and the first of a dialog. */
function focus(page: Page): Promise<{ readonly where: string; readonly walked?: string | undefined }> {
  return page.evaluate(() => {
    const at = document.activeElement as HTMLElement | null;
    if (at === document.body) return { where: 'browser' };
    const isWithin = at?.closest('dialog[open]');
    return { where: isWithin ? 'within' : `outside: ${at?.outerHTML.slice(0, 200)}`, walked: at?.dataset.walked };
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
  const order = new Set<string>();
  for (let presses = 0; presses < controls * 2 + 6 && order.size < controls; presses++) {
    await page.keyboard.press('Tab');
    const { where, walked } = await focus(page);
    if (where.startsWith('outside')) return [where];
    if (walked) order.add(walked);
  }
  const numbers = [...order].map(Number);
  const start = numbers.indexOf(Math.min(...numbers));
  const round = [...numbers.slice(start), ...numbers.slice(0, start)];
  return round.length === controls && round.every((one, i) => i === 0 || one > (round[i - 1] ?? 0))
    ? []
    : [`${controls} controls, reached: ${round.join(' ')}`];
}
