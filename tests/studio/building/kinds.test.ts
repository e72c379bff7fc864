// Every kind of question that the dialog offers, in a step of a form, in the entries of a list, and as the first of a step: the form has
// no finding that it did not have, proves, and the addition can be undone.
import { describe, expect, it } from 'vitest';
import { addList } from '../../../engine/studio/descriptions/addList.ts';
import { addQuestion } from '../../../engine/studio/descriptions/addQuestion.ts';
import { type Description, filledIn, type Values } from '../../../engine/studio/descriptions/description.ts';
import { addStep } from '../../../engine/studio/descriptions/steps.ts';
import type { Action, FileChange } from '../../../engine/studio/protocol/actions.ts';
import { NO_FORM, type OutlineStep } from '../../../engine/studio/protocol/outline.ts';
import { writeForm } from '../../compile/support/writeForm.ts';
import { planned } from './support/buildForms.ts';
import { isCarriedOut } from './support/isCarriedOut.ts';

const who: OutlineStep = { id: 'who', label: { en: 'Who' }, isConditional: false, comparable: [], groups: [] };
const at = { step: 'who', path: [] };
const said: Values = {
  'title.en': 'Something new',
  'title.ar': 'شيء جديد',
  'answerTitle.en': 'Members',
  'answerTitle.ar': 'الأعضاء',
  'options.en': 'This\nThat',
  'options.ar': 'هذا\nذاك',
  'list-title.en': 'Things',
  'list-title.ar': 'أشياء',
  'label.en': 'One more',
  'label.ar': 'خطوة أخرى',
};

const fieldsOf = (description: Description, values: Values = {}) =>
  description.fields(NO_FORM, filledIn(description, NO_FORM, { ...said, ...values }));

/** What the dialog sends when these fields, and those of `said`, were filled in. */
function actionOf(description: Description, values: Values): Action {
  const action = description.change(NO_FORM, filledIn(description, NO_FORM, { ...said, ...values }));
  if (!action) throw new Error('Something is missing.');
  return action;
}

function kindsOf(description: Description): readonly string[] {
  const field = fieldsOf(description).find(({ name }) => name === 'kind');
  return field?.kind === 'choice' ? field.options.map(({ value }) => value) : [];
}

const dialogs: Readonly<Record<string, Description>> = {
  'of a step': addQuestion(at),
  'of an entry of a list': addList(at),
  'of a new step': addStep(who),
};
/** Required and not required in a step; elsewhere required or not in turn, since a requirement is written the same there. */
const places = Object.entries(dialogs).flatMap(([where, description], at) =>
  kindsOf(description).flatMap((kind, i) =>
    (at === 0 ? ['yes', ''] : [i % 2 === 0 ? 'yes' : '']).map((one) => [kind, where, one, description] as const),
  ),
);

it.each(places)('%s, as a question %s, required: %s', async (kind, _, required, description) => {
  expect(await isCarriedOut(writeForm(), 'trip', actionOf(description, { kind, required }))).toBe(true);
});

const valueIn = (files: readonly FileChange[], name: string) =>
  JSON.parse(files.find((file) => file.name === name)?.after ?? '{}');

/** Where the message of a required list stands, below the question. */
const messageAt: Readonly<Record<string, string>> = {
  answers: '/items/errorMessage/type',
  lists: '/items/items/errorMessage/type',
};

