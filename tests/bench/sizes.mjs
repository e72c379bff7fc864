// What large forms cost, beside floor pages with the same fields that also keep a draft and have a next step.
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pageWeight } from '../support/pageWeight.mjs';
import { floorPage } from './floorPage.mjs';
import { actCost, counters, heap, keyCost, leaveCost, loadCost } from './measure.mjs';
import { serveProduct } from './servers.mjs';
import { answeredDraft, buildWithSizeForms, sizeForms } from './sizeForms.mjs';

/** @typedef {import('playwright-core').Page} Page @typedef {import('./sizeForms.mjs').SizeForm} SizeForm */
/** @typedef {{ readonly blank: string, readonly alive: string, fill(page: Page): Promise<unknown>, readonly next: string }} Side how a page is opened, filled and gone on from */

/** Answers with which a question is left. */
const LEAVINGS = { 'left rightly': 'ab', 'left with an error': 'a' };
/** Longest until a draft is written after the last key, with some time to spare. */
const DRAFT_MS = 1500;
/** What is measured, as rows of the tables. */
export const FIGURES = ['mount', 'laid out', 'key', ...Object.keys(LEAVINGS), 'draft', 'restore', 'next', 'heap'];
/** Bounds of some of them, in times of the floor. */
export const MOST = { key: 1, 'left rightly': 2, 'left with an error': 2, next: 2 };
/** Most controls that the wizard has the browser lay out before anybody scrolls. */
export const MOST_LAID_OUT = 60;

/** The floor's pages by address. @type {ReadonlyMap<string, string>} */
export const sizeFloors = new Map(
  sizeForms.map(({ id, steps }) => [`/${id}`, floorPage(steps[0]?.fields ?? [], steps[1]?.fields)]),
);

/** Builds and serves the site with the large forms. @param {number} port */
export async function serveSizes(port) {
  const { folder, remove } = buildWithSizeForms();
  const { origin, stop } = await serveProduct(port, folder);
  /** Kilobytes of scripts, gzipped, that the page of a form needs at load. */
  const scripts = (/** @type {string} */ id) => pageWeight(`/${id}`, path.join(folder, 'dist/public')).scripts / 1000;
  return { origin, bytes: new Map(sizeForms.map(({ id }) => [id, scripts(id)])), stop: () => stop().then(remove) };
}

/**
 * Measures every large form once on both sides.
 * @param {() => Promise<Page>} open @param {{ readonly floor: string, readonly wizard: string }} origins
 * @param {(what: string, value: number) => void} keep
 */
export async function measureSizes(open, origins, keep) {
  for (const form of sizeForms) {
    await measure(form, floorSide(form, origins.floor), open, (figure, value) =>
      keep(`floor ${form.id} ${figure}`, value),
    );
    await measure(form, wizardSide(form, origins.wizard), open, (figure, value) =>
      keep(`wizard ${form.id} ${figure}`, value),
    );
    for (const [figure, value] of Object.entries(await submitCost(form, wizardSide(form, origins.wizard), open)))
      keep(`wizard ${form.id} ${figure}`, value);
  }
}

/** @returns {Side} */
function floorSide(/** @type {SizeForm} */ { route, steps }, /** @type {string} */ origin) {
  const fill = (/** @type {Page} */ page) =>
    page.evaluate(() => {
      for (const control of document.forms[0]?.elements ?? []) {
        if (control instanceof HTMLSelectElement) control.selectedIndex = 1;
        if (control instanceof HTMLInputElement) control.value = 'ab';
      }
    });
  return { blank: origin + route, alive: 'form', fill, next: firstOf(steps[1]?.fields) };
}

/** @returns {Side} */
function wizardSide(/** @type {SizeForm} */ form, /** @type {string} */ origin) {
  const buffer = Buffer.from(JSON.stringify(answeredDraft(form)));
  const fill = async (/** @type {Page} */ page) => {
    const file = { name: 'draft.json', mimeType: 'application/json', buffer };
    await page.locator('.draft-status input[type=file]').setInputFiles(file);
    await page.waitForSelector('.wizard-actions .button:not([aria-disabled])', { timeout: 60_000 });
  };
  const alive = 'fieldset:not(:disabled) .draft-status';
  return { blank: origin + form.route, alive, fill, next: firstOf(form.steps[1]?.fields) };
}

