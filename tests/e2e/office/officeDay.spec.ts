// A day in the office, on both stores: 60 applications arrive, two clerks on two browsers work them to letters, one parent is asked
// again and answers, a manager exports them all and reads the record. Each clerk makes some letters with the pages' own buttons; the
// others are moved on by the same requests from the same browsers, since a press of a button is shown once and takes a hundred times
// as long.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { office as texts } from '../../../engine/languages/en/office.ts';
import type { AskableQuestion, OfficeForm, OfficeForms, OfficeMove } from '../../../engine/ports/index.ts';
import { answer as parentTexts } from '../../../site/words/en/answer.ts';
import { openTestPostgres } from '../../intake/support/testPostgres.ts';
import type { Leaf } from '../../support/flatten.ts';
import { admission, example, field } from '../support/formPage.ts';
import { movesToLetter } from '../support/office/movesToLetter.ts';
import { askOffice, type OfficeService, startOfficeService } from '../support/office/officeService.ts';
import { project } from '../support/servers/server.ts';
import { watch } from '../support/watch.ts';

const APPLICATIONS = 60;

/** How many letters each clerk makes with the pages' own buttons. Fewer on PostgreSQL: the pages are the same. */
const BY_HAND = { 'the embedded store': 2, PostgreSQL: 1 } as const;
const { proof: PROOF } = JSON.parse(readFileSync(path.join(project, 'forms/admission/office.json'), 'utf8'));
const MARKUP = '<img src=x onerror="document.body.innerHTML=1"><script>document.body.innerHTML=1</script>';

/** An example of the form under another name, which is markup in the first one. */
function answersOf(i: number): readonly (readonly [string, Leaf])[] {
  const named = fieldName(admission.summary[0] ?? '');
  return example(i % 10 === 0 ? 'maximal' : 'minimal').flat.map(([name, answer]) => {
    if (name === named) return [name, nameOf(i)];
    if (typeof answer === 'object') return [name, { ...answer, name: `"><script>${MARKUP}.pdf` }];
    return [name, answer];
  });
}

/** Of the question at a JSON Pointer. */
function fieldName(pointer: string): string {
  const [first = '', ...rest] = pointer.slice(1).split('/');
  return first + rest.map((part) => `[${part}]`).join('');
}

const nameOf = (i: number) => (i === 0 ? MARKUP : `Child${String.fromCharCode(65 + (i % 26))}${i}`);

for (const where of ['the embedded store', 'PostgreSQL'] as const) {
  test(`a day in the office, on ${where}`, async ({ browser }) => {
    test.slow();
    const postgres = where === 'PostgreSQL' ? await openTestPostgres() : undefined;
    const service = await startOfficeService(postgres?.url);
    try {
      await theDay(BY_HAND[where], service, (name, role) => service.join(browser, name, role));
    } finally {
      await service.stop();
      await postgres?.remove();
    }
  });
}

async function theDay(
  byHand: number,
  service: OfficeService,
  join: (name: string, role: 'work' | 'manage') => Promise<Page>,
): Promise<void> {
  const numbers = Array.from({ length: APPLICATIONS }, (_, i) => i);
  const references = await Promise.all(numbers.map((i) => service.apply(admission.submit.post, answersOf(i))));
  const [one, other, manager] = await Promise.all([
    join('rima', 'work'),
    join('karim', 'work'),
    join('maha', 'manage'),
  ]);
  // Chromium reports the refusal that tells the later clerk what changed.
  const troubles = [one, other, manager].map((page) => watch(page, /status of 409/, service.origin));
  const form = await formOf(one);
  const moves = movesToLetter(form);
  const clerks = [one, other] as const;
  const halves = clerks.map((_, half) => references.filter((_reference, i) => i % 2 === half));
  await Promise.all(clerks.map((page, i) => workHalf(page, form, moves, halves[i] ?? [], byHand)));
  await bothAtOnce(one, other, references[0] ?? '');
  await askAgain(one, service, references[1] ?? '', nameOf(1));
  await exportAndRead(manager, form, references);
  expect(troubles.flat()).toEqual([]);
}

