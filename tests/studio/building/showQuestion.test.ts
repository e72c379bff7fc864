// A question that was always asked gets a condition, another one, or none: with its message, translations, place and answers.
import { expect, it } from 'vitest';
import type { FileChange } from '../../../engine/studio/protocol/actions.ts';
import type { Comparison, Test } from '../../../engine/studio/protocol/conditions.ts';
import { writeForm } from '../../compile/support/writeForm.ts';
import { planned } from './support/buildForms.ts';
import { files } from './support/namedEverywhere.ts';

const when = (...comparisons: readonly Comparison[]): Test => ({ join: 'all', comparisons });
const byBus = when({ question: 'bus', is: 'equal', values: ['yes'] });
const onFoot = when({ question: 'bus', is: 'equal', values: ['no'] });
const show = (name: string, test?: Test, step = 'who', changes = {}) =>
  planned(writeForm({ ...files, ...changes }), 'trip', {
    kind: 'show-question',
    question: { step, path: [], name },
    ...(test && { test }),
  });
const after = (changed: readonly FileChange[], name: string) =>
  JSON.parse(changed.find((file) => file.name === `trip/${name}`)?.after ?? 'null');

it('a required one is required in its case, in the branch that there is for it', async () => {
  const changed = await show('name', byBus);
  const { properties, required, errorMessage, then: branch } = after(changed, 'who.schema.json');
  expect(Object.keys(properties)).toEqual(['bus', 'friends']);
  expect([required, errorMessage.required]).toEqual([['bus'], { bus: 'Bus is required' }]);
  expect(branch).toEqual({
    properties: {
      stop: { type: 'string', title: 'Stop', maxLength: 50 },
      name: { type: 'string', title: 'Name', maxLength: 50 },
    },
    required: ['name'],
    errorMessage: { required: { name: 'Name is required' } },
  });
  const arabic = after(changed, 'ar.json')['who.schema.json'];
  expect(arabic).toMatchObject({
    '/then/properties/name/title': 'الاسم',
    '/then/errorMessage/required/name': 'الاسم مطلوب',
  });
  expect(arabic).not.toHaveProperty(['/properties/name/title']);
  // Its place among the others stays.
  expect(changed.map(({ name }) => name)).not.toContain('trip/who.ui.json');
});

it('a case becomes another one, and the branch that is left empty goes', async () => {
  const changed = await show('stop', onFoot);
  const { if: condition, then: branch, allOf } = after(changed, 'who.schema.json');
  expect([condition, branch]).toEqual([undefined, undefined]);
  expect(allOf).toEqual([
    {
      if: { properties: { bus: { const: 'no' } }, required: ['bus'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { stop: { type: 'string', title: 'Stop', maxLength: 50 } } },
    },
  ]);
  expect(after(changed, 'ar.json')['who.schema.json']).toHaveProperty(
    ['/allOf/0/then/properties/stop/title'],
    'الموقف',
  );
});

it('a case is taken away', async () => {
  const schema = after(await show('stop'), 'who.schema.json');
  expect(schema).not.toHaveProperty('if');
  expect(Object.keys(schema.properties)).toEqual(['name', 'bus', 'stop', 'friends']);
});

it('answers of an earlier step decide, and a group without an order keeps that of its questions', async () => {
  const changed = await show('colour', when({ question: '/who/bus', is: 'equal', values: ['yes'] }), 'more');
  expect(after(changed, 'more.schema.json')).toMatchObject({
    if: { properties: { '/who/bus': { const: 'yes' } }, required: ['/who/bus'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { colour: {} }, required: ['colour'] },
  });
  expect(after(changed, 'more.ui.json')['ui:order']).toEqual(['colour', 'note']);
});

it.each<[string, () => Promise<unknown>, string]>([
  ['that is so already', () => show('stop', byBus), 'It is asked so already.'],
  ['of its own answer', () => show('bus', byBus), 'A question cannot depend on its own answer.'],
  [
    'of a question that is gone',
    () => show('name', when({ question: 'x', is: 'answered', values: [] })),
    'no question “x”',
  ],
  ['without a comparison', () => show('name', when()), 'compares at least one question'],
  [
    'that its own answer decides',
    () => show('bus', when({ question: 'stop', is: 'answered', values: [] })),
    'This cannot be done',
  ],
])('a case %s is refused', async (_, change, problem) => {
  await expect(change()).rejects.toThrow(problem);
});
