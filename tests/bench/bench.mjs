// `npm run bench`: what the wizard costs beside the same fields in plain HTML, in one run, as a Markdown table. See README.md.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { launchOptions } from '../launch/launchOptions.mjs';
import { judge } from './bounds.mjs';
import { floorPage, floorScript, keepingScript } from './floorPage.mjs';
import { entryFieldsOf, fieldsOf, readJson } from './formFields.mjs';
import { actCost, counters, heap, keyCost, slow4G, timeToInteractive } from './measure.mjs';
import { serveFloor, serveProduct } from './servers.mjs';
import { sizeForms } from './sizeForms.mjs';
import { FIGURES, MOST, MOST_LAID_OUT, measureSizes, serveSizes, sizeFloors } from './sizes.mjs';
import { median, table } from './table.mjs';
import { weights } from './weights.mjs';

const { values: asked, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' }, port: { type: 'string', default: '4590' } },
});
const rounds = Number(asked.rounds);
const wants = (/** @type {string} */ part) => parts.length === 0 || parts.includes(part);
const LENGTHS = [1, 10, 50, 100];
const LIST = ['admission/other.schema.json', 'otherInfo', 'siblings'];
const [listFile = '', listAt = '', list = ''] = LIST;
const { route } = readJson('admission/form.json');
const answers = readJson('admission/examples/maximal.json');
const pdf = { id: answers.learnerInfo.report.id, name: 'report.pdf', type: 'application/pdf', base64: 'JVBERi0xLjQg' };
// A response shorter than its Content-Length counts as lost.
answers.learnerInfo.report.size = Buffer.from(pdf.base64, 'base64').length;

const floors = new Map([['/learner', floorPage(fieldsOf('admission/learner.schema.json', 'learnerInfo'))]]);
floors.set('/floor.js', floorScript).set('/keeping.js', keepingScript);
for (const [address, page] of sizeFloors) floors.set(address, page);
for (const length of LENGTHS) floors.set(`/list-${length}`, floorPage(entryFieldsOf(listFile, listAt, list, length)));

/** The wizard at a step, with all earlier steps answered. */
function draft(/** @type {number} */ step, /** @type {number} */ length) {
  const [entry] = answers.otherInfo.siblings;
  const siblings = Array.from({ length }, () => entry);
  const given = { ...answers, otherInfo: { ...answers.otherInfo, siblings } };
  const submissionId = '00000000-0000-4000-8000-000000000000';
  return {
    form: 'admission',
    version: 1,
    step,
    answers: given,
    waiting: false,
    savedAt: new Date().toISOString(),
    submissionId,
  };
}

const floor = await serveFloor(floors);
const product = await serveProduct(Number(asked.port));
const sizes = wants('sizes') ? await serveSizes(Number(asked.port) + 1) : undefined;
const browser = await chromium.launch(await launchOptions());

/** A fresh visit at a state of the wizard. */
async function wizardAt(/** @type {number} */ step, length = 1) {
  const page = await browser.newPage();
  await page.goto(product.origin + route);
  await page.waitForSelector('fieldset:not(:disabled) .draft-status');
  const content = JSON.stringify({ kind: 'unfinished-form', draft: draft(step, length), files: [pdf] });
  const file = { name: 'draft.json', mimeType: 'application/json', buffer: Buffer.from(content) };
  await page.locator('.draft-status input[type=file]').setInputFiles(file);
  const name = step === 0 ? 'learnerInfo[birthPlace]' : `${listAt}[${list}][${length - 1}][school]`;
  await page.waitForSelector(`[name="${name}"]`);
  return page;
}

async function floorAt(/** @type {string} */ path) {
  const page = await browser.newPage();
  await page.goto(floor.origin + path);
  return page;
}

/** @type {Map<string, number[]>} */
const found = new Map();
const keep = (/** @type {string} */ what, /** @type {number} */ value) =>
  found.set(what, [...(found.get(what) ?? []), value]);

async function keys(
  /** @type {string} */ what,
  /** @type {import('playwright-core').Page} */ page,
  /** @type {string} */ name,
) {
  for (const slowdown of [1, 4]) {
    const session = await counters(page, slowdown);
    const { cpu, script } = await keyCost(page, session, name);
    keep(`${what} cpu ${slowdown}`, cpu);
    keep(`${what} script ${slowdown}`, script);
    if (slowdown === 1) keep(`${what} heap`, await heap(session));
    await session.detach();
  }
  await page.close();
}

async function load(/** @type {string} */ what, /** @type {string} */ url) {
  const page = await browser.newPage();
  const session = await counters(page, 4);
  await slow4G(session);
  const { takesKeys, alive } = await timeToInteractive(page, url, 'learnerInfo[birthPlace]');
  keep(`${what} interactive`, takesKeys);
  keep(`${what} alive`, alive);
  await page.close();
}

async function mount() {
  const page = await wizardAt(0);
  await page.waitForSelector('.wizard-actions .button:not([aria-disabled])');
  const session = await counters(page, 1);
  const { cpu, script } = await actCost(session, () => page.click('.wizard-actions .button'));
  keep('wizard mount cpu', cpu);
  keep('wizard mount script', script);
  await page.close();
}

