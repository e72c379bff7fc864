// Exports for spreadsheets and programs: with the service running, stopped, and from a database server.
import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MOST_ROWS } from '../../../engine/intake/storage/caseStore.ts';
import { dataFolder } from '../../../engine/intake/storage/disk/dataFolder.ts';
import { openEmbedded } from '../../../engine/intake/storage/sqlite/openEmbedded.ts';
import { OFFICE_STATES, startOffice } from '../support/officeStates.ts';
import { otherForm } from '../support/otherForm.ts';
import { runOffice } from '../support/runOffice.ts';
import { sampleForm } from '../support/sampleForm.ts';
import { startSample } from '../support/startSample.ts';
import { openTestPostgres, type TestPostgres } from '../support/testPostgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await openTestPostgres();
});
afterAll(() => postgres.remove());

describe.each(OFFICE_STATES)('the service is %s', (state) => {
  let office: Awaited<ReturnType<typeof startOffice>>;
  let folder: string;
  let layla: string;
  let karim: string;
  beforeEach(async () => {
    office = await startOffice(state, postgres, { forms: [sampleForm, otherForm] });
    ({ folder, layla, karim } = office);
  });
  afterEach(() => office.remove());

  const run = (...argv: string[]) => office.run(...argv);
  const listed = (...argv: string[]) => office.listed(...argv);

  it('exports the columns that are chosen, a list with all its entries', async () => {
    const { printed } = await run('export', '--columns', 'reference,/pets');
    const [head, ...rows] = printed.trim().split('\r\n');
    expect(head?.replaceAll('"', '').split(',')).toHaveLength(3);
    expect(rows.map((row) => row.slice(1, 12))).toEqual([layla, karim]);
    const { code, complained } = await run('export', '--columns', '/pets/0/colour');
    expect([code, complained]).toEqual([1, expect.stringContaining('There is no column “/pets/0/colour”')]);
  });

  it('exports a table that a spreadsheet opens, with Arabic and without formulas', async () => {
    const file = path.join(folder, 'all.csv');
    const { code, printed } = await run('export', '--to', file);
    expect(code).toBe(0);
    expect(printed).toBe(
      `2 applications are in ${file}\nThey do not count as opened by that: list --unseen shows what waits.\n`,
    );
    expect(await listed('--unseen')).toEqual([layla, karim]);
    const text = await readFile(file, 'utf8');
    expect(text.startsWith('\ufeff"Reference","Received","Received (ISO)"')).toBe(true);
    const [head, first, ...others] = text.slice(1).split('\r\n');
    expect(head).toBe(
      '"Reference","Received","Received (ISO)","Form","Status","Set aside","All: Name","All: Age","All: Email","All: Pet 1: Name","All: Pet 2: Name","All: Photos"',
    );
    expect(first?.split(',').slice(3)).toEqual(
      ['Sample', 'new', 'no', "'=1+1", '', "'@sum", 'ميمي', `'-2+3[31m ""cmd""`, 'file.pdf'].map((cell) => `"${cell}"`),
    );
    expect(others).toEqual([expect.stringContaining(`"ليلى; ""Karim"",\nx","-7","","\u200e+961 1","",""`), '']);
    if (process.platform !== 'win32') expect((await stat(file)).mode & 0o077).toBe(0);
    expect((await run('export', '--to', file)).code).toBe(1);
    expect(await readFile(file, 'utf8')).toBe(text);
    const bySemicolon = await run('export', '--as', 'csv', '--separator', ';', '--since', '2025-01-01');
    expect(bySemicolon.printed.split('\r\n')[1]).toContain(`";"'=1+1";"";`);
  });

  it('exports a workbook of real cells, in Arabic from right to left', async () => {
    const file = path.join(folder, 'all.xlsx');
    expect((await run('export', '--to', file)).code).toBe(0);
    const [sheet] = (await readXlsx(await readFile(file))).sheets;
    const [head = [], first = [], second = [], ...others] = sheet?.rows ?? [];
    expect(others).toEqual([]);
    expect(head.slice(0, 6)).toEqual([
      'Reference',
      'Received (Asia/Beirut)',
      'Form',
      'Status',
      'Set aside',
      'All: Name',
    ]);
    expect(first[0]).toBe(layla);
    expect(first[1]).toBeInstanceOf(Date);
    expect(first.slice(2, 6)).toEqual(['Sample', 'new', 'no', '=1+1']);
    expect(second[head.indexOf('All: Age')]).toBe(-7);
    expect(second[head.indexOf('All: Pet 1: Name')]).toBe('+961 1');
    if (process.platform !== 'win32') expect((await stat(file)).mode & 0o077).toBe(0);
    const arabic = path.join(folder, 'arabic.xlsx');
    expect((await run('export', '--to', arabic, '--language', 'ar')).code).toBe(0);
    const [sheetInArabic] = (await readXlsx(await readFile(arabic))).sheets;
    expect(sheetInArabic?.view?.rightToLeft).toBe(true);
    expect(sheetInArabic?.rows[0]?.[0]).toBe('الرقم المرجعي');
  });

  it('exports JSON lines of several forms; a table is of one form', async () => {
    await run('handled', layla);
    const file = path.join(folder, 'all.jsonl');
    expect((await run('export', '--to', file, '--status', 'handled')).code).toBe(0);
    const [line, end] = (await readFile(file, 'utf8')).split('\n');
    expect(JSON.parse(line ?? '')).toMatchObject({ reference: layla, answers: { person: { name: '=1+1' } } });
    expect(end).toBe('');
    if (state === 'stopped') return;
    const response = await fetch(`${office.intake.url}/other`, {
      method: 'POST',
      body: new FormData(),
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(response.status).toBe(422);
    const body = new FormData();
    body.append('person[name]', 'Rami');
    await fetch(`${office.intake.url}/other`, {
      method: 'POST',
      body,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(await run('export')).toMatchObject({
      code: 1,
      complained: expect.stringContaining('--form: sample, other'),
    });
    expect((await run('export', '--form', 'other')).printed).toContain('"Rami"');
    const lines = (await run('export', '--as', 'jsonl')).printed.trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    expect(JSON.parse(lines[2] ?? '')).toMatchObject({ form: 'other', answers: { person: { name: '••••••••' } } });
  });
});

it('reads page by page through the running service, and records each application once', async () => {
  const { dataDir, stop } = await startSample();
  await stop();
  const { store } = await openEmbedded(dataFolder(dataDir));
  const all: string[] = [];
  for (let i = 0; i < 2 * MOST_ROWS + 30; i++) {
    const at = new Date(Date.UTC(2026, 0, 1, 0, i)).toISOString();
    const about = { form: 'sample', formVersion: 3, language: 'en', digest: 'd', aside: false, hint: '' } as const;
    const answers = { person: { name: `Child ${i}` } };
    const added = { ...about, submissionId: `${i}`, receivedAt: at, answers, attachments: [] };
    all.push((await store.insert(added)).reference);
  }
  await store.close();
  const sample = await startSample({ dataDir });
  const { printed } = await runOffice({ dataDir }, 'export', '--columns', 'reference,/person/name');
  const rows = printed.trim().split('\r\n').slice(1);
  expect(rows).toEqual(all.map((reference, i) => `"${reference}","Child ${i}"`));
  const lines = (await runOffice({ dataDir }, 'export', '--as', 'jsonl')).printed.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).reference)).toEqual(all);
  await sample.stop();
  const { store: after } = await openEmbedded(dataFolder(dataDir));
  const { entries } = await after.trail({ type: 'exported' }, 10);
  expect(entries).toMatchObject([{ applications: all.length }, { applications: all.length }]);
  await after.close();
  await rm(dataDir, { recursive: true });
});
