// The office's commands have the same output with the service running and stopped.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../../engine/intake/cli/runCommand.ts';
import { dataFolder } from '../../../engine/intake/storage/disk/dataFolder.ts';
import { makeReference } from '../../../engine/intake/storage/reference.ts';
import { openSqliteStore } from '../../../engine/intake/storage/sqlite/sqliteStore.ts';
import { sampleFile } from '../support/sampleFiles.ts';
import { sampleForm } from '../support/sampleForm.ts';
import { type Sample, startSample, temporaryFolder } from '../support/startSample.ts';

const pdf = sampleFile('pdf', 80_000);
const png = sampleFile('png', 90_000);

let intake: Sample;
let reference: string;
let other: string;
let folder: string;
beforeEach(async () => {
  intake = await startSample();
  const answers = { 'person[name]': 'Layla\u001b[31m', 'person[age]': '7', 'person[hasReport]': 'yes' };
  const files = { 'person[report]': ['report.pdf', pdf] as const, 'photos[0]': ['report.pdf', png] as const };
  const first = await intake.post({
    ...answers,
    ...files,
    'photos[1]': ['REPORT.PDF', pdf],
    'pets[0][name]': 'Mimi\nCat',
  });
  reference = first.body.reference ?? '';
  other = (await intake.post({ 'person[name]': 'Karim' })).body.reference ?? '';
  folder = path.join(await temporaryFolder(), 'new/folder');
});
afterEach(async () => {
  await intake.remove();
  await rm(path.resolve(folder, '../..'), { recursive: true });
});

async function run(...argv: string[]) {
  const texts = { printed: '', complained: '' };
  const code = await runCommand(argv, {
    dataDir: intake.dataDir,
    forms: [sampleForm],
    print: (text) => (texts.printed += text),
    printError: (text) => (texts.complained += text),
  });
  return { code, ...texts };
}

describe.each(['running', 'stopped'])('the service is %s', (state) => {
  beforeEach(async () => {
    if (state === 'stopped') await intake.stop();
  });

  it('list shows every application, oldest first', async () => {
    const { code, printed, complained } = await run('list');
    const [head, ...rows] = printed.trimEnd().split('\n');
    expect([code, complained]).toEqual([0, '']);
    expect(head).toMatch(/^Reference +Received +Form +Files +Status +About$/);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(
      new RegExp(
        `^${reference} {2}\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d \\+0[23]:00 {2}sample +3 +new +Layla\\\\u001b\\[31m Mimi Cat$`,
      ),
    );
    expect(rows[1]).toMatch(new RegExp(`^${other} .* 0 +new +Karim$`));
  });

  it('list --json prints JSON', async () => {
    const listed = JSON.parse((await run('list', '--json')).printed);
    expect(listed).toMatchObject([{ reference, form: 'sample', attachments: 3, status: 'new' }, { reference: other }]);
  });

  it.each([
    ['as displayed', (it: string) => it],
    ['in lower case without dashes', (it: string) => it.toLowerCase().replaceAll('-', '')],
    ['with spaces', (it: string) => it.replaceAll('-', ' ')],
  ])('show accepts a reference %s', async (_, typed) => {
    const { code, printed } = await run('show', typed(reference));
    expect(code).toBe(0);
    expect(printed.split('\n')).toEqual([
      `Application ${reference}`,
      expect.stringMatching(/^Received {4}\d{4}-\d\d-\d\d \d\d:\d\d \+0[23]:00$/),
      'Form        Sample, version 3',
      'Status      new',
      '',
      'All',
      '  Name: Layla\\u001b[31m',
      '  Age: 7',
      '  Is there a report: Yes',
      '  Report: report.pdf',
      '  Pet 1',
      '    Name: Mimi',
      '      Cat',
      '  Photos: report.pdf.png, REPORT.pdf',
      '',
      'Files',
      '  person[report]: report.pdf (application/pdf, 80000 bytes)',
      '  photos[0]: report.pdf.png (image/png, 90000 bytes)',
      '  photos[1]: REPORT.pdf (application/pdf, 80000 bytes)',
      '',
    ]);
  });

  it('show --json prints the whole application', async () => {
    const shown = JSON.parse((await run('show', reference, '--json')).printed);
    expect(shown).toMatchObject({
      reference,
      form: 'sample',
      answers: { person: { name: 'Layla\u001b[31m', age: 7 } },
    });
  });

  it('files saves each file byte for byte under a distinct name', async () => {
    const { code, printed } = await run('files', reference, '--to', folder);
    expect(code).toBe(0);
    expect(printed.match(/^Saved /gm)).toHaveLength(3);
    const saved = Object.fromEntries(
      await Promise.all(
        (await readdir(folder)).map(async (name) => [name, await readFile(path.join(folder, name))] as const),
      ),
    );
    const named = (name: string) => saved[`${reference} ${name}`];
    expect(Object.keys(saved)).toHaveLength(3);
    expect(named('report.pdf')?.equals(pdf)).toBe(true);
    expect(named('report.pdf.png')?.equals(png)).toBe(true);
    expect(named('REPORT (2).pdf')?.equals(pdf)).toBe(true);
  });

  it('files skips files that it has saved before', async () => {
    await run('files', reference, '--to', folder);
    const { code, printed } = await run('files', reference, '--to', folder);
    expect(code).toBe(0);
    expect(printed.match(/^Already there: /gm)).toHaveLength(3);
  });

  it('files never overwrites another file', async () => {
    const mine = path.join(folder, `${reference} report.pdf`);
    await mkdir(folder, { recursive: true });
    await writeFile(mine, 'mine');
    const { code, complained } = await run('files', reference, '--to', folder);
    expect(code).toBe(1);
    expect(complained).toContain('exists with other content');
    expect(await readFile(mine, 'utf8')).toBe('mine');
  });

  it('files reports an application without files', async () => {
    expect(await run('files', other, '--to', folder)).toMatchObject({
      code: 0,
      printed: 'This application has no files.\n',
    });
  });

  it('files reports a damaged file and saves no copy', async () => {
    const attachments = path.join(intake.dataDir, 'attachments');
    for (const name of await readdir(attachments)) await writeFile(path.join(attachments, name), 'damaged');
    const { code, complained } = await run('files', reference, '--to', folder);
    expect([code, complained]).toEqual([1, 'report.pdf is damaged in the data folder\n']);
    expect(await readdir(folder)).toEqual([]);
  });

  it('an unknown reference is an error', async () => {
    const unknown = makeReference();
    const complained = `There is no application ${unknown} here\n`;
    expect(await run('show', unknown)).toEqual({ code: 1, printed: '', complained });
  });
});