async function formOf(page: Page): Promise<OfficeForm> {
  const { forms }: OfficeForms = await askOffice(page, 'GET', '/forms');
  const form = forms.find(({ title }) => title === admission.title);
  if (!form) throw new Error('The form has no office.');
  return form;
}

async function workHalf(
  page: Page,
  form: OfficeForm,
  moves: readonly OfficeMove[],
  references: readonly string[],
  byHand: number,
) {
  for (const reference of references.slice(0, byHand)) await workByHand(page, form, moves, reference);
  await Promise.all(references.slice(byHand).map((reference) => work(page, moves, reference)));
}

/** Finds an application in the list, moves it to its letter, and prints that. */
async function workByHand(page: Page, form: OfficeForm, moves: readonly OfficeMove[], reference: string) {
  await page.getByRole('link', { name: form.title }).first().click();
  await page.getByRole('searchbox', { name: texts.list.search }).fill(reference);
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await row.getByRole('link').click();
  await expect(page.locator('.summary')).toContainText(reference);
  for (const move of moves) {
    const button = page.getByRole('button', { name: move.label, exact: true });
    const menu = page.getByRole('button', { name: texts.application.otherMoves });
    await expect(button.or(menu).first()).toBeVisible();
    if (!(await button.isVisible())) await menu.click();
    await button.click();
    if (move.asks) await answerMove(page, move);
  }
  const letter = form.letters.find(({ id }) => id === moves.at(-1)?.letter)?.label ?? '';
  const dialog = page.getByRole('dialog', { name: letter });
  await expect(dialog.getByLabel(texts.letters.subject)).toHaveValue(new RegExp(reference));
  await dialog.getByRole('button', { name: texts.print }).click();
  await expect(dialog.getByText(texts.letters.noted(texts.history.ways.print))).toBeVisible();
  await dialog.getByRole('button', { name: texts.close }).click();
  await expect(page.locator('.history')).toContainText(texts.history.letter(letter, texts.history.ways.print));
}

