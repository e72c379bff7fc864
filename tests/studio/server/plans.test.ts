// What an action would write is planned in a copy; the plan is written as it was shown, all or nothing, and can be written back.
import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { publish } from '../../../engine/check/index.ts';
import type { Action, FileChange, PlanAnswer, WriteAnswer } from '../../../engine/studio/protocol/actions.ts';
import type { CheckAnswer, FormState } from '../../../engine/studio/protocol/protocol.ts';
import { writeFiles, writeForm } from '../../compile/support/writeForm.ts';
import { answered, askFolder, askStudio, who, written } from '../support/askStudio.ts';

type Planned = Extract<PlanAnswer, { files: unknown }>;

let asked: Awaited<ReturnType<typeof askStudio>>;

beforeEach(async () => {
  asked = await askStudio();
});

const plan = (action: Action) => answered<Planned>(asked.post('plan', { form: 'trip', action }));
const write = (files: readonly FileChange[]) => answered<WriteAnswer>(asked.post('write', { files }));
const check = () => answered<CheckAnswer>(asked.post('check', { form: 'trip', texts: {} }));
const wrongName = { ...who, required: ['name'], errorMessage: { required: { name: 'Colour is required' } } };

describe('a plan', () => {
  it('of one mend has the files that it changes, the findings that are left, and what parents see; nothing is written', async () => {
    writeFiles(asked.folder, { 'trip/who.schema.json': wrongName });
    const before = asked.onDisk('trip/who.schema.json');
    const finding = (await check()).findings.find(({ code }) => code === 'messagesNameTitles');
    expect(finding?.canMend).toBe(true);
    const { files, findings, changes } = await plan({ kind: 'mend', finding: finding as NonNullable<typeof finding> });
    expect(files).toEqual([{ name: 'trip/who.schema.json', before, after: before.replace('Colour is', 'Name is') }]);
    expect(findings.map(({ code }) => code)).not.toContain('messagesNameTitles');
    expect(changes).toMatchObject([{ where: 'Who › Name', what: 'An error message is worded differently.' }]);
    expect(asked.onDisk('trip/who.schema.json')).toBe(before);
  });

  it('of another change mends what follows from it, and nothing that was wrong before', async () => {
    writeFiles(asked.folder, { 'trip/who.schema.json': wrongName });
    const schemaIn = ({ files }: Planned) => files.find(({ name }) => name === 'trip/who.schema.json');
    const label = { kind: 'reword-step', step: 'who', label: { en: 'You', ar: 'أنتم' } } as const;
    expect(schemaIn(await plan(label))).toBeUndefined();
    const edit = { file: 'trip/form.json', name: '/title', language: 'en', before: 'Trip', after: 'Journey' } as const;
    expect(schemaIn(await plan({ kind: 'texts', edits: [edit], confirmed: [] }))).toBeUndefined();
    const { files } = await plan({ kind: 'rename-step', step: 'who', id: 'child' });
    expect(files.find(({ name }) => name === 'trip/child.schema.json')?.after).toContain('Colour is required');
  });

  it('of every mend includes the examples, and removes one that shows nothing', async () => {
    const { files } = await plan({ kind: 'mend-all' });
    expect(files.find(({ name }) => name === 'trip/examples/refused/nameless.json')?.after).toBeNull();
  });

  it('says why a form with findings is not published', async () => {
    writeFiles(asked.folder, { 'trip/ar.json': {} });
    const answer = await answered<PlanAnswer>(asked.post('plan', { form: 'trip', action: { kind: 'publish' } }));
    expect(answer).toEqual({ problem: expect.stringContaining('A form with findings cannot be published.') });
  });

  it('of publishing what is published writes nothing', async () => {
    const folder = writeForm();
    await publish(folder);
    const own = await askFolder(folder);
    const answer = await answered<PlanAnswer>(own.post('plan', { form: 'trip', action: { kind: 'publish' } }));
    expect(answer).toEqual({ files: [], findings: [] });
  });

  it('of a finding that is gone is refused', async () => {
    const finding = { code: 'messagesNameTitles', file: 'trip/who.schema.json', pointer: '', problem: 'x' };
    const answer = await answered<PlanAnswer>(asked.post('plan', { form: 'trip', action: { kind: 'mend', finding } }));
    expect(answer).toEqual({ problem: 'This finding is gone, or can no longer be mended.' });
  });
});

describe('writing a plan', () => {
  const name = 'trip/who.schema.json';
  const change = (after: string | null, file = name): FileChange => ({
    name: file,
    before: existsSync(path.join(asked.folder, file)) ? asked.onDisk(file) : null,
    after,
  });

  it('makes, changes and removes files, and the other way round restores them', async () => {
    const before = asked.onDisk(name);
    const made = 'walk/examples/minimal.json';
    const files = [change('{}\n'), change('{ "a": 1 }\n', made), change(null, 'trip/examples/minimal.json')];
    expect(await write(files)).toEqual({ kind: 'written' });
    expect([asked.onDisk(name), asked.onDisk(made)]).toEqual(['{}\n', '{ "a": 1 }\n']);
    const back = files.map((file) => ({ ...file, before: file.after, after: file.before }));
    expect(await write(back)).toEqual({ kind: 'written' });
    expect(asked.onDisk(name)).toBe(before);
    expect(existsSync(path.join(asked.folder, 'walk'))).toBe(false);
    expect(existsSync(path.join(asked.folder, 'trip/examples/minimal.json'))).toBe(true);
  });

  it('writes nothing if another program has changed one of the files', async () => {
    const files = [change('{}\n', 'trip/form.json'), { ...change('{}\n'), before: 'read earlier' }];
    const before = asked.onDisk('trip/form.json');
    expect(await write(files)).toEqual({ kind: 'conflict', files: [name] });
    expect(asked.onDisk('trip/form.json')).toBe(before);
  });

  it.each([
    ['outside of the forms', '../outside-of-all-forms.json'],
    ['by a path with ..', 'trip/../secret.json'],
    ['beside the forms', 'secret.json'],
    ['that is not JSON', 'trip/notes.txt'],
    ['behind a symbolic link', 'linked/form.json'],
  ])('does not write a file %s', async (_, file) => {
    symlinkSync(path.join(asked.folder, 'lists'), path.join(asked.folder, 'linked'));
    const response = await asked.post('write', { files: [{ name: file, before: null, after: '{}' }] });
    expect([response.status, await response.text()]).toEqual([500, `${file} is not a file of a form.`]);
    expect(existsSync(path.join(asked.folder, 'lists/form.json'))).toBe(false);
  });

  it('does not write what is not JSON', async () => {
    const before = asked.onDisk(name);
    expect((await asked.post('write', { files: [change('{')] })).status).toBe(500);
    expect(asked.onDisk(name)).toBe(before);
  });
});

it('the state of a form counts findings, translations and examples, and says whether it was published', async () => {
  writeFiles(asked.folder, { 'trip/ar.json': {}, 'trip/who.schema.json': written({ ...wrongName }) });
  const state = await answered<FormState>(asked.get('states/trip'));
  expect(state).toEqual({
    translations: expect.any(Number),
    examples: expect.any(Number),
    others: expect.any(Number),
    isPublished: true,
  });
  expect([state.translations > 0, state.examples > 0, state.others > 0]).toEqual([true, true, true]);
});
