// Long because the table has every command. Output to a terminal contains no control or bidirectional formatting characters from
// submissions or arguments: every command is run with every such character of Unicode.
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from '../../../engine/intake/cli/commands/commands.ts';
import { print, printError } from '../../../engine/intake/cli/output.ts';
import { runCommand } from '../../../engine/intake/cli/runCommand.ts';
import { buildApp } from '../../../engine/intake/http/buildApp.ts';
import { dataFolder } from '../../../engine/intake/storage/disk/dataFolder.ts';
import { openEmbedded } from '../../../engine/intake/storage/sqlite/openEmbedded.ts';
import type { Application } from '../../../engine/intake/storage/store.ts';
import { project, sourceFiles } from '../../laws/sourceFiles.ts';
import { emptyStore, noAttachments } from '../support/emptyStore.ts';
import { sampleForm } from '../support/sampleForm.ts';
import { sampleOffice } from '../support/sampleOffice.ts';
import { startSample, temporaryFolder } from '../support/startSample.ts';

const letter = {
  id: 'hello',
  label: 'Hello',
  in: ['new', 'handled'],
  subject: '{reference}',
  text: ['{/person/name}'],
};
const office = { ...sampleOffice, letters: [letter] };
const offices = { en: [office], ar: [{ ...office, language: 'ar' as const }] };

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** By code point rather than by Unicode property, so that the test cannot share a mistake with the code. */
const OBEYED = [
  ...range(0x00, 0x08),
  ...range(0x0b, 0x0c),
  ...range(0x0e, 0x1f),
  ...range(0x7f, 0x9f),
  0xad,
  0x061c,
  0x180e,
  ...range(0x200b, 0x200f),
  ...range(0x2028, 0x202e),
  ...range(0x2060, 0x206f),
  0xfeff,
  ...range(0xfff9, 0xfffb),
  0x034f,
  0x3164,
  ...range(0xe0000, 0xe01ff),
];
const WITHIN = new Set(OBEYED);
const found = (text: string) => [...text].map((one) => one.codePointAt(0) ?? 0).filter((code) => WITHIN.has(code));

/** All but the null character, which neither program arguments nor PostgreSQL texts can contain. */
const ALL = OBEYED.slice(1)
  .map((code) => `a${String.fromCodePoint(code)}`)
  .join('');
const ESCAPE = '\u001b]0;x\u0007\u009b31m\u202e';

let folder: string;
let dataDir: string;
let reference: string;
beforeAll(async () => {
  folder = await temporaryFolder();
  const { dataDir: made, stop } = await startSample();
  await stop();
  dataDir = made;
  const storage = await openEmbedded(dataFolder(dataDir));
  const { id, ...received } = await storage.attachments.receive([Buffer.from('%PDF-1.4')] as never);
  await storage.attachments.persist([id]);
  const about = { form: 'sample', formVersion: 3, language: 'en', digest: 'd', aside: false } as const;
  const file = { id, name: `photos[0]${ALL}`, fileName: ALL.slice(0, 40).replaceAll('/', ''), ...received, type: ALL };
  const answers = { person: { name: ALL, born: '2019-03-04', [ALL]: ALL }, pets: [{ name: ALL }] };
  const application = { ...about, submissionId: randomUUID(), receivedAt: new Date().toISOString(), hint: ALL };
  ({ reference } = await storage.store.insert({ ...application, answers, attachments: [file] }, { kinds: [] }));
  const other = { ...application, form: ALL, submissionId: randomUUID(), aside: true, answers: {}, attachments: [] };
  await storage.store.insert(other, { kinds: [] });
  const at = new Date().toISOString();
  await storage.accounts.addAccount('anna', 'read', { by: 'test', at }, { token: 't', expiresAt: at });
  await storage.accounts.addSession({ id: 's', account: 'anna', startedAt: at, seenAt: at, browser: ALL }, 1);
  await storage.store.close();
});
afterAll(async () => {
  await rm(dataDir, { recursive: true });
  await rm(folder, { recursive: true });
});

