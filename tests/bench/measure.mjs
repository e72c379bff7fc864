// Measures one page. CPU is the main thread's time from the browser's counters, not wall time, so that a busy machine matters
// little; compare only pages of the same run.
import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {import('playwright-core').Page} Page @typedef {import('playwright-core').CDPSession} Session */

const KEYS = 'abcdefghij';
/** How often {@link KEYS} are typed and measured, after they were typed once without. */
const COUNTED = 5;
const APART_MS = 150;

/** @param {Page} page @param {number} slowdown 4: a fourth of the speed */
export async function counters(page, slowdown) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
}

/** @param {Session} session @returns {Promise<{ cpu: number, script: number }>} milliseconds so far */
async function read(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (/** @type {string} */ name) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  return { cpu: of('TaskDuration'), script: of('ScriptDuration') };
}

/**
 * What a key costs in a text field, as the mean of fifty. Ten keys are typed and deleted six times; the first ten do not count. Ten would be too few:
 * about every hundred keys the browser collects garbage, which on a page of 60,000 nodes takes 20 ms, as long as seven keys.
 * @param {Page} page @param {Session} session @param {string} name
 */
export async function keyCost(page, session, name) {
  await page.locator(`[name="${name}"]`).focus();
  await page.keyboard.press('End');
  let [cpu, script] = [0, 0];
  for (let times = 0; times <= COUNTED; times++) {
    const before = await read(session);
    for (const key of KEYS) await press(page, key);
    const after = await read(session);
    if (times > 0) cpu += (after.cpu - before.cpu) / (KEYS.length * COUNTED);
    if (times > 0) script += (after.script - before.script) / (KEYS.length * COUNTED);
    if (times === COUNTED) break;
    for (const _ of KEYS) await page.keyboard.press('Backspace');
    await pause(500);
  }
  return { cpu, script };
}

/**
 * What leaving a text field with Tab costs, on average; each is answered anew before, and its answer saved.
 * @param {Page} page @param {Session} session @param {readonly string[]} names of fields that follow one another @param {string} answer
 */
export async function leaveCost(page, session, names, answer) {
  let [cpu, script] = [0, 0];
  for (const name of names) {
    await page.locator(`[name="${name}"]`).focus();
    await page.keyboard.press('Control+a');
    for (const key of answer) await press(page, key);
    await pause(1200);
    const cost = await actCost(session, () => page.keyboard.press('Tab'));
    cpu += cost.cpu / names.length;
    script += cost.script / names.length;
  }
  return { cpu, script };
}

/** @param {Page} page @param {string} key */
async function press(page, key) {
  await page.keyboard.press(key);
  await pause(APART_MS);
}

/** What an act costs until what follows from it is drawn. @param {Session} session @param {() => Promise<unknown>} act */
export async function actCost(session, act) {
  const before = await read(session);
  await act();
  await pause(300);
  const after = await read(session);
  return { cpu: after.cpu - before.cpu, script: after.script - before.script };
}

/** What a load costs, from the start of the navigation, which sets the counters back. @param {Session} session @param {() => Promise<unknown>} load */
export async function loadCost(session, load) {
  await load();
  await pause(300);
  return read(session);
}

/** Megabytes of JavaScript in use once rubbish is gone. @param {Session} session */
export async function heap(session) {
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** 150 ms between question and answer, 1.6 megabits a second: what the browser's own tools call slow 4G. @param {Session} session */
export async function slow4G(session) {
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const bytes = (1.6 * 1024 * 1024) / 8;
  const line = { offline: false, latency: 150, downloadThroughput: bytes, uploadThroughput: (750 * 1024) / 8 };
  await session.send('Network.emulateNetworkConditions', line);
}

/**
 * Milliseconds from the start of the load until the field keeps what is typed, and until the page is hydrated and a draft is
 * restored. The floor keeps nothing before its script has loaded.
 * @param {Page} page @param {string} url @param {string} name
 * @returns {Promise<{ takesKeys: number, alive: number }>}
 */
export async function timeToInteractive(page, url, name) {
  await page.addInitScript((field) => {
    const found = { takesKeys: 0, alive: 0 };
    const look = () => {
      const control = document.getElementsByName(field)[0];
      const buttons = document.querySelector('fieldset.wizard-buttons');
      const scripted = performance.getEntriesByName('interactive').length > 0;
      const alive = buttons ? !buttons.matches(':disabled') : scripted;
      const takesKeys =
        control && !control.closest('[inert]') && !control.matches(':disabled') && (buttons || scripted);
      if (takesKeys) found.takesKeys ||= performance.now();
      if (alive && takesKeys) found.alive ||= performance.now();
      if (found.alive) Object.assign(window, { interactive: found });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, name);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'interactive' in window, undefined, { timeout: 60_000 });
  return page.evaluate(() => /** @type {any} */ (window).interactive);
}
