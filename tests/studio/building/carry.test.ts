// A question that is renamed, moved or removed takes along all that names it: conditions, ui file, translations and their record,
// form.json, office.json with its letters, and examples.
import { expect, it } from 'vitest';
import type { Building, FileChange } from '../../../engine/studio/protocol/actions.ts';
import { writeForm } from '../../compile/support/writeForm.ts';
import { fixtureForms, planned } from './support/buildForms.ts';
import { arabic, files, more, who } from './support/namedEverywhere.ts';

const plan = (action: Building, changes = {}) => planned(writeForm({ ...files, ...changes }), 'trip', action);
const after = (changed: readonly FileChange[], name: string) =>
  JSON.parse(changed.find((file) => file.name === `trip/${name}`)?.after ?? 'null');

it('a renamed question is named so everywhere', async () => {
  const changed = await plan({
    kind: 'rename-question',
    question: { step: 'who', path: [], name: 'name' },
    name: 'child',
  });
  expect(after(changed, 'who.schema.json')).toEqual(JSON.parse(JSON.stringify(who).replaceAll('"name"', '"child"')));
  expect(after(changed, 'who.ui.json')).toMatchObject({
    'ui:sections': [{ fields: ['child', 'bus', 'stop', 'friends'] }],
    child: { 'ui:description': 'As in the passport' },
  });
  expect(after(changed, 'ar.json')).toMatchObject({
    'who.schema.json': { '/properties/child/title': 'الاسم', '/errorMessage/required/child': 'الاسم مطلوب' },
    'who.ui.json': { '/child/ui:description': 'كما في جواز السفر' },
    'office.json': { '/letters/hello/subject': 'إلى {/who/child|ولدكم}' },
  });
  expect(after(changed, 'more.ui.json').note).toEqual({ 'ui:same-as': 'who[child]' });
  expect(after(changed, 'form.json')).toMatchObject({
    summary: ['/who/child', '/who/friends/0/first', '/more/note'],
    submit: { document: { of: { child: '/who/child' } } },
    again: { keep: ['who[child]', 'more'] },
  });
  expect(after(changed, 'office.json')).toMatchObject({
    columns: ['/who/child', '/more/note'],
    search: ['/who/child'],
    letters: [{ subject: 'For {/who/child|your child}' }],
  });
  expect(after(changed, 'examples/maximal.json').who).toMatchObject({ child: 'Maya' });
  expect(after(changed, 'examples/refused/no-name.json')).toMatchObject({
    change: { 'who[child]': null },
    errors: { 'who[child]': 'Name is required' },
  });
});

it('in a list too, in each entry', async () => {
  const question = { step: 'who', path: ['friends'], name: 'first' };
  const changed = await plan({ kind: 'rename-question', question, name: 'call' });
  expect(after(changed, 'who.schema.json').properties.friends.items).toMatchObject({
    properties: { call: { $comment: 'As they are called.' } },
    required: ['call'],
  });
  expect(after(changed, 'who.ui.json').friends).toEqual({
    'ui:named-by': 'call',
    items: { 'ui:order': ['last', 'call'] },
  });
  expect(after(changed, 'form.json').summary).toEqual(['/who/name', '/who/friends/0/call', '/more/note']);
  expect(after(changed, 'examples/maximal.json').who.friends).toEqual([{ call: 'Rima', last: 'R' }, { call: 'Karim' }]);
  expect(after(changed, 'examples/refused/no-name.json').change).toEqual({
    'who[name]': null,
    'who[friends][1][call]': null,
  });
});

it('a condition moves with its question, and a published form gets a new version', async () => {
  const published = { version: 3, answers: { 'who[bus]': 'one of ["no","yes"]' } };
  const changed = await plan(
    { kind: 'rename-question', question: { step: 'who', path: [], name: 'bus' }, name: 'byBus' },
    { 'trip/published.json': published, 'trip/form.json': { ...files['trip/form.json'], version: 3 } },
  );
  expect(after(changed, 'who.schema.json').if).toEqual({
    properties: { byBus: { const: 'yes' } },
    required: ['byBus'],
  });
  expect(after(changed, 'form.json').version).toBe(4);
  expect(after(changed, 'published.json')).toMatchObject({
    version: 4,
    answers: { 'who[byBus]': 'one of ["no","yes"]' },
  });
});