const firstOf = (/** @type {readonly import('./floorPage.mjs').Field[]} */ fields = []) => named(fields[0]?.name);
const named = (/** @type {string | undefined} */ name) => `[name="${name}"]`;

/**
 * @param {SizeForm} form @param {Side} side @param {() => Promise<Page>} open
 * @param {(figure: string, value: number) => void} keep
 */
async function measure({ texts, listed, steps }, side, open, keep) {
  const [typedInto = '', ...left] = texts;
  const page = await open();
  const session = await counters(page, 1);
  const come = async (/** @type {() => Promise<unknown>} */ go) => {
    await go();
    await page.waitForSelector(side.alive, { state: 'attached', timeout: 60_000 });
  };
  const first = await loadCost(session, () => come(() => page.goto(side.blank)));
  keep('mount', first.cpu);
  if (listed) await side.fill(page);
  keep('laid out', await page.evaluate(countLaidOut));
  await page.waitForFunction(isReached, typedInto, { polling: 100, timeout: 60_000 });
  keep('key', (await keyCost(page, session, typedInto)).cpu);
  for (const [figure, answer] of Object.entries(LEAVINGS))
    keep(figure, (await leaveCost(page, session, left, answer)).cpu);
  await side.fill(page);
  await page.locator(named(typedInto)).focus();
  await pause(DRAFT_MS);
  const kept = await actCost(session, () => page.keyboard.press('c').then(() => pause(DRAFT_MS)));
  keep('draft', kept.cpu);
  const restored = await loadCost(session, async () => {
    await come(() => page.reload());
    await page.waitForFunction(isAnswered, steps[0]?.fields[0]?.name ?? '', { polling: 100, timeout: 60_000 });
  });
  keep('restore', restored.cpu);
  keep('heap', await heap(session));
  // What the page still does after a load, e.g. fetching the next step, is no part of going there.
  await pause(DRAFT_MS);
  const gone = await actCost(session, async () => {
    await page.click('.wizard-actions .button, form > button');
    await page.waitForSelector(side.next, { timeout: 60_000 });
  });
  keep('next', gone.cpu);
  await page.close();
}

/**
 * What sending the answered form costs the page, from the click on Submit until the receipt is shown, and how long it takes with the
 * real service behind it.
 * @param {SizeForm} form @param {Side} side @param {() => Promise<Page>} open
 */
async function submitCost({ steps }, side, open) {
  const page = await open();
  const session = await counters(page, 1);
  await page.goto(side.blank);
  await page.waitForSelector(side.alive, { state: 'attached', timeout: 60_000 });
  await side.fill(page);
  for (const { fields } of steps.slice(1)) {
    await page.click('.wizard-actions .button');
    await page.waitForSelector(firstOf(fields), { timeout: 60_000 });
  }
  await pause(DRAFT_MS);
  let took = 0;
  const { cpu } = await actCost(session, async () => {
    const from = performance.now();
    await page.click('.wizard-actions .button');
    await page.waitForSelector('.confirmation', { timeout: 60_000 });
    took = performance.now() - from;
  });
  await page.close();
  return { submit: cpu, received: took };
}

function countLaidOut() {
  const controls = [...(document.forms[0]?.elements ?? [])].filter((one) => one.matches('input, select, textarea'));
  return controls.filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length;
}

/** Scrolls to the question; what is far from the viewport is drawn then. */
function isReached(/** @type {string} */ name) {
  if (document.getElementsByName(name).length > 0) return true;
  const [, entry = '', key = ''] = /(?:\[(\d+)\])?\[(\w+)\]$/.exec(name) ?? [];
  const titles = [...document.querySelectorAll('.later p')];
  const place = entry
    ? document.querySelectorAll('.entry')[Number(entry)]
    : titles.find((one) => one.textContent === key);
  place?.scrollIntoView({ block: 'center' });
  return false;
}

function isAnswered(/** @type {string} */ name) {
  const [control] = document.getElementsByName(name);
  return control !== undefined && 'value' in control && control.value !== '';
}