try {
  for (let round = 0; round < rounds; round++) {
    process.stderr.write(`round ${round + 1} of ${rounds}\n`);
    if (wants('keys')) {
      await keys('floor learner', await floorAt('/learner'), 'learnerInfo[birthPlace]');
      await keys('wizard learner', await wizardAt(0), 'learnerInfo[birthPlace]');
    }
    if (wants('lists')) {
      for (const length of LENGTHS) {
        const name = `${listAt}[${list}][${Math.floor(length / 2)}][school]`;
        await keys(`floor list ${length}`, await floorAt(`/list-${length}`), name);
        await keys(`wizard list ${length}`, await wizardAt(4, length), name);
      }
    }
    if (sizes) await measureSizes(() => browser.newPage(), { floor: floor.origin, wizard: sizes.origin }, keep);
    if (wants('mount')) await mount();
    if (wants('load')) {
      await load('floor', `${floor.origin}/learner`);
      await load('wizard', product.origin + route);
    }
  }
} finally {
  await browser.close();
  await Promise.all([product.stop(), sizes?.stop()]);
  floor.stop();
}

const value = (/** @type {string} */ what) => median(found.get(what) ?? []);
const compared = (/** @type {string} */ of, /** @type {string} */ figure) => {
  const [ours, theirs] = [
    value(`wizard ${of} ${figure}`.replaceAll('  ', ' ')),
    value(`floor ${of} ${figure}`.replaceAll('  ', ' ')),
  ];
  return [theirs, ours, ours / theirs];
};
const keyRow = (/** @type {string} */ of) => [
  of,
  ...compared(of, 'cpu 1'),
  value(`wizard ${of} script 1`),
  ...compared(of, 'cpu 4'),
  value(`floor ${of} heap`),
  value(`wizard ${of} heap`),
];
const HEAD = [
  'CPU ms per key, warm',
  'floor',
  'wizard',
  'x floor',
  'of which script',
  '4x: floor',
  'wizard',
  'x floor',
  'heap MB: floor',
  'wizard',
];
const lines = [];
if (wants('keys')) lines.push(table(HEAD, [keyRow('learner')]));
if (wants('lists')) {
  lines.push(
    table(
      HEAD,
      LENGTHS.map((length) => keyRow(`list ${length}`)),
    ),
  );
  const perEntry = (1000 * (value('wizard list 100 script 1') - value('wizard list 1 script 1'))) / 99;
  lines.push(`Script per further entry: ${perEntry.toFixed(1)} microseconds.\n`);
}
if (sizes)
  for (const { id, what } of sizeForms)
    lines.push(
      table(
        [`${what}: CPU ms, controls laid out, heap MB`, 'floor', 'wizard', 'x floor'],
        FIGURES.map((figure) => [figure, ...compared(id, figure)]),
      ),
    );
if (sizes)
  lines.push(
    table(
      ['the wizard alone', 'scripts at load, kB gzipped', 'Submit, CPU ms', 'Submit until the receipt, ms'],
      sizeForms.map(({ id, what }) => [
        what,
        sizes.bytes.get(id) ?? Number.NaN,
        value(`wizard ${id} submit`),
        value(`wizard ${id} received`),
      ]),
    ),
  );
if (wants('mount'))
  lines.push(
    table(
      ['Next step, mounted', 'CPU ms', 'of which script'],
      [['family', value('wizard mount cpu'), value('wizard mount script')]],
    ),
  );
if (wants('load'))
  lines.push(
    table(
      ['Slow 4G, 4x CPU, ms', 'floor', 'wizard', 'x floor'],
      [
        ['takes keys', ...compared('', 'interactive')],
        ['alive', ...compared('', 'alive')],
      ],
    ),
  );
if (wants('bytes')) lines.push(weights());
const ratio = (/** @type {string} */ of, /** @type {string} */ figure) => compared(of, figure)[2] ?? Number.NaN;
const { lines: judged, exceeded } = judge([
  { what: 'learner: key, x floor', most: 1, measured: ratio('learner', 'cpu 1') },
  { what: 'list of 100: key, x floor', most: 1, measured: ratio('list 100', 'cpu 1') },
  { what: 'list of 100: heap, MB', most: 8, measured: value('wizard list 100 heap') },
  // Of the four further steps only the heads.
  {
    what: '5,000 questions in five steps: scripts at load, x those of 1,000 in a step',
    most: 1.02,
    measured: (sizes?.bytes.get('Wide') ?? Number.NaN) / (sizes?.bytes.get('Long') ?? Number.NaN),
  },
  ...sizeForms.map(({ id, what }) => ({
    what: `${what}: controls laid out`,
    most: MOST_LAID_OUT,
    measured: value(`wizard ${id} laid out`),
  })),
  ...sizeForms.flatMap(({ id, what }) =>
    Object.entries(MOST).map(([figure, most]) => ({
      what: `${what}: ${figure}, x floor`,
      most,
      measured: ratio(id, figure),
    })),
  ),
]);
process.stdout.write(`${[...lines, judged].join('\n')}\n`);
if (exceeded) process.exitCode = 1;
