// A question that is renamed takes along a comparison of another step, which names it by a JSON Pointer.
import { expect, it } from 'vitest';
import { writeForm } from '../../compile/support/writeForm.ts';
import { planned } from './support/buildForms.ts';
import { files, more } from './support/namedEverywhere.ts';

it('a comparison with an answer of an earlier step names it where it goes', async () => {
  const { note } = more.properties;
  const again = { ...note, equals: { $data: '/who/name' }, errorMessage: { equals: 'Another name than before' } };
  const { 'trip/ar.json': words } = files;
  const own = { ...Object(words)['more.schema.json'], '/properties/note/errorMessage/equals': 'اسم آخر' };
  const comparing = {
    'trip/more.schema.json': { ...more, properties: { ...more.properties, note: again } },
    'trip/ar.json': { ...words, 'more.schema.json': own },
  };
  const question = { step: 'who', path: [], name: 'name' };
  const action = { kind: 'rename-question', question, name: 'child' } as const;
  const changed = await planned(writeForm({ ...files, ...comparing }), 'trip', action);
  const { after = '' } = changed.find((file) => file.name === 'trip/more.schema.json') ?? {};
  expect(JSON.parse(after ?? '').properties.note.equals).toEqual({ $data: '/who/child' });
});
