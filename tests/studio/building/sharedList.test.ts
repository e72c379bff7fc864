// A list of options that two forms use: what changes in it follows in the records of both.
import { expect, it } from 'vitest';
import type { FileChange } from '../../../engine/studio/protocol/actions.ts';
import { formFile, goodFiles, writeForm } from '../../compile/support/writeForm.ts';
import { planned } from './support/buildForms.ts';

const grade = { type: 'string', enum: ['1', '2'], enumNames: ['First', 'Second'] };
const who = {
  type: 'object',
  properties: {
    grade: { $ref: '../lists/grade.json', title: 'Grade' },
    name: { type: 'string', title: 'Name', maxLength: 9 },
  },
};
const arabic = {
  ...goodFiles['trip/ar.json'],
  'who.schema.json': { '/properties/grade/title': 'الصف', '/properties/name/title': 'الاسم' },
};
const published = { version: 1, answers: { 'who[grade]': 'one of ["1","2"]', 'who[name]': 'string' } };
const ui = { 'ui:sections': [{ title: 'You', fields: ['grade', 'name'] }] };
const ofForm = (id: string, form: object) => ({
  [`${id}/form.json`]: form,
  [`${id}/who.schema.json`]: who,
  [`${id}/who.ui.json`]: ui,
  [`${id}/ar.json`]: arabic,
  [`${id}/published.json`]: published,
});
const files = {
  ...ofForm('trip', formFile({})),
  ...ofForm('walk', formFile({ route: '/walk', submit: { post: '/walk' } })),
  'lists/grade.json': grade,
  'lists/ar.json': { 'grade.json': { '/enum/1': 'الأول', '/enum/2': 'الثاني' } },
};
const question = { step: 'who', path: [], name: 'grade' };
const after = (changed: readonly FileChange[], name: string) =>
  JSON.parse(changed.find((file) => file.name === name)?.after ?? 'null');

it('one more option leaves the version, one less raises it in every form', async () => {
  const option = { value: '3', label: { en: 'Third', ar: 'الثالث' } };
  const added = await planned(writeForm(files), 'trip', { kind: 'add-option', question, option, after: '2' });
  expect(after(added, 'lists/grade.json')).toEqual({
    ...grade,
    enum: ['1', '2', '3'],
    enumNames: ['First', 'Second', 'Third'],
  });
  expect(after(added, 'lists/ar.json')['grade.json']['/enum/3']).toBe('الثالث');
  for (const id of ['trip', 'walk'])
    expect(after(added, `${id}/published.json`)).toMatchObject({
      version: 1,
      answers: { 'who[grade]': 'one of ["1","2","3"]' },
    });
  const removed = await planned(writeForm(files), 'trip', { kind: 'remove-option', question, value: '1' });
  for (const id of ['trip', 'walk']) expect(after(removed, `${id}/form.json`).version).toBe(2);
  expect(after(removed, 'lists/ar.json')['grade.json']).toEqual({ '/enum/2': 'الثاني' });
});