describe('is written', () => {
  it.each<[string, Values, object, object]>([
    [
      'a slider',
      { kind: 'slider', leastNumber: '2', greatestNumber: '8', steps: '2' },
      { type: 'integer', minimum: 2, maximum: 8, multipleOf: 2 },
      { 'ui:widget': 'range' },
    ],
    [
      'a slider between fractions',
      { kind: 'slider', leastNumber: '0', greatestNumber: '1', steps: '0.25' },
      { type: 'number', minimum: 0, maximum: 1, multipleOf: 0.25 },
      { 'ui:widget': 'range' },
    ],
    ['a number with buttons', { kind: 'buttons' }, { type: 'integer' }, { 'ui:widget': 'updown' }],
    [
      'a box that has to be ticked',
      { kind: 'checkbox', required: 'yes' },
      { type: 'boolean', const: true, errorMessage: { const: 'Something new is required' } },
      {},
    ],
    ['yes or no', { kind: 'yesNo' }, { type: 'boolean' }, { 'ui:widget': 'radio' }],
    ['a password', { kind: 'password' }, { type: 'string', maxLength: 100 }, { 'ui:widget': 'password' }],
    [
      'a list of single answers',
      {
        kind: 'answers',
        single: 'date',
        answers: '3',
        'answer.en': 'Day',
        'answerAdd.en': 'Add a day',
        required: 'yes',
      },
      {
        type: 'array',
        minItems: 1,
        maxItems: 3,
        items: { type: 'string', format: 'date', errorMessage: { type: 'Something new is required' } },
      },
      { 'ui:entry': 'Day', 'ui:add': 'Add a day' },
    ],
    [
      'a list of lists',
      { kind: 'lists', answers: '4', lists: '2', 'list.en': 'Team', 'list.ar': 'الفريق', required: 'yes' },
      {
        type: 'array',
        minItems: 1,
        maxItems: 2,
        items: {
          type: 'array',
          title: 'Members',
          minItems: 1,
          maxItems: 4,
          items: { type: 'string', maxLength: 150, errorMessage: { type: 'Something new is required' } },
        },
      },
      { 'ui:entry': 'Team' },
    ],
    [
      'named answers',
      { kind: 'named', single: 'phone', answers: '2', 'naming.en': 'Who', 'answerAdd.en': 'Add one', required: 'yes' },
      {
        type: 'object',
        minProperties: 1,
        maxProperties: 2,
        propertyNames: { title: 'Who' },
        additionalProperties: { type: 'string', format: 'phone', title: 'Members' },
      },
      { 'ui:add': 'Add one' },
    ],
  ])('%s', async (_, values, schema, ui) => {
    const description = addQuestion(at);
    const words = { 'answerAdd.ar': 'إضافة' };
    const files = await planned(writeForm(), 'trip', actionOf(description, { ...words, ...values }));
    expect(valueIn(files, 'trip/who.schema.json').properties.somethingNew).toEqual({
      title: 'Something new',
      ...schema,
    });
    expect(valueIn(files, 'trip/who.ui.json').somethingNew ?? {}).toEqual(ui);
    const texts = valueIn(files, 'trip/ar.json')['who.schema.json'];
    expect(texts['/properties/somethingNew/title']).toBe('شيء جديد');
    const [message] = Object.keys(texts).filter((name) => name.endsWith('/errorMessage/type'));
    expect(message?.replace('/properties/somethingNew', '')).toBe(messageAt[values.kind ?? '']);
    expect(valueIn(files, 'trip/ar.json')['who.ui.json']['/somethingNew/ui:add']).toBe(
      'ui:add' in ui ? 'إضافة' : undefined,
    );
  });
});

it.each<[string, Values]>([
  ['A slider has a least and a greatest number.', { kind: 'slider', greatestNumber: ' ' }],
  ['The least number is below the greatest.', { kind: 'slider', leastNumber: '10' }],
  ['Steps are a number above 0.', { kind: 'buttons', steps: '0' }],
  ['The greatest number of answers is a number from 1.', { kind: 'answers', answers: 'many' }],
  ['The greatest number of answers in a list is a number from 1.', { kind: 'lists', answers: '0' }],
  ['The greatest number of lists is a number from 1.', { kind: 'lists', lists: '' }],
  ['The greatest number of answers is a number from 1.', { kind: 'named', answers: '2.5' }],
])('it is refused: %s', async (problem, values) => {
  await expect(planned(writeForm(), 'trip', actionOf(addQuestion(at), values))).rejects.toThrow(problem);
});

it('no number in the place of one is asked again', () => {
  const description = addQuestion(at);
  const values = filledIn(description, NO_FORM, { ...said, kind: 'slider', leastNumber: 'few' });
  expect(description.change(NO_FORM, values)).toBeUndefined();
  expect(fieldsOf(description, { kind: 'slider' }).map(({ name }) => name)).toContain('steps');
});
