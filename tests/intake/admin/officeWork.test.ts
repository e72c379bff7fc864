// Status, deletion and backup of applications, with the service running, stopped, and with a database server.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeReference } from '../../../engine/intake/storage/reference.ts';
import { OFFICE_STATES, startOffice } from '../support/officeStates.ts';
import { runOffice } from '../support/runOffice.ts';
import { sampleFile } from '../support/sampleFiles.ts';
import { type Sample, startSample, temporaryFolder } from '../support/startSample.ts';
import { openTestPostgres, type TestPostgres } from '../support/testPostgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await openTestPostgres();
});
afterAll(() => postgres.remove());

describe.each(OFFICE_STATES)('the service is %s', (state) => {
  let office: Awaited<ReturnType<typeof startOffice>>;
  let layla: string;
  let karim: string;
  beforeEach(async () => {
    office = await startOffice(state, postgres);
    ({ layla, karim } = office);
  });
  afterEach(() => office.remove());

  const run = (...argv: string[]) => office.run(...argv);
  const listed = (...argv: string[]) => office.listed(...argv);

  it('sets the status, and lists by status, form and day', async () => {
    expect(await run('handled', layla)).toMatchObject({ code: 0, printed: `${layla} is handled\n` });
    expect(await listed('--status', 'handled')).toEqual([layla]);
    expect(await listed('--status', 'new')).toEqual([karim]);
    expect((await run('show', layla)).printed).toContain('Status      handled');
    expect((await run('unhandled', layla, karim)).code).toBe(0);
    expect(await listed('--status', 'new')).toEqual([layla, karim]);
    expect((await run('list', '--form', 'other')).printed).toBe('No applications.\n');
    const now = new Date();
    const today = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
    expect(await listed('--since', today)).toHaveLength(2);
    expect(await listed('--until', '2025-12-31')).toEqual([]);
    expect(await listed('--since', '2025-12-31', '--form', 'sample')).toHaveLength(2);
    const unknown = makeReference();
    expect(await run('handled', unknown)).toMatchObject({
      code: 1,
      complained: `There is no application ${unknown} here\n`,
    });
  });

  it('lists applications that were neither shown nor exported nor handled', async () => {
    expect(await listed('--unseen')).toEqual([layla, karim]);
    await run('show', layla);
    expect(await listed('--unseen')).toEqual([karim]);
    expect((await run('export', '--unseen')).printed.trimEnd().split('\r\n')).toHaveLength(2);
    await run('handled', karim);
    expect((await run('list', '--unseen')).printed).toBe('No applications.\n');
  });

  it('records what was done, and prints it also after a deletion', async () => {
    await run('show', layla);
    await run('handled', layla);
    await run('handled', layla);
    await run('unhandled', layla);
    await run('export', '--form', 'sample');
    await run('delete', layla, '--yes');
    const { code, printed } = await run('history', layla);
    expect(code).toBe(0);
    expect(
      printed
        .trimEnd()
        .split('\n')
        .map((line) => line.replace(/^.{23} {2}/, '')),
    ).toEqual([
      'parent  received, new',
      'command line  opened',
      'command line  handled: from new to handled',
      'command line  unhandled: from handled to new',
      'command line  exported',
      'command line  deleted',
    ]);
    const unknown = makeReference();
    expect(await run('history', unknown)).toMatchObject({
      code: 1,
      complained: `There never was an application ${unknown} here\n`,
    });
  });

  it('lists those in which all words occur, and refuses a status that no office has', async () => {
    expect(await listed('--words', 'ميمى')).toEqual([]);
    expect(await listed('--words', 'LAYLA')).toEqual([]);
    expect(await listed('--words', 'karim ليلي')).toEqual([karim]);
    expect(await run('list', '--status', 'accepted')).toMatchObject({
      code: 2,
      complained: expect.stringContaining('“accepted” is not a status: use new, handled'),
    });
  });

  it('marks by a move of office.json, and names the moves where there is none of that name now', async () => {
    expect(await run('mark', layla, 'handled')).toMatchObject({ code: 0, printed: `${layla}: handled\n` });
    for (const move of ['handled', 'accept']) {
      const complained = `${layla} is in the status handled, which has these moves: unhandled\n`;
      expect(await run('mark', layla, move)).toMatchObject({ code: 1, complained });
    }
    expect(await listed('--status', 'handled')).toEqual([layla]);
    expect((await run('mark', layla)).code).toBe(2);
    expect((await run('mark', layla, 'unhandled', 'date')).code).toBe(2);
  });

  it('deletes only with --yes, and all or nothing', async () => {
    expect((await run('delete', layla)).printed).toMatch(/would be deleted\nNothing was deleted/);
    const unknown = makeReference();
    expect((await run('delete', layla, unknown, '--yes')).code).toBe(1);
    expect(await listed()).toEqual([layla, karim]);
    expect(await run('delete', layla, '--yes')).toMatchObject({ code: 0, printed: `${layla} is deleted\n` });
    expect(await listed()).toEqual([karim]);
    expect((await run('show', layla)).code).toBe(1);
    expect(await office.intake.files()).toEqual([]);
    expect((await run('delete', '--older-than', '1', '--yes')).printed).toBe('Nothing to delete.\n');
  });
});