async function answerMove(page: Page, { label, asks = {} }: OfficeMove): Promise<void> {
  const dialog = page.getByRole('dialog', { name: label });
  for (const { title = '', enum: options, format } of Object.values(asks.properties ?? {})) {
    const control = dialog.getByLabel(title);
    if (options) await control.selectOption(String(options[0]));
    else await control.fill(format === 'date' ? '2027-01-15' : '9:00');
  }
  await dialog.getByRole('button', { name: label, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** The same by requests of the page, all in one evaluation: each would take longer than its request. */
async function work(page: Page, moves: readonly OfficeMove[], reference: string): Promise<void> {
  const letter = moves.at(-1)?.letter ?? '';
  const commands: readonly object[] = [
    ...moves.map(({ id: move, asks }) => {
      const answers = Object.entries(asks?.properties ?? {}).map(([name, { enum: options, format }]) => {
        return [name, options?.[0] ?? (format === 'date' ? '2027-01-15' : '9:00')];
      });
      return { type: 'move', move, answers: Object.fromEntries(answers) };
    }),
    { type: 'letter', letter, language: 'ar', way: 'print' },
  ];
  const filled = await page.evaluate(
    async ({ commands, reference, letter }) => {
      const address = `/office/api/applications/${reference}`;
      const ask = async (path: string, sent?: object) => {
        const headers = { 'x-office': '1', ...(sent && { 'content-type': 'application/json' }) };
        const asked = sent ? { method: 'POST', headers, body: JSON.stringify(sent) } : { headers };
        const response = await fetch(address + path, asked);
        const answer = await response.json();
        if (response.status !== 200)
          throw new Error(`${path} was answered ${response.status}: ${JSON.stringify(answer)}`);
        return answer;
      };
      let { revision } = await ask('');
      for (const command of commands.slice(0, -1)) ({ revision } = await ask('/commands', { revision, command }));
      const { en, ar } = await ask(`/letters/${letter}`);
      await ask('/commands', { revision, command: commands.at(-1) });
      return `${en.subject} ${ar.subject}`;
    },
    { commands, reference, letter },
  );
  expect(filled).toContain(reference);
}

/** Two clerks have the same application open: the later one is told, and nothing is overwritten. */
async function bothAtOnce(one: Page, other: Page, reference: string): Promise<void> {
  for (const page of [one, other]) {
    await page.goto(`/office/applications/${reference}`);
    await expect(page.locator('.summary')).toContainText(reference);
  }
  // The answers are shown as they were written.
  await expect(one.locator('.step').first()).toContainText(MARKUP);
  await expect(one.locator('.step img, .step script')).toHaveCount(0);
  await one.getByLabel(texts.application.assignee).selectOption('rima');
  await expect(one.locator('.history')).toContainText(texts.history.assigned('rima'));
  await other.getByLabel(texts.application.assignee).selectOption('karim');
  const dialog = other.getByRole('dialog', { name: texts.conflict.title });
  await expect(dialog).toContainText(texts.history.assigned('rima'));
  await dialog.getByRole('button', { name: texts.conflict.leave }).click();
  await expect(other.getByLabel(texts.application.assignee)).toHaveValue('rima');
}

/** A question is asked again; the office sees the parent's new answer beside the first. */
async function askAgain(page: Page, service: OfficeService, reference: string, before: string): Promise<void> {
  const [pointer = ''] = admission.summary;
  const questions: readonly AskableQuestion[] = await askOffice(page, 'GET', `/applications/${reference}/questions`);
  const { label = '' } = questions.find((one) => one.pointer === pointer) ?? {};
  await page.goto(`/office/applications/${reference}`);
  await page.getByRole('button', { name: texts.askAgain.open }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: label, exact: true }).check();
  await page.getByRole('dialog').getByRole('button', { name: texts.askAgain.make }).click();
  const link = await page.getByRole('dialog').getByLabel(texts.askAgain.link, { exact: true }).inputValue();
  const parents = await page.context().browser()?.newContext();
  const parent = await parents?.newPage();
  if (!parents || !parent) throw new Error('The browser was closed.');
  const trouble = watch(parent, undefined, service.origin);
  await parent.goto(link);
  await parent.getByLabel(parentTexts.reference).fill(reference);
  const day = example('minimal').flat.find(([name]) => name === fieldName(PROOF))?.[1];
  await parent.locator('.field input').nth(1).fill(String(day));
  await parent.getByRole('button', { name: parentTexts.open }).click();
  await field(parent, fieldName(pointer)).fill('Lila');
  await parent.getByRole('button', { name: parentTexts.send }).click();
  await expect(parent.getByRole('heading', { level: 1, name: parentTexts.done.title })).toBeVisible();
  expect(trouble).toEqual([]);
  await parents.close();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lila');
  await expect(page.locator('.step').first()).toContainText(`${texts.askAgain.first} ${before}`);
  await expect(page.locator('.history')).toContainText(texts.history.plain['answered-again']);
}

async function exportAndRead(page: Page, form: OfficeForm, references: readonly string[]): Promise<void> {
  await page.getByRole('link', { name: form.title }).first().click();
  await page.getByRole('button', { name: texts.export.title }).click();
  const dialog = page.getByRole('dialog', { name: texts.export.title });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: texts.export.start }).click();
  const { sheets } = await readXlsx(await readFile(await (await download).path()));
  const rows = sheets[0]?.rows ?? [];
  expect(rows.slice(1).map(([reference]) => reference)).toEqual(expect.arrayContaining([...references]));
  expect(rows).toHaveLength(references.length + 1);
  expect(JSON.stringify(rows)).toContain(nameOf(7));

  await page.goto('/office/trail');
  await expect(page.locator('tbody tr').first()).toContainText(texts.trail.exported(references.length));
  await page.getByLabel(texts.trail.columns.by).selectOption('karim');
  await page.getByLabel(texts.trail.columns.what).selectOption('letter');
  await expect(page.locator('tbody tr')).toHaveCount(references.length / 2);
  await expect(page.locator('main')).not.toContainText(nameOf(7));
}
