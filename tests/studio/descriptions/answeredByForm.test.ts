// The fields of the dialogs for what the form answers by itself, at the beginning or by computing it, and the action that they are sent as.
import { expect, it } from 'vitest';
import type { Computation } from '../../../engine/core/index.ts';
import { beginQuestion } from '../../../engine/studio/descriptions/begins.ts';
import { addComputed, computeQuestion } from '../../../engine/studio/descriptions/computed.ts';
import { type Description, filledIn, type Values } from '../../../engine/studio/descriptions/description.ts';
import type { BeginningAnswer } from '../../../engine/studio/protocol/beginnings.ts';
import type { Computable } from '../../../engine/studio/protocol/computations.ts';
import {
  NO_FORM,
  type Outline,
  type OutlineGroup,
  type OutlineQuestion,
} from '../../../engine/studio/protocol/outline.ts';

const askedName = { step: 'who', path: [], name: 'bus' };
const bus: OutlineQuestion = {
  name: 'bus',
  title: { en: 'Bus' },
  hint: {},
  isConditional: false,
  kind: 'choice',
  options: [
    { value: 1, label: { en: 'One' }, isClosed: true },
    { value: 2, label: { en: 'Two' }, isClosed: false },
  ],
  canClose: true,
};

/** What the dialog sends once these fields were touched. */
const changeOf = (description: Description, touched: Values) =>
  description.change(NO_FORM, filledIn(description, NO_FORM, touched));

it.each<[what: string, begins: BeginningAnswer, touched: Values, sent: object | undefined]>([
  ['an option', { by: 'option' }, { value: '2' }, { value: 2 }],
  ['no option any more', { by: 'option', value: 2 }, { value: '' }, {}],
  ['what it is already', { by: 'option', value: 2 }, {}, undefined],
  ['ticks', { by: 'options' }, { 'ticked 2': 'yes' }, { value: [2] }],
  ['no tick any more', { by: 'options', value: [2] }, { 'ticked 2': '' }, {}],
  ['yes or no', { by: 'yesNo' }, { value: 'false' }, { value: false }],
  ['a box', { by: 'box' }, { value: 'yes' }, { value: true }],
  ['a number', { by: 'number', value: 1 }, { value: ' 2 ' }, { value: 2 }],
  ['what is no number', { by: 'number' }, { value: 'two' }, undefined],
  ['a text', { by: 'text' }, { value: ' Beirut ' }, { value: 'Beirut' }],
])('what a question begins with: %s', (_, begins, touched, sent) => {
  const change = changeOf(beginQuestion(askedName, bus, begins), touched);
  expect(change).toEqual(sent && { kind: 'begin-question', question: askedName, ...sent });
});

it('a question begins with no option that is closed', () => {
  const description = beginQuestion(askedName, bus, { by: 'option' });
  expect(description.fields(NO_FORM, {})).toMatchObject([{ options: [{ label: 'no answer' }, { label: 'Two' }] }]);
});

const part = (name: string, ...as: Computable['as']): Computable => ({ name, title: name, as, options: [] });
const parts: OutlineGroup = {
  path: [],
  title: 'Who',
  questions: [],
  comparable: [],
  computable: [
    part('fee', 'sum', 'count'),
    part('children/fee', 'sum', 'count'),
    part('children', 'count'),
    part('first', 'join'),
    part('last', 'join'),
    part('born', 'difference'),
    {
      ...part('way', 'pick'),
      options: [
        { value: 'bus', label: 'Bus' },
        { value: 'car', label: 'Car' },
      ],
    },
  ],
};
const sum = { sum: ['fee'] };

it.each<[what: string, from: Computation, touched: Values, sent: Computation | undefined]>([
  ['a further number', sum, { 'of children/fee': 'yes' }, { sum: ['fee', 'children/fee'] }],
  ['of no number', sum, { 'of fee': '' }, undefined],
  ['as before', sum, {}, undefined],
  ['of the entries of a list', sum, { as: 'count', count: 'children' }, { count: 'children' }],
  ['of texts', sum, { as: 'join', 'of first': 'yes', 'of last': 'yes' }, { join: ['first', 'last'], with: ' ' }],
  [
    'of texts in the order that they have',
    { join: ['last', 'first'] },
    { with: ', ' },
    { join: ['last', 'first'], with: ', ' },
  ],
  ['with nothing between', { join: ['first'], with: ' ' }, { with: '' }, { join: ['first'] }],
  [
    'until a day that is written out',
    sum,
    { as: 'difference', to: '', toDay: '2027-10-01', in: 'months' },
    { difference: ['born', '2027-10-01'], in: 'months' },
  ],
  ['until no day', sum, { as: 'difference', to: '' }, undefined],
  ['of options', sum, { as: 'pick', 'number bus': '40' }, { pick: 'way', of: { bus: 40, car: 0 } }],
  ['of what is no number', sum, { as: 'pick', 'number bus': 'forty' }, undefined],
])('a computed answer: %s', (_, from, touched, sent) => {
  const question = { ...askedName, name: 'total' };
  const change = changeOf(computeQuestion(question, parts, from), touched);
  expect(change).toEqual(sent && { kind: 'compute-question', question, computation: sent });
});

it('an answer that is computed stands where it is said, under a name that is made from its title or given', () => {
  const at = { step: 'who', path: [] };
  const outline: Outline = {
    ...NO_FORM,
    steps: [{ id: 'who', label: {}, isConditional: false, comparable: [], groups: [parts] }],
  };
  const touched = { 'title.en': 'Total', 'of fee': 'yes', name: 'total' };
  const description = addComputed(at);
  const values = filledIn(description, outline, touched);
  expect(description.change(outline, values)).toEqual({
    kind: 'add-computed',
    place: at,
    answer: { name: 'total', title: { en: 'Total', ar: '' }, computation: sum },
  });
  expect(description.change(outline, { ...values, 'title.en': '' })).toBeUndefined();
});
