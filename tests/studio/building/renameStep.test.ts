// A step gets another name for its files, for its answers or for both; all that names them follows.
import { expect, it } from 'vitest';
import type { Building, FileChange } from '../../../engine/studio/protocol/actions.ts';
import { planAction } from '../../../engine/studio/server/planAction.ts';
import { inArabic, writeForm } from '../../compile/support/writeForm.ts';
import { planned } from './support/buildForms.ts';
import { files, more, who } from './support/namedEverywhere.ts';

const published = { version: 3, answers: { 'who[bus]': 'one of ["no","yes"]' } };
const trip = {
  ...files,
  'trip/more.ui.json': { ...files['trip/more.ui.json'], note: { 'ui:same-as': 'more[colour]' } },
  'trip/form.json': {
    ...files['trip/form.json'],
    prefill: { to: '/more/note', by: '/who/bus' },
    steps: [
      { id: 'who', label: 'Who', at: '/who' },
      {
        id: 'more',
        label: 'More',
        at: '/more',
        if: { properties: { '/who/bus': { const: 'no' } }, required: ['/who/bus'] },
      },
    ],
  },
  'trip/translated.json': { ar: { 'who.schema.json': { '/properties/name/title': 'x' } } },
};
/** Another form that asks a question of this one. */
const walk = {
  'walk/form.json': {
    ...files['trip/form.json'],
    route: '/walk',
    submit: { post: '/walk' },
    summary: undefined,
    prefill: undefined,
    again: undefined,
    steps: [{ id: 'it', label: 'It' }],
    done: { title: 'Done', text: ['Sent.'] },
  },
  'walk/it.schema.json': { type: 'object', properties: { name: { $ref: '../trip/who.schema.json#/properties/name' } } },
  'walk/it.ui.json': { 'ui:order': ['name'] },
  'walk/ar.json': inArabic({ '/steps/it/label': 'هو', '/done/text/0': 'أُرسل.' }),
};
const rename: Building = { kind: 'rename-step', step: 'who', id: 'the-child', at: 'child' };
const plan = (action: Building, changes = {}) => planned(writeForm({ ...trip, ...changes }), 'trip', action);
const after = (changed: readonly FileChange[], name: string) =>
  JSON.parse(changed.find((file) => file.name === name)?.after ?? 'null');

it('its files, its answers, their texts and all that names them', async () => {
  const changed = await plan(rename, walk);
  expect(changed.filter((file) => file.after === null).map(({ name }) => name)).toEqual([
    'trip/who.schema.json',
    'trip/who.ui.json',
  ]);
  expect(after(changed, 'trip/the-child.schema.json')).toEqual(who);
  expect(after(changed, 'trip/the-child.ui.json')).toEqual(files['trip/who.ui.json']);
  const form = after(changed, 'trip/form.json');
  expect(form.steps[0]).toEqual({ id: 'the-child', label: 'Who', at: '/child' });
  expect(form.steps[1].if).toEqual({ properties: { '/child/bus': { const: 'no' } }, required: ['/child/bus'] });
  expect(form).toMatchObject({
    summary: ['/child/name', '/child/friends/0/first', '/more/note'],
    submit: { document: { of: { child: '/child/name' } } },
    again: { keep: ['child[name]', 'more'] },
  });
  expect(after(changed, 'trip/office.json')).toMatchObject({
    columns: ['/child/name', '/more/note'],
    search: ['/child/name'],
    letters: [{ subject: 'For {/child/name|your child}', text: ['{/child/friends/0/first}'] }],
  });
  const arabic = after(changed, 'trip/ar.json');
  expect(arabic).toMatchObject({
    'form.json': { '/steps/the-child/label': 'من' },
    'the-child.schema.json': { '/properties/name/title': 'الاسم' },
    'the-child.ui.json': { '/name/ui:description': 'كما في جواز السفر' },
  });
  expect(Object.keys(arabic)).not.toContain('who.schema.json');
  expect(Object.keys(after(changed, 'trip/translated.json').ar)).toContain('the-child.schema.json');
  expect(after(changed, 'trip/examples/maximal.json')).toMatchObject({ child: { name: 'Maya' }, more: {} });
  expect(after(changed, 'trip/examples/refused/no-name.json').change).toMatchObject({ 'child[name]': null });
  expect(after(changed, 'walk/it.schema.json').properties.name).toEqual({
    $ref: '../trip/the-child.schema.json#/properties/name',
  });
});

it('its own questions that name each other from the root', async () => {
  const changed = await plan({ kind: 'rename-step', step: 'more', id: 'more', at: 'rest' });
  expect(after(changed, 'trip/more.ui.json').note).toEqual({ 'ui:same-as': 'rest[colour]' });
  expect(after(changed, 'trip/form.json')).toMatchObject({
    prefill: { to: '/rest/note' },
    again: { keep: ['who[name]', 'rest'] },
  });
  expect(changed.map(({ name }) => name)).not.toContain('trip/more.schema.json');
});

it('what becomes of earlier answers is said, if their names change', async () => {
  const folder = () =>
    writeForm({
      ...trip,
      'trip/published.json': published,
      'trip/form.json': { ...trip['trip/form.json'], version: 3 },
    });
  const said = await planAction(folder(), { form: 'trip', action: rename });
  expect(said).toMatchObject({ notes: [expect.stringContaining('The form becomes version 4')] });
  const ofFiles = await planAction(folder(), { form: 'trip', action: { ...rename, at: 'who' } });
  expect(ofFiles).not.toHaveProperty('notes');
  expect(ofFiles).not.toHaveProperty('problem');
});

it.each<[string, Partial<Extract<Building, { kind: 'rename-step' }>>, string, object]>([
  ['no name of files', { id: 'The child' }, 'cannot name files', {}],
  ['the name of another step', { id: 'more' }, 'There is a step “more” already.', {}],
  [
    'the name of other files',
    { id: 'lost' },
    'There is a file lost.schema.json already.',
    { 'trip/lost.schema.json': more },
  ],
  ['the name of other answers', { at: 'more' }, 'There are answers with the name “more” already.', {}],
])('a step does not get %s', async (_, change, problem, changes) => {
  await expect(plan({ ...rename, ...change } as Building, changes)).rejects.toThrow(problem);
});
