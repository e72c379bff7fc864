// What the dialogs offer: the steps, groups, questions and options of a form, in every language.
import { expect, it } from 'vitest';
import type { FormFolder } from '../../../engine/studio/protocol/protocol.ts';
import { readOutline } from '../../../engine/studio/server/readOutline.ts';
import { writeFiles } from '../../compile/support/writeForm.ts';
import { fixtureForms } from '../building/support/buildForms.ts';
import { answered, askStudio, list } from '../support/askStudio.ts';

it('has questions in their order, with messages, cases and options', async () => {
  const { steps = [], lists } = readOutline(await fixtureForms('clinic'), 'clinic') ?? {};
  expect(lists).toEqual([]);
  expect(steps.map(({ id, groups }) => [id, groups.map(({ title }) => title)])).toEqual([
    ['patient', ['Patient', 'Home Address', 'Billing Address']],
    ['health', ['Health', 'Allergies']],
  ]);
  const [smokes, perDay, allergies] = steps[1]?.groups[0]?.questions ?? [];
  expect(smokes).toMatchObject({ name: 'smokes', kind: 'choice', required: { en: 'Do you smoke? is required' } });
  expect(smokes?.options.map(({ value, label }) => [value, label.en])).toEqual([
    ['yes', 'Yes'],
    ['no', 'No'],
  ]);
  expect(Object.keys(smokes?.title ?? {})).toEqual(['en', 'ar']);
  expect([perDay?.isConditional, perDay?.kind, allergies?.kind]).toEqual([true, 'other', 'list']);
});

it('offers lists, except those that cannot be read, and says why a form cannot be', async () => {
  const asked = await askStudio();
  writeFiles(asked.folder, { 'lists/broken.json': '{', 'lists/ar.json': {} });
  const outline = async () => (await answered<FormFolder>(asked.get('forms/trip'))).outline;
  expect(await outline()).toHaveProperty('lists', [
    { name: '../lists/grade.json', options: list.enum },
    { name: '../lists/unused.json', options: list.enum },
  ]);
  writeFiles(asked.folder, { 'trip/form.json': '{' });
  expect(await outline()).toBe('A file of this form cannot be read. Correct its findings first.');
});
