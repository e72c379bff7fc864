// Steps, lists and whole forms: the files that are made and removed, and all that follows in the others.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Action, FileChange } from '../../../engine/studio/protocol/actions.ts';
import type { NewForm, NewQuestion } from '../../../engine/studio/protocol/outline.ts';
import { formFile, goodFiles, inArabic, writeForm } from '../../compile/support/writeForm.ts';
import { planned } from './support/buildForms.ts';

const question = (en: string): NewQuestion => ({ kind: 'text', title: { en, ar: `${en} ع` } });
const steps = [
  { id: 'who', label: 'Who', at: '/who' },
  { id: 'more', label: 'More', at: '/more' },
];
const files = {
  'trip/form.json': formFile({ steps, summary: ['/who/name', '/more/note'] }),
  'trip/more.schema.json': { type: 'object', properties: { note: { type: 'string', title: 'Note', maxLength: 9 } } },
  'trip/more.ui.json': { 'ui:order': ['note'] },
  'trip/ar.json': {
    ...inArabic({ '/steps/more/label': 'المزيد' }),
    'more.schema.json': { '/properties/note/title': 'ملاحظة' },
  },
  'trip/examples/maximal.json': { who: { name: 'Maya' }, more: { note: 'x' } },
};
const plan = (action: Action, changes = {}) => planned(writeForm({ ...files, ...changes }), 'trip', action);
const after = (changed: readonly FileChange[], name: string) =>
  JSON.parse(changed.find((file) => file.name === name)?.after ?? 'null');

it('a step is made with its files, its question and its place among the others', async () => {
  const label = { en: 'The bus', ar: 'الحافلة' };
  const first = { ...question('Stop'), required: { en: 'Stop is required', ar: 'الموقف مطلوب' } };
  const changed = await plan({ kind: 'add-step', step: { label, first }, after: 'who' });
  expect(after(changed, 'trip/form.json').steps).toEqual([
    steps[0],
    { id: 'the-bus', label: 'The bus', at: '/theBus' },
    steps[1],
  ]);
  expect(after(changed, 'trip/the-bus.schema.json')).toEqual({
    type: 'object',
    properties: { stop: { type: 'string', title: 'Stop', maxLength: 150 } },
    required: ['stop'],
    errorMessage: { required: { stop: 'Stop is required' } },
  });
  expect(after(changed, 'trip/the-bus.ui.json')).toEqual({ 'ui:sections': [{ fields: ['stop'] }] });
  expect(after(changed, 'trip/ar.json')).toMatchObject({
    'form.json': { '/steps/the-bus/label': 'الحافلة' },
    'the-bus.schema.json': { '/properties/stop/title': 'Stop ع', '/errorMessage/required/stop': 'الموقف مطلوب' },
  });
  expect(after(changed, 'trip/examples/maximal.json')).toMatchObject({ theBus: { stop: 'x' } });
});

it('a step gets another name and another place', async () => {
  const reworded = await plan({ kind: 'reword-step', step: 'more', label: { en: 'Notes', ar: 'ملاحظات' } });
  expect(after(reworded, 'trip/form.json').steps[1].label).toBe('Notes');
  expect(after(reworded, 'trip/ar.json')['form.json']['/steps/more/label']).toBe('ملاحظات');
  const moved = await plan({ kind: 'move-step', step: 'more' });
  expect(moved.map(({ name }) => name)).toEqual(['trip/form.json']);
  expect(after(moved, 'trip/form.json').steps).toEqual([...steps].reverse());
});

it('a step is asked in a case of the answers before it, or always; a comment in its condition stays', async () => {
  const test = { join: 'all', comparisons: [{ question: '/who/name', is: 'equal', values: ['Maya'] }] } as const;
  const shown = await plan({ kind: 'show-step', step: 'more', test });
  const condition = { properties: { '/who/name': { const: 'Maya' } }, required: ['/who/name'] };
  expect(after(shown, 'trip/form.json').steps[1]).toEqual({ ...steps[1], if: condition });
  const [first, second] = steps;
  const present = formFile({
    steps: [first, { ...second, if: { $comment: 'Why.', required: ['/who/name'] } }],
    summary: ['/who/name', '/more/note'],
  });
  const other = await plan({ kind: 'show-step', step: 'more', test }, { 'trip/form.json': present });
  expect(after(other, 'trip/form.json').steps[1].if).toEqual({ $comment: 'Why.', ...condition });
  const always = await plan({ kind: 'show-step', step: 'more' }, { 'trip/form.json': present });
  expect(after(always, 'trip/form.json').steps).toEqual(steps);
  // Only what is known by then can be compared.
  await expect(plan({ kind: 'show-step', step: 'who', test })).rejects.toThrow(
    'No earlier step asks “/who/name” any more.',
  );
});

it('a step goes with its files, their translations, and all that names its questions', async () => {
  const changed = await plan({ kind: 'remove-step', step: 'more' });
  expect(changed.filter((file) => file.after === null).map(({ name }) => name)).toEqual([
    'trip/more.schema.json',
    'trip/more.ui.json',
  ]);
  expect(after(changed, 'trip/form.json')).toMatchObject({ steps: [steps[0]], summary: ['/who/name'] });
  expect(Object.keys(after(changed, 'trip/ar.json'))).not.toContain('more.schema.json');
  expect(after(changed, 'trip/examples/maximal.json')).toEqual({ who: { name: 'Maya' } });
});