describe('the command line', () => {
  it.each([[], ['--help'], ['-h'], ['help']])('%j prints help', async (...argv) => {
    const { code, printed } = await run(...argv);
    expect(code).toBe(0);
    expect(printed).toMatch(/list.*show REFERENCE.*files REFERENCE --to DIR/s);
    expect(printed).toMatch(/export.*handled.*unhandled.*genuine.*delete.*backup.*restore.*--since.*Exit codes/s);
  });

  it('show --help prints the help of the command', async () => {
    const { code, printed } = await run('show', '--help');
    expect([code, printed]).toEqual([0, expect.stringMatching(/show REFERENCE.*--json.*--help.*Exit codes/s)]);
    expect(printed).not.toContain('--to');
  });

  it.each([
    [['lst'], 'There is no command “lst”'],
    [['show'], 'Which application?'],
    [['show', 'K7QM-4XRT-X'], 'is not a reference'],
    [['list', 'K7QM'], 'list takes no “K7QM”'],
    [['list', '--to', 'x'], 'list takes no --to'],
    [['list', '--all'], '--all'],
  ])('%j is refused with a message', async (argv, message) => {
    const { code, printed, complained } = await run(...argv);
    expect([code, printed]).toEqual([2, '']);
    expect(complained).toContain(message);
    expect(complained).toContain('--help');
  });

  it('files without --to, and show with two references, are refused', async () => {
    expect(await run('files', reference)).toMatchObject({ code: 2 });
    expect(await run('show', reference, other)).toMatchObject({ code: 2 });
  });
});

describe('a data folder', () => {
  it('without a database is an error, since it is probably the wrong folder', async () => {
    await intake.remove();
    const { code, complained } = await run('list');
    expect(code).toBe(1);
    expect(complained).toContain('Set DATA_DIR');
    intake = await startSample();
  });

  it('with an empty database has an empty list', async () => {
    const empty = await startSample();
    const { dataDir } = empty;
    const printed: string[] = [];
    await runCommand(['list'], { dataDir, print: (text) => printed.push(text), printError: () => undefined });
    expect(printed).toEqual(['No applications.\n']);
    await empty.remove();
  });

  it('with the socket of a killed service can be read', async () => {
    await intake.stop();
    await writeFile(path.join(intake.dataDir, 'office.sock'), '');
    expect((await run('list')).code).toBe(0);
  });

  it('locked by a process that does not answer is an error', async () => {
    await intake.stop();
    const store = await openSqliteStore(dataFolder(intake.dataDir).database);
    const { code, complained } = await run('list');
    expect([code, complained]).toEqual([1, expect.stringMatching(/open in another process.*does not answer/)]);
    await store.close();
  });
});