it('a removed question leaves lists of names, and takes along a section or branch that is then empty', async () => {
  const note = await plan({ kind: 'remove-question', question: { step: 'more', path: [], name: 'note' } });
  expect(after(note, 'form.json')).toMatchObject({ summary: ['/who/name', '/who/friends/0/first'] });
  expect(after(note, 'form.json')).not.toHaveProperty('prefill.to');
  expect(after(note, 'form.json').submit.document).toEqual({ of: { child: '/who/name' } });
  expect(after(note, 'office.json').columns).toEqual(['/who/name']);
  expect(after(note, 'more.ui.json')).toEqual({ colour: { 'ui:help': 'Any' } });
  expect(after(note, 'examples/maximal.json').more).toEqual({ colour: 'red' });
  const stop = await plan({ kind: 'remove-question', question: { step: 'who', path: [], name: 'stop' } });
  expect(Object.keys(after(stop, 'who.schema.json'))).toEqual(Object.keys(who).filter((key) => !/if|then/.test(key)));
  expect(after(stop, 'ar.json')['who.schema.json']).not.toHaveProperty('/then/properties/stop/title');
});

it('a question in another step keeps its words, its message and its place in lists of names', async () => {
  const changed = await plan({
    kind: 'move-question',
    question: { step: 'more', path: [], name: 'colour' },
    place: { step: 'who', path: [], after: 'name' },
  });
  expect(Object.keys(after(changed, 'who.schema.json').properties)).toEqual(['name', 'colour', 'bus', 'friends']);
  expect(after(changed, 'who.schema.json')).toMatchObject({
    required: ['name', 'bus', 'colour'],
    errorMessage: { required: { colour: 'Colour is required' } },
  });
  expect(after(changed, 'more.schema.json')).toEqual({ type: 'object', properties: { note: more.properties.note } });
  expect(after(changed, 'who.ui.json')).toMatchObject({
    'ui:sections': [{ fields: ['name', 'colour', 'bus', 'stop', 'friends'] }],
    colour: { 'ui:help': 'Any' },
  });
  expect(after(changed, 'ar.json')).toMatchObject({
    'who.schema.json': { '/properties/colour/title': 'اللون', '/errorMessage/required/colour': 'اللون مطلوب' },
    'who.ui.json': { '/colour/ui:help': 'أي لون' },
  });
  expect(after(changed, 'examples/maximal.json')).toMatchObject({ who: { colour: 'red' }, more: { note: 'Maya' } });
});

it('up and down change the order alone', async () => {
  const question = { step: 'who', path: [], name: 'bus' };
  const up = await plan({ kind: 'move-question', question, place: { step: 'who', path: [] } });
  expect(up.map(({ name }) => name)).toEqual(['trip/who.ui.json']);
  expect(after(up, 'who.ui.json')['ui:sections']).toEqual([{ fields: ['bus', 'name', 'stop', 'friends'] }]);
  const unlisted = { step: 'more', path: [], name: 'colour' };
  const down = await plan({
    kind: 'move-question',
    question: unlisted,
    place: { step: 'more', path: [], after: 'note' },
  });
  expect(after(down, 'more.ui.json')['ui:order']).toEqual(['note', 'colour']);
});

it('other words are written in every language, and the record then has no translation behind', async () => {
  const question = { step: 'who', path: [], name: 'name' };
  const words = {
    title: { en: 'Full name', ar: 'الاسم' },
    required: { en: 'Full name is required', ar: 'الاسم مطلوب' },
  };
  const before = { ar: { 'who.schema.json': { '/properties/name/title': '00000000 11111111' } } };
  const changed = await plan({ kind: 'reword-question', question, words }, { 'trip/translated.json': before });
  expect(after(changed, 'who.schema.json').properties.name.title).toBe('Full name');
  expect(after(changed, 'who.schema.json').errorMessage.required.name).toBe('Full name is required');
  expect(after(changed, 'translated.json').ar['who.schema.json']['/properties/name/title']).not.toBe(
    '00000000 11111111',
  );
});