it('the only step, or one that is in use, is not removed', async () => {
  await expect(planned(writeForm(), 'trip', { kind: 'remove-step', step: 'who' })).rejects.toThrow(
    'This cannot be done',
  );
  const receipt = {
    'trip/form.json': formFile({ steps, mail: { to: '/more/note' } }),
    'trip/more.schema.json': {
      type: 'object',
      properties: { note: { type: 'string', format: 'email', title: 'Note', maxLength: 90 } },
    },
  };
  const removal = plan({ kind: 'remove-step', step: 'more' }, receipt);
  await expect(removal).rejects.toThrow('It is in use: the address of the receipt (“mail.to”)');
});

it('a list is made with its words and the first question of an entry', async () => {
  const first = { ...question('First name'), required: { en: 'First name is required', ar: 'الاسم مطلوب' } };
  const list = {
    title: { en: 'Friends', ar: 'الأصدقاء' },
    entry: { en: 'Friend', ar: 'صديق' },
    add: { en: 'Add a friend', ar: 'إضافة صديق' },
    most: 4,
    isRequired: true,
    first,
  };
  const changed = await plan({ kind: 'add-list', place: { step: 'who', path: [], after: 'name' }, list });
  expect(after(changed, 'trip/who.schema.json').properties.friends).toMatchObject({
    type: 'array',
    minItems: 1,
    maxItems: 4,
    items: { properties: { firstName: { title: 'First name' } }, required: ['firstName'] },
  });
  expect(after(changed, 'trip/who.schema.json').required).toEqual(['name', 'friends']);
  expect(after(changed, 'trip/who.ui.json').friends).toEqual({ 'ui:entry': 'Friend', 'ui:add': 'Add a friend' });
  expect(after(changed, 'trip/ar.json')['who.ui.json']).toMatchObject({ '/friends/ui:add': 'إضافة صديق' });
  expect(after(changed, 'trip/examples/maximal.json').who.friends).toEqual([{ firstName: 'x' }]);
});

const bus = { id: 'bus', title: { en: 'Bus', ar: 'الحافلة' }, route: '/Bus' };
const scratch: NewForm['begins'] = {
  step: { label: { en: 'Child', ar: 'الولد' }, first: question('Name') },
  done: { title: { en: 'Thank you', ar: 'شكرًا' }, text: { en: 'We have received it.', ar: 'تسلّمناه.' } },
  isSent: true,
};

it('a form is made from nothing, and has no findings', async () => {
  const changed = await plan({ kind: 'add-form', form: { ...bus, begins: scratch } });
  expect(changed.map(({ name }) => name)).toEqual([
    'bus/ar.json',
    'bus/child.schema.json',
    'bus/child.ui.json',
    'bus/form.json',
  ]);
  expect(after(changed, 'bus/form.json')).toMatchObject({
    title: 'Bus',
    summary: ['/name'],
    route: '/Bus',
    steps: [{ id: 'child', label: 'Child' }],
    submit: { post: '/bus' },
  });
});

it('a copy has addresses of its own, and neither menu nor purpose nor records', async () => {
  const original = formFile({ steps, aliases: ['/Trips'], menu: { label: 'trip', position: 1 } });
  const folder = writeForm({
    ...files,
    'trip/form.json': original,
    'trip/ar.json': { ...files['trip/ar.json'], ...inArabic({ '/steps/more/label': 'المزيد', '/menu/label': 'رحلة' }) },
    'trip/published.json': { version: 1, answers: {} },
  });
  const changed = await planned(folder, 'trip', { kind: 'add-form', form: { ...bus, begins: { copyOf: 'trip' } } });
  expect(changed.map(({ name }) => name)).not.toContain('bus/published.json');
  expect(after(changed, 'bus/form.json')).toEqual({
    ...formFile({ steps }),
    title: 'Bus',
    route: '/Bus',
    submit: { post: '/bus' },
  });
  expect(after(changed, 'bus/ar.json')['form.json']).toMatchObject({ '/title': 'الحافلة' });
  expect(after(changed, 'bus/who.schema.json')).toEqual(goodFiles['trip/who.schema.json']);
});

it('a form is removed with all its files', async () => {
  const changed = await plan({ kind: 'remove-form' });
  expect(changed.map((file) => file.after)).toEqual(changed.map(() => null));
  expect(changed.map(({ name }) => name)).toContain('trip/examples/maximal.json');
});

it.each<[string, Partial<NewForm>, string]>([
  ['outside of the forms', { id: '../elsewhere' }, 'cannot name a folder'],
  ['as a copy of what is outside of them', { begins: { copyOf: '../elsewhere' } }, 'cannot name a folder'],
  ['in the place of another one', { id: 'trip' }, 'There is a folder “trip” already.'],
  ['at the address of another one', { route: '/trip' }, 'has the address /trip already'],
])('no form is made %s', async (_, change, problem) => {
  await expect(plan({ kind: 'add-form', form: { ...bus, begins: scratch, ...change } })).rejects.toThrow(problem);
});

it('what another program writes while a plan is made is not taken for a part of the plan', async () => {
  const folder = writeForm(files);
  const planning = planned(folder, 'trip', { kind: 'move-step', step: 'more' });
  writeFileSync(path.join(folder, 'trip/who.ui.json'), '{}\n');
  expect((await planning).map(({ name }) => name)).toEqual(['trip/form.json']);
});
