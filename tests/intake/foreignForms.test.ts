// Forms written for other engines: the intake stores their answers on the disk, and the office lists, shows, exports and saves
// them with the titles of each form's questions, without code for any of them.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toFormData } from '../../engine/browser/toFormData.ts';
import type { Language } from '../../engine/core/locale/language.ts';
import type { Answers, Attachment, Form } from '../../engine/core/model/types.ts';
import { restoreDraft } from '../../engine/core/wizard/restoreDraft.ts';
import { runCommand } from '../../engine/intake/cli/runCommand.ts';
import { sameAnswers } from '../../engine/prove/answers/compareAnswers.ts';
import { bytesOf } from '../support/bytesOf.ts';
import { flatten, isAttachment } from '../support/flatten.ts';
import { droppedForm, ids, languagesOf, maximal } from '../support/foreignForms.ts';
import { readCsv } from '../support/readCsv.ts';
import { sheets } from '../support/sheets.ts';
import { type Sample, startSample, temporaryFolder } from './support/startSample.ts';

let intake: Sample;
let forms: readonly Form[];
let arabic: readonly Form[];
const references = new Map<string, string>();
/** The bytes of the files sent, by name. */
const sent = new Map<string, Buffer>();

beforeAll(async () => {
  forms = await Promise.all(ids.map((id) => droppedForm(id)));
  arabic = await Promise.all(ids.filter((id) => languagesOf(id).includes('ar')).map((id) => droppedForm(id, 'ar')));
  intake = await startSample({ forms, translations: { en: forms, ar: arabic } });
  for (const { id } of forms) references.set(id, (await send(id, maximal(id))).reference ?? '');
});
afterAll(() => intake.remove());

/** Sends answers as the page in that language does. */
async function send(id: string, answers: Answers, language: Language = 'en') {
  const files = new Map(flatten(answers).flatMap(([, leaf]) => (isAttachment(leaf) ? [[leaf.id, leaf] as const] : [])));
  const body = toFormData(answers, (file) => fileOf(files.get(file)));
  const headers = { 'idempotency-key': crypto.randomUUID(), 'accept-language': language };
  const response = await fetch(`${intake.url}/${id}`, { method: 'POST', body, headers });
  return (await response.json()) as { reference?: string; errors?: { path: string; message: string }[] };
}

function fileOf(file: Attachment | undefined): File | undefined {
  if (!file) return undefined;
  const bytes = bytesOf(file);
  sent.set(file.name, bytes);
  return new File([bytes], file.name, { type: file.type });
}

async function office(...argv: string[]): Promise<string> {
  let printed = '';
  const print = (text: string) => {
    printed += text;
  };
  const code = await runCommand(argv, { dataDir: intake.dataDir, forms, print, printError: print });
  expect([code, printed]).toEqual([0, expect.any(String)]);
  return printed;
}

it('every fixture form has an expected table', () => {
  expect(Object.keys(sheets)).toEqual(ids);
});

/** A cell without the leading character that makes a spreadsheet treat it as text. */
const asText = (cell = '') => cell.replace(/^['\u200e]/, '');

describe.each(ids)('%s', (id) => {
  const { about = '', columns = [] } = sheets[id] ?? {};

  it('is stored unchanged, and restored from a draft', async () => {
    const answers = maximal(id);
    const kept = JSON.parse(await office('show', references.get(id) ?? '', '--json')) as { answers: Answers };
    expect(sameAnswers(kept.answers, answers)).toBe(true);
    const draft = {
      form: id,
      version: 1,
      answers,
      step: 0,
      savedAt: '2026-01-01T00:00:00Z',
      submissionId: 'x',
      waiting: false,
    };
    for (const form of [...forms, ...arabic].filter((one) => one.id === id)) {
      const { state, orphans } = restoreDraft(form, JSON.parse(JSON.stringify(draft)));
      expect([state.answers, orphans]).toEqual([answers, []]);
    }
  });

  it('is listed and shown', async () => {
    const [, line = ''] = (await office('list', '--form', id)).split('\n');
    expect(line).toMatch(new RegExp(`^${references.get(id)} .* ${id} +\\d+ +new *${about}$`));
    const shown = (await office('show', references.get(id) ?? '')).split('\n').map((text) => text.trim());
    const answers = columns.map(([head, cell]) =>
      [head.split(': ').at(-1), cell.replace(/^'/, '').split('\n')[0]].join(': '),
    );
    expect(shown).toEqual(expect.arrayContaining(answers.filter((answer) => !answer.includes('...'))));
  });

  it('is exported with a column for each answer', async () => {
    const [heads = [], ...lines] = readCsv(await office('export', '--form', id));
    expect(lines).toHaveLength(1);
    const cells = heads.map((head, i) => [head, asText(lines[0]?.[i])]);
    const answers = cells.slice(heads.indexOf('Set aside') + 1).filter(([head = '']) => !head.endsWith(' (ISO)'));
    expect(answers).toEqual(columns.map(([head, cell]) => [head, asText(cell)]));
    const [exported] = (await office('export', '--form', id, '--as', 'jsonl')).trimEnd().split('\n');
    expect(sameAnswers((JSON.parse(exported ?? '') as { answers: Answers }).answers, maximal(id))).toBe(true);
  });
});

it('a file is stored and saved byte for byte', async () => {
  const folder = await temporaryFolder();
  await office('files', references.get('clinic') ?? '', '--to', folder);
  const [name = ''] = await readdir(folder);
  expect(name).toMatch(/ card\.pdf$/);
  expect((await readFile(path.join(folder, name))).equals(sent.get('card.pdf') ?? Buffer.alloc(0))).toBe(true);
});

it('a form sent in Arabic is refused in Arabic, and shown to the office with its own titles', async () => {
  const { diet, ...answers } = maximal('registration');
  const refused = await send('registration', { ...answers, seats: 11 }, 'ar');
  expect(Object.fromEntries((refused.errors ?? []).map(({ path: at, message }) => [at, message]))).toEqual({
    seats: 'اكتبوا ١٠ أو أقل',
    diet: 'الطعام مطلوب',
  });
  const { reference = '' } = await send('registration', { ...maximal('registration'), name: 'نور حدّاد' }, 'ar');
  expect(await office('show', reference)).toMatch(/Full Name: نور حدّاد\n {2}E-Mail: .*\n {2}Ticket: Student/);
});

it('hidden answers are not stored, and unknown ones are refused', async () => {
  const hidden = await send('pets', { pets: 'No', age: 3, rid: 'yes' });
  const kept = JSON.parse(await office('show', hidden.reference ?? '', '--json')) as { answers: Answers };
  expect(kept.answers).toEqual({ pets: 'No' });
  expect((await send('pets', { pets: 'No', cats: '2' })).errors).toEqual([
    { path: 'cats', message: 'This form has no such question' },
  ]);
});
