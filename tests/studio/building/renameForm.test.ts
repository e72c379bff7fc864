// A form gets another folder and another address: its files move as they are.
import path from 'node:path';
import { expect, it } from 'vitest';
import { publish } from '../../../engine/check/index.ts';
import type { PlanAnswer, RenameForm } from '../../../engine/studio/protocol/actions.ts';
import { planAction } from '../../../engine/studio/server/planAction.ts';
import { formFile, goodFiles, inArabic, writeForm } from '../../compile/support/writeForm.ts';
import { isCarriedOut } from './support/isCarriedOut.ts';

const rename: RenameForm = { kind: 'rename-form', id: 'journey', route: '/Journey' };
const examples = {
  'trip/examples/minimal.json': { who: { name: 'Maya' } },
  'trip/examples/refused/no-name.json': {
    from: 'minimal',
    change: { 'who[name]': null },
    errors: { 'who[name]': 'Name is required' },
  },
};
const walk = { 'walk/form.json': formFile({ route: '/walk', submit: { post: '/walk' } }) };

type Planned = Extract<PlanAnswer, { files: unknown }>;

async function plan(folder: string, action = rename) {
  const answer = await planAction(folder, { form: 'trip', action });
  if ('problem' in answer) throw new Error(answer.problem);
  return answer;
}

const after = ({ files: all }: Planned, name: string) =>
  JSON.parse(all.find((file) => file.name === name)?.after ?? 'null');

it.each(['//trip', 'trip', '/a b', '/Bus?x=1', '/<b>', '/../x', ''])(
  'the address %j is refused in its own words',
  async (route) => {
    const begins = { copyOf: 'trip' } as const;
    const added = { kind: 'add-form', form: { id: 'journey', title: { en: 'Journey' }, route, begins } } as const;
    for (const action of [added, { ...rename, route }])
      expect(await planAction(writeForm({}), { form: 'trip', action })).toEqual({
        problem: `“${route}” cannot be an address: begin with one /, and use letters, digits, - and _.`,
      });
  },
);

it('every file moves, and a published form is found at its former address', async () => {
  const folder = writeForm(examples);
  expect(await publish(folder)).toEqual([]);
  expect(await isCarriedOut(folder, 'trip', rename)).toBe(true);
  const planned = await plan(folder);
  const gone = planned.files.filter((file) => file.after === null);
  expect(gone.map(({ name }) => path.basename(name))).toEqual(
    expect.arrayContaining(['form.json', 'published.json', 'translated.json', 'no-name.json']),
  );
  for (const { name, before } of gone.filter((file) => !file.name.endsWith('/form.json')))
    expect(planned.files).toContainEqual({ name: name.replace('trip/', 'journey/'), before: null, after: before });
  expect(after(planned, 'journey/form.json')).toEqual({
    ...goodFiles['trip/form.json'],
    route: '/Journey',
    aliases: ['/trip'],
  });
  expect(planned.notes).toEqual([
    expect.stringContaining('for “trip”: they do not find it again'),
    expect.stringContaining('npm run applications -- list --form trip'),
  ]);
});

it('a form that parents do not have leaves nothing behind, one that only saves has no applications', async () => {
  const own = await plan(writeForm());
  expect(after(own, 'journey/form.json')).toEqual({ ...goodFiles['trip/form.json'], route: '/Journey' });
  expect(own.notes).toBeUndefined();
  const saved = writeForm({
    'trip/form.json': formFile({
      submit: { download: 'trip.json' },
      done: { title: 'Done', text: ['Saved as trip.json.'] },
    }),
    'trip/ar.json': inArabic({ '/done/text/0': 'حُفظ في trip.json.' }),
  });
  expect(await publish(saved)).toEqual([]);
  expect((await plan(saved)).notes).toHaveLength(1);
});

it('an address alone, which was another one of the form', async () => {
  const folder = writeForm({ 'trip/form.json': formFile({ aliases: ['/Journey'] }) });
  const planned = await plan(folder, { ...rename, id: 'trip' });
  expect(planned.files.map(({ name }) => name)).toEqual(['trip/form.json']);
  expect(after(planned, 'trip/form.json')).toEqual(formFile({ route: '/Journey' }));
});

it.each<[string, Partial<RenameForm>, string]>([
  ['a folder outside of the forms', { id: '../elsewhere' }, 'cannot name a folder'],
  ['the folder of another one', { id: 'walk' }, 'There is a folder “walk” already.'],
  ['the address of another one', { route: '/walk' }, 'has the address /walk already'],
])('a form does not get %s', async (_, change, problem) => {
  await expect(plan(writeForm(walk), { ...rename, ...change })).rejects.toThrow(problem);
});
