// Questions that are only a reference to a list of options or to another question.
import { expect, it } from 'vitest';
import type { Building, FileChange } from '../../../engine/studio/protocol/actions.ts';
import { writeForm } from '../../compile/support/writeForm.ts';
import { planned } from './support/buildForms.ts';
import { files, more, who } from './support/namedEverywhere.ts';

const plan = (action: Building, changes: object) => planned(writeForm({ ...files, ...changes }), 'trip', action);
const after = (changed: readonly FileChange[], name: string) =>
  JSON.parse(changed.find((file) => file.name === `trip/${name}`)?.after ?? 'null');

it('a question that is only a reference is renamed and removed where it is asked, and what it refers to stays', async () => {
  const list = { type: 'string', title: 'Grade', enum: ['1', '2'] };
  const graded = (schema: typeof who | typeof more) => ({
    ...schema,
    properties: { ...schema.properties, grade: { $ref: '../lists/grade.json' } },
  });
  const changes = {
    'lists/grade.json': list,
    'lists/ar.json': { 'grade.json': { '/title': 'الصف' } },
    'trip/who.schema.json': graded(who),
    'trip/more.schema.json': graded(more),
  };
  const question = { step: 'more', path: [], name: 'grade' };
  const renamed = await plan({ kind: 'rename-question', question, name: 'year' }, changes);
  expect(after(renamed, 'more.schema.json').properties).toEqual({
    ...more.properties,
    year: { $ref: '../lists/grade.json' },
  });
  const removed = await plan({ kind: 'remove-question', question }, changes);
  expect(after(removed, 'more.schema.json').properties).toEqual(more.properties);
  for (const { name } of [...renamed, ...removed]) expect(name).not.toMatch(/lists|who\.schema/);
});