describe('a backup', () => {
  let intake: Sample;
  let folder: string;
  beforeEach(async () => {
    folder = await temporaryFolder();
    intake = await startSample();
  });
  afterEach(async () => {
    await intake.remove();
    await rm(folder, { recursive: true });
  });

  async function everything(dataDir: string) {
    const applications = (await runOffice({ dataDir }, 'export', '--as', 'jsonl')).printed;
    const attachments = path.join(dataDir, 'attachments');
    const names = (await readdir(attachments)).sort();
    return {
      applications,
      names,
      files: await Promise.all(names.map((name) => readFile(path.join(attachments, name)))),
    };
  }

  it('made while the service receives is restored byte for byte', async () => {
    const parts = { 'person[name]': 'ليلى', 'photos[0]': sampleFile('png', 70_000), 'photos[1]': sampleFile('pdf', 1) };
    for (let count = 0; count < 3; count++) expect((await intake.post(parts)).status).toBe(422);
    const good = { 'person[name]': 'ليلى', 'photos[0]': sampleFile('png', 70_000), 'photos[1]': sampleFile('pdf', 90) };
    for (let count = 0; count < 3; count++) await intake.post(good);
    const before = await everything(intake.dataDir);
    const meanwhile = Array.from({ length: 5 }, () => intake.post(good));
    const backup = path.join(folder, 'backup');
    expect((await runOffice(intake, 'backup', '--to', backup)).code).toBe(0);
    expect((await Promise.all(meanwhile)).every(({ status }) => status === 201)).toBe(true);
    expect((await runOffice(intake, 'backup', '--to', backup)).complained).toContain('is there already');
    expect((await readdir(folder)).sort()).toEqual(['backup']);

    const dataDir = path.join(folder, 'restored');
    const { code, printed } = await runOffice({ dataDir }, 'restore', '--from', backup);
    expect(code).toBe(0);
    const restored = await everything(dataDir);
    expect(restored.applications.startsWith(before.applications)).toBe(true);
    expect(printed).toMatch(new RegExp(`^${restored.applications.trimEnd().split('\n').length} applications and `));
    const all = await everything(intake.dataDir);
    for (const [i, name] of restored.names.entries()) {
      expect(restored.files[i]?.equals(all.files[all.names.indexOf(name)] ?? Buffer.alloc(0))).toBe(true);
    }
    expect(before.names.every((name) => restored.names.includes(name))).toBe(true);
    expect((await runOffice({ dataDir }, 'restore', '--from', backup)).complained).toContain(
      'has applications already',
    );

    const continued = await startSample({ dataDir });
    expect((await continued.post(good)).status).toBe(201);
    expect(await continued.applications()).toHaveLength(restored.applications.trimEnd().split('\n').length + 1);
    await continued.remove();
  });

  it('is refused when a file is damaged, at backup and at restore, and leaves nothing that could be used', async () => {
    await intake.post({ 'person[name]': 'Layla', 'photos[0]': sampleFile('png', 500) });
    const [good, bad] = [path.join(folder, 'good'), path.join(folder, 'bad')];
    expect((await runOffice(intake, 'backup', '--to', good)).code).toBe(0);
    const [name = ''] = await readdir(path.join(intake.dataDir, 'attachments'));
    await writeFile(path.join(intake.dataDir, 'attachments', name), 'x');
    expect((await runOffice(intake, 'backup', '--to', bad)).complained).toContain('is damaged');
    expect(await readdir(folder)).toEqual(['good']);
    await writeFile(path.join(good, 'attachments', name), 'x');
    const dataDir = path.join(folder, 'restored');
    expect((await runOffice({ dataDir }, 'restore', '--from', good)).complained).toContain('is damaged');
    await expect(startSample({ dataDir })).rejects.toThrow('Restore the last backup');
    expect((await runOffice({ dataDir }, 'restore', '--from', path.join(folder, 'none'))).complained).toContain(
      'no backup',
    );
  });

  it('of a store without applications can be restored', async () => {
    const backup = path.join(folder, 'backup');
    await mkdir(path.join(folder, 'backup.unfinished'));
    expect((await runOffice(intake, 'backup', '--to', backup)).printed).toContain('0 applications and 0 files');
    expect((await runOffice({ dataDir: path.join(folder, 'new') }, 'restore', '--from', backup)).code).toBe(0);
  });
});

describe('the command line', () => {
  it.each([
    [['list', '--status', 'done'], 'is not a status'],
    [['list', '--since', '2026-02-30'], 'is not a date'],
    [['list', '--until', 'today'], 'is not a date'],
    [['handled'], 'Which application?'],
    [['export', '--as', 'ods'], 'is not a format'],
    [['export', '--as', 'xlsx'], 'say where by --to'],
    [['export', '--to', 'a.xlsx', '--separator', ';'], 'Only csv has a separator'],
    [['export', '--language', 'fr'], 'is not a language of the forms: use en or ar'],
    [['export', '--separator', 'x'], 'separator'],
    [['export', 'x'], 'export takes no “x”'],
    [['delete', '--yes'], 'Which application?'],
    [['delete', '--older-than', 'x'], 'is not a number of days'],
    [['delete', 'K7QM-4XRT-9', '--older-than', '3'], 'not both'],
    [['backup'], 'Say where to'],
    [['restore', '--to', 'x'], 'restore takes no --to'],
    [['restore'], 'Say where from'],
  ])('%j is refused with a message', async (argv, message) => {
    const { code, printed, complained } = await runOffice({ dataDir: '/nowhere' }, ...argv);
    expect([code, printed]).toEqual([2, '']);
    expect(complained).toContain(message);
  });
});
