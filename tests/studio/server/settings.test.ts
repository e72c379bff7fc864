// Keys of form.json and office.json that were changed in fields: checked while they are drafts, planned, refused where the file is
// another by now.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { publish } from '../../../engine/check/index.ts';
import type { PlanAnswer, WriteAnswer } from '../../../engine/studio/protocol/actions.ts';
import type { CheckAnswer, FormFolder } from '../../../engine/studio/protocol/protocol.ts';
import type { SettingEdit } from '../../../engine/studio/protocol/settings.ts';
import { firstOffice } from '../../../engine/studio/state/firstOffice.ts';
import { writeForm } from '../../compile/support/writeForm.ts';
import { answered, askFolder } from '../support/askStudio.ts';

let asked: Awaited<ReturnType<typeof askFolder>>;
const form = 'trip/form.json';
const title = { kind: 'words', pointer: '/title', words: { en: 'Journey', ar: 'سفر' } } as const;

beforeEach(async () => {
  const folder = writeForm();
  await publish(folder);
  asked = await askFolder(folder);
});

const changeOf = (file: string, edits: readonly SettingEdit[]) => ({
  file,
  before: existsSync(path.join(asked.folder, file)) ? asked.onDisk(file) : null,
  edits,
});
const plan = (file: string, edits: readonly SettingEdit[], change = changeOf(file, edits)) =>
  answered<PlanAnswer>(asked.post('plan', { form: 'trip', action: { kind: 'settings', change } }));
const filesOf = (answer: PlanAnswer) => ('files' in answer ? answer.files : []);

it('a draft is checked and shown, and no file changes', async () => {
  const before = asked.onDisk(form);
  const settings = [changeOf(form, [title, { kind: 'set', pointer: '/version', value: 'x' }])];
  const ask = (body: object) => answered<CheckAnswer>(asked.post('check', { form: 'trip', texts: {}, ...body }));
  const { findings } = await ask({ settings });
  expect(findings[0]).toMatchObject({ file: form, pointer: '/version' });
  const sound = await ask({ settings: [changeOf(form, [title])] });
  // Writing the draft mends the record of translations with it.
  expect(sound.findings).toEqual([]);
  expect(sound.modules.en).toContain('Journey');
  expect(sound.modules.ar).toContain('سفر');
  // Of another text than that on the disk it is left out.
  expect((await ask({ settings: [{ ...settings[0], before: '{}' }] })).findings).toEqual([]);
  expect(asked.onDisk(form)).toBe(before);
});

it('a plan has the edited lines of both languages, and is written as it was shown', async () => {
  const before = asked.onDisk(form);
  const answer = await plan(form, [title]);
  const byName = Object.fromEntries(filesOf(answer).map((file) => [file.name, file.after]));
  expect(byName[form]).toBe(before.replace('"title": "Trip"', '"title": "Journey"'));
  expect(byName['trip/ar.json']).toContain('"/title": "سفر"');
  await answered<WriteAnswer>(asked.post('write', { files: filesOf(answer) }));
  expect(asked.onDisk(form)).toContain('Journey');
});

it.each<[string, readonly SettingEdit[], string]>([
  [
    'a value that the file may not have',
    [{ kind: 'set', pointer: '/next', value: 'later' }],
    'This cannot be done as it is',
  ],
  ['nothing', [{ kind: 'set', pointer: '/version', value: 1 }], 'Nothing is left to write.'],
])('a plan of %s is refused with a sentence', async (_, edits, words) => {
  expect(await plan(form, edits)).toEqual({ problem: expect.stringContaining(words) });
});

it('a plan is refused once another program has changed the file, and one of another file as well', async () => {
  const change = { ...changeOf(form, [title]), before: '{}' };
  expect(await plan(form, [], change)).toEqual({ problem: expect.stringContaining('was changed since you began') });
  const other = changeOf('trip/who.schema.json', [title]);
  expect(await plan('', [], other)).toEqual({ problem: 'trip/who.schema.json is not edited in fields.' });
});

it('an office.json begins as what the office does without one, in both languages', async () => {
  const edits = firstOffice(JSON.parse(asked.onDisk(form))) ?? [];
  const answer = await plan('trip/office.json', edits);
  expect(answer).toMatchObject({ findings: [] });
  const office = filesOf(answer).find(({ name }) => name === 'trip/office.json');
  expect(JSON.parse(office?.after ?? '')).toMatchObject({ statuses: [{ id: 'new' }, { id: 'handled' }] });
  const without = await answered<CheckAnswer>(asked.post('check', { form: 'trip', texts: {} }));
  await answered<WriteAnswer>(asked.post('write', { files: filesOf(answer) }));
  const { offices } = await answered<CheckAnswer>(asked.post('check', { form: 'trip', texts: {} }));
  expect(offices).toEqual(without.offices);
});

it('a form offers the groups of the menu that the site beside it has', async () => {
  expect((await answered<FormFolder>(asked.get('forms/trip'))).menuGroups).toEqual([]);
});