it.each<[string, Building, string]>([
  [
    'that a condition looks at is not removed',
    { kind: 'remove-question', question: { step: 'who', path: [], name: 'bus' } },
    'It is in use: a condition (trip/who.schema.json, /if). Change that first.',
  ],
  [
    'that a letter names is not removed',
    { kind: 'remove-question', question: { step: 'who', path: [], name: 'name' } },
    'The letter “hello” of the office names it. Change the letter first.',
  ],
  [
    'of a case does not leave its group',
    { kind: 'move-question', question: { step: 'who', path: [], name: 'stop' }, place: { step: 'more', path: [] } },
    'It is asked only in some cases of its group, which cannot follow it.',
  ],
  [
    'that a condition looks at does not leave its group',
    { kind: 'move-question', question: { step: 'who', path: [], name: 'bus' }, place: { step: 'more', path: [] } },
    'It is bound to its group: a condition names it',
  ],
  [
    'of an entry does not leave its list',
    {
      kind: 'move-question',
      question: { step: 'who', path: ['friends'], name: 'last' },
      place: { step: 'more', path: [] },
    },
    'Answers in the entries of a list cannot leave or enter it.',
  ],
  [
    'does not take the name of another one',
    { kind: 'rename-question', question: { step: 'who', path: [], name: 'name' }, name: 'bus' },
    'There is a question with the name “bus” already.',
  ],
])('a question %s', async (_, action, problem) => {
  await expect(plan(action)).rejects.toThrow(problem);
});

it('options are added, worded anew and removed where they are written', async () => {
  const question = { step: 'who', path: [], name: 'bus' };
  const option = { label: { en: 'Only there', ar: 'ذهابًا فقط' } };
  const added = await plan({ kind: 'add-option', question, option, after: 'yes' });
  expect(after(added, 'who.schema.json').properties.bus).toEqual({
    type: 'string',
    title: 'Bus',
    enum: ['yes', 'only-there', 'no'],
    enumNames: ['yes', 'Only there', 'no'],
  });
  const label = { en: 'No bus', ar: 'لا' };
  const reworded = await plan({ kind: 'reword-option', question, value: 'no', label });
  expect(after(reworded, 'who.schema.json').properties.bus.enumNames).toEqual(['yes', 'No bus']);
  const third = structuredClone(who);
  third.properties.bus.enum.push('maybe');
  const three = {
    'trip/who.schema.json': third,
    'trip/ar.json': {
      ...files['trip/ar.json'],
      'who.schema.json': { ...arabic, '/properties/bus/enum/maybe': 'ربما' },
    },
  };
  const removed = await plan({ kind: 'remove-option', question, value: 'maybe' }, three);
  expect(after(removed, 'ar.json')['who.schema.json']).not.toHaveProperty('/properties/bus/enum/maybe');
  await expect(plan({ kind: 'remove-option', question, value: 'yes' }, three)).rejects.toThrow(
    'This cannot be done as it is',
  );
});

it('answers that visitors name get another name with their words', async () => {
  const question = { step: 'fair', path: [], name: 'contacts' };
  const changed = await planned(await fixtureForms('fair'), 'fair', {
    kind: 'rename-question',
    question,
    name: 'callers',
  });
  const inFile = (name: string) => changed.find((file) => file.name === `fair/${name}`);
  for (const name of ['fair.schema.json', 'fair.ui.json', 'ar.json', 'examples/maximal.json']) {
    const { before = '', after: renamed = '' } = inFile(name) ?? {};
    expect(JSON.parse(renamed ?? '')).toEqual(
      JSON.parse((before ?? '').replace(/(["/])contacts(["/])/g, '$1callers$2')),
    );
  }
});

it.each([
  ['the list', { path: [], name: 'tasks' }, { jobs: { 'ui:named-by': 'name' } }],
  ['the question', { path: ['tasks'], name: 'name' }, { tasks: { 'ui:named-by': 'jobs' } }],
])('entries that an answer in them names keep their names: %s is renamed', async (_, question, ui) => {
  const changed = await planned(await fixtureForms('tasks'), 'tasks', {
    kind: 'rename-question',
    question: { step: 'tasks', ...question },
    name: 'jobs',
  });
  const file = changed.find(({ name }) => name === 'tasks/tasks.ui.json');
  expect(JSON.parse(file?.after ?? '')).toMatchObject(ui);
});