interface Shown {
  readonly code: number;
  readonly printed: string;
  readonly complained: string;
}

/** Runs a command with or without a terminal as its standard streams. */
async function run(isTTY: boolean, argv: readonly string[], where = dataDir): Promise<Shown> {
  const shown = { printed: '', complained: '' };
  const stream = (name: keyof typeof shown) => ({
    isTTY,
    write(text: string | Uint8Array) {
      shown[name] += text;
      return true;
    },
  });
  const code = await runCommand(argv, {
    dataDir: where,
    forms: [sampleForm],
    offices,
    print: (text) => print(text, stream('printed')),
    printError: (text) => printError(text, stream('complained')),
  });
  return { code, ...shown };
}

/** Every command, with such characters in every argument. */
const lines = (): Record<string, readonly (readonly string[])[]> => ({
  list: [
    ['list'],
    ['list', '--aside'],
    ['list', '--json'],
    ['list', '--form', ESCAPE],
    ['list', '--words', ESCAPE],
    ['list', ESCAPE],
  ],
  show: [
    ['show', reference],
    ['show', reference, '--json'],
    ['show', ESCAPE],
    ['show', reference, ESCAPE],
    ['show', reference, '--version', '2'],
    ['show', reference, '--version', ESCAPE],
  ],
  account: [
    ['account', 'sessions'],
    ['account', 'sessions', '--json'],
    ['account', 'list'],
    ['account', 'add', ESCAPE, '--role', 'read'],
    ['account', 'add', 'karim', '--role', ESCAPE],
    ['account', ESCAPE],
    ['account', 'list', ESCAPE],
  ],
  files: [
    ['files', reference, '--to', path.join(folder, `files${ESCAPE}`)],
    ['files', ESCAPE, '--to', 'x'],
  ],
  export: [
    ['export', '--form', 'sample'],
    ['export', '--form', 'sample', '--separator', ';'],
    ['export', '--as', 'jsonl'],
    ['export', '--form', 'sample', '--to', path.join(folder, `all${ESCAPE}.csv`)],
    ['export', '--form', 'sample', '--to', path.join(folder, `all${ESCAPE}.xlsx`)],
    ['export', '--as', ESCAPE],
    ['export', '--language', ESCAPE],
    ['export', '--since', ESCAPE],
  ],
  handled: [
    ['handled', reference],
    ['handled', ESCAPE],
  ],
  unhandled: [
    ['unhandled', reference],
    ['unhandled', ESCAPE],
  ],
  genuine: [
    ['genuine', reference],
    ['genuine', ESCAPE],
  ],
  mark: [
    ['mark', reference, ESCAPE],
    ['mark', reference, 'handled', `date=${ESCAPE}`],
    ['mark', ESCAPE, ESCAPE],
    ['mark', reference, 'handled', ESCAPE],
  ],
  note: [
    ['note', reference, ESCAPE],
    ['note', ESCAPE, 'x'],
    ['note', reference, 'x', ESCAPE],
  ],
  assign: [
    ['assign', reference, 'anna'],
    ['assign', reference, ESCAPE],
    ['assign', reference],
  ],
  record: [
    ['record'],
    ['record', '--json'],
    ['record', '--by', ESCAPE],
    ['record', '--kind', ESCAPE],
    ['record', '--before', ESCAPE],
    ['record', ESCAPE],
  ],
  letter: [
    ['letter', reference],
    ['letter', reference, ESCAPE],
    ['letter', reference, 'hello'],
    ['letter', reference, 'hello', '--language', ESCAPE],
    ['letter', reference, 'hello', '--send', '--language', 'en'],
    ['letter', ESCAPE, ESCAPE],
  ],
  ask: [
    ['ask', reference],
    ['ask', reference, ESCAPE],
    ['ask', reference, '/person/name', '--message', ESCAPE],
    ['ask', reference, '--revoke'],
    ['ask', ESCAPE, '--revoke'],
    ['ask', reference, '/person/name', '--revoke'],
  ],
  delete: [
    ['delete', reference],
    ['delete', ESCAPE],
    ['delete', '--older-than', ESCAPE],
  ],
  history: [
    ['history', reference],
    ['history', reference, '--json'],
    ['history', ESCAPE],
  ],
  backup: [
    ['backup', '--to', path.join(folder, `backup${ESCAPE}`)],
    ['backup', '--to', `/dev/null/${ESCAPE}`],
  ],
  restore: [['restore', '--from', path.join(folder, ESCAPE)]],
  move: [
    ['move', '--to', `postgres://${ESCAPE}`],
    ['move', '--to', `env:${ESCAPE}`],
    ['move', ESCAPE],
  ],
});

describe('on a terminal', () => {
  it('every command is tested', () => {
    expect(Object.keys(lines())).toEqual(expect.arrayContaining([...commands.keys()]));
  });

  it.each([...commands.keys()])('%s prints no control characters', async (name) => {
    for (const argv of lines()[name] ?? []) {
      const { printed, complained } = await run(true, argv);
      expect([argv, found(printed), found(complained)]).toEqual([argv, [], []]);
      expect(printed + complained).not.toBe('');
    }
  });

  it('errors about unknown commands, options and folders contain no control characters', async () => {
    const typed = [
      [ESCAPE],
      [`--${ESCAPE}`],
      ['list', `--${ESCAPE}`],
      ['list', `--form=${ESCAPE}`, ESCAPE],
      ['show', '--help'],
    ];
    for (const argv of typed) {
      const { printed, complained } = await run(true, argv);
      expect([argv, found(printed), found(complained)]).toEqual([argv, [], []]);
    }
    const { code, complained } = await run(true, ['list'], path.join(folder, ESCAPE));
    expect([code, found(complained)]).toEqual([1, []]);
  });

  it('JSON output parses to the original values', async () => {
    const [shown] = await Promise.all([run(true, ['show', reference, '--json'])]);
    expect((JSON.parse(shown.printed) as Application).answers).toMatchObject({ person: { name: ALL } });
    const { printed } = await run(true, ['export', '--as', 'jsonl', '--form', 'sample']);
    expect((JSON.parse(printed) as Application).answers).toMatchObject({ person: { name: ALL } });
  });

  it('line endings, tabs, single-character emoji, Arabic and accents are unchanged', () => {
    const text = 'ليلى\tZoé ❤️😀\r\nمُحَمَّد\n';
    const printed: unknown[] = [];
    print(text, { isTTY: true, write: (part) => printed.push(part) > 0 });
    expect(printed).toEqual([text]);
  });
});

it('an export into a file or a pipe is unchanged; errors are always escaped', async () => {
  const { printed } = await run(false, ['export', '--as', 'jsonl', '--form', 'sample']);
  expect(printed).toContain('\u009b');
  const { complained } = await run(false, [ESCAPE]);
  expect(found(complained)).toEqual([]);
});

it('a log line has such characters escaped and parses to the same JSON', async () => {
  const logged: string[] = [];
  const app = await buildApp({
    forms: [],
    store: emptyStore,
    attachments: noAttachments,
    checkReady: () => Promise.reject(new Error(ALL)),
    log: { level: 'info', stream: { write: (line) => void logged.push(line) } },
  });
  await app.inject('/readyz');
  await app.close();
  expect(logged).toHaveLength(1);
  expect(found(logged.join(''))).toEqual([]);
  expect(JSON.parse(logged.join(''))).toMatchObject({ err: { message: ALL } });
});

it('no other file of the intake writes to the standard streams', async () => {
  const writers: string[] = [];
  for (const file of sourceFiles(['engine/intake'], ['.ts'])) {
    if (/\bstd(out|err)\b[^\n]*\bwrite|console\./.test(await readFile(path.join(project, file), 'utf8')))
      writers.push(file);
  }
  expect(writers).toEqual([]);
});
