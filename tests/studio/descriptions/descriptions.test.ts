// The fields of the studio's dialogs, their first values, and the action that their answers are sent as.
import { expect, it } from 'vitest';
import { addForm } from '../../../engine/studio/descriptions/addForm.ts';
import { addList } from '../../../engine/studio/descriptions/addList.ts';
import { type Description, filledIn, type Values } from '../../../engine/studio/descriptions/description.ts';
import { limitQuestion } from '../../../engine/studio/descriptions/limits.ts';
import {
  addOption,
  closeOptions,
  orderOptions,
  removeOption,
  rewordOption,
} from '../../../engine/studio/descriptions/options.ts';
import {
  moveQuestion,
  renameQuestion,
  rewordQuestion,
  showQuestion,
} from '../../../engine/studio/descriptions/questions.ts';
import { addStep, rewordStep } from '../../../engine/studio/descriptions/steps.ts';
import type { Comparable, Test } from '../../../engine/studio/protocol/conditions.ts';
import type { OutlineLimits } from '../../../engine/studio/protocol/limits.ts';
import type { Outline, OutlineQuestion, OutlineStep } from '../../../engine/studio/protocol/outline.ts';

const name: OutlineQuestion = {
  name: 'name',
  title: { en: 'Name', ar: 'الاسم' },
  hint: {},
  required: { en: 'Name is required', ar: 'الاسم مطلوب' },
  isConditional: false,
  kind: 'other',
  options: [],
  canClose: false,
};
const bus: OutlineQuestion = {
  ...name,
  name: 'bus',
  title: { en: 'Bus', ar: 'الحافلة' },
  kind: 'choice',
  options: [
    { value: 1, label: { en: 'One', ar: 'واحد' }, isClosed: true },
    { value: 2, label: { en: 'Two', ar: 'اثنان' }, isClosed: false },
  ],
};
const asComparable = ({ name: question, title }: OutlineQuestion): Comparable => ({
  question,
  title: title.en ?? '',
  relations: ['answered'],
  isNumber: false,
});
const stepOf = (id: string, questions: readonly OutlineQuestion[]): OutlineStep => ({
  id,
  label: { en: id.toUpperCase(), ar: '' },
  isConditional: false,
  comparable: [],
  groups: [{ path: [], title: id.toUpperCase(), questions, comparable: questions.map(asComparable), computable: [] }],
});
const [who, more] = [stepOf('who', [name, bus]), stepOf('more', [{ ...name, name: 'note' }])];
const outline: Outline = { title: {}, steps: [who, more], lists: [] };
const askedName = { step: 'who', path: [], name: 'name' };
const askedBus = { step: 'who', path: [], name: 'bus' };

/** The change of a dialog in which only these fields were touched. */
const changeOf = (description: Description, touched: Values = {}) =>
  description.change(outline, filledIn(description, outline, touched));

it('other words begin with those that stand there', () => {
  expect(changeOf(rewordQuestion(askedName, name), { 'title.en': 'Full name' })).toEqual({
    kind: 'reword-question',
    question: askedName,
    words: { title: { en: 'Full name', ar: 'الاسم' }, required: { en: 'Name is required', ar: 'الاسم مطلوب' } },
  });
  expect(changeOf(rewordStep(who), { 'label.ar': 'من' })).toEqual({
    kind: 'reword-step',
    step: 'who',
    label: { en: 'WHO', ar: 'من' },
  });
  expect(changeOf(rewordQuestion(askedName, name), { 'title.en': ' ' })).toBeUndefined();
});

it('another name is one that differs', () => {
  expect(changeOf(renameQuestion(askedName))).toBeUndefined();
  expect(changeOf(renameQuestion(askedName), { name: ' child ' })).toMatchObject({ name: 'child' });
});

it('another place is offered in each group, but not after the question itself', () => {
  const description = moveQuestion(askedName);
  const after = (touched: Values) =>
    description.fields(outline, filledIn(description, outline, touched)).find((field) => field.name === 'after');
  expect(after({})).toMatchObject({ options: [{ value: '' }, { value: 'bus' }] });
  expect(after({ group: '["more"]' })).toMatchObject({ options: [{ value: '' }, { value: 'note' }], fallback: 'note' });
  expect(changeOf(description, { group: '["more"]' })).toEqual({
    kind: 'move-question',
    question: askedName,
    place: { step: 'more', path: [], after: 'note' },
  });
});

it('an option keeps the type of its value', () => {
  expect(changeOf(addOption(askedBus, bus), { 'label.en': 'Three' })).toMatchObject({
    after: 2,
    option: { label: { en: 'Three' } },
  });
  expect(changeOf(rewordOption(askedBus, bus), { option: '2', 'label.en': 'Both' })).toMatchObject({
    value: 2,
    label: { en: 'Both', ar: 'اثنان' },
  });
  expect(changeOf(removeOption(askedBus, bus))).toEqual({ kind: 'remove-option', question: askedBus, value: 1 });
});

it('options are offered in their order, and keep their values in another', () => {
  expect(changeOf(orderOptions(askedBus, bus))).toMatchObject({ values: [1, 2] });
  expect(changeOf(orderOptions(askedBus, bus), { order: '["2","1"]' })).toEqual({
    kind: 'order-options',
    question: askedBus,
    values: [2, 1],
  });
});

it('closed options are ticked, and others can be; nothing is changed by leaving them as they are', () => {
  const description = closeOptions(askedBus, bus);
  expect(description.fields(outline, {}).map((field) => 'fallback' in field && field.fallback)).toEqual(['yes', '']);
  expect(changeOf(description)).toBeUndefined();
  const close = { kind: 'close-options', question: askedBus };
  expect(changeOf(description, { 'closed 2': 'yes' })).toEqual({ ...close, closed: [1, 2] });
  expect(changeOf(description, { 'closed 1': '' })).toEqual({ ...close, closed: [] });
});

it('a case begins with the one that is there, and is never about the question itself', () => {
  const test: Test = { join: 'all', comparisons: [{ question: 'name', is: 'answered', values: [] }] };
  const show = (more: Partial<OutlineQuestion> = {}) => showQuestion(askedBus, { ...bus, ...more });
  expect(changeOf(show())).toEqual({ kind: 'show-question', question: askedBus });
  expect(changeOf(show(), { case: JSON.stringify(test) })).toMatchObject({ test });
  expect(changeOf(show({ test, isConditional: true }))).toMatchObject({ test });
  expect(changeOf(show({ test, isConditional: true }), { case: '' })).not.toHaveProperty('test');
  const [field] = show({ isConditional: true }).fields(outline, {});
  expect(field).toMatchObject({ comparable: [{ question: 'name' }], hint: expect.stringContaining('cannot be shown') });
});

it('a step and a list come with their first question', () => {
  const first = { 'title.en': 'Stop', 'title.ar': 'الموقف' };
  expect(changeOf(addStep(who), first)).toBeUndefined();
  expect(changeOf(addStep(who), { ...first, 'label.en': 'The bus' })).toMatchObject({
    kind: 'add-step',
    after: 'who',
    step: { label: { en: 'The bus' }, first: { kind: 'text', title: { en: 'Stop', ar: 'الموقف' } } },
  });
  const list = changeOf(addList({ step: 'who', path: [], after: 'bus' }), { ...first, 'list-title.en': 'Stops' });
  expect(list).toMatchObject({
    kind: 'add-list',
    place: { step: 'who', path: [], after: 'bus' },
    list: { title: { en: 'Stops' }, most: 10, isRequired: false, first: { required: { en: 'Stop is required' } } },
  });
});

it('a form begins with a step, or as a copy, which asks for less', () => {
  const description = addForm([{ id: 'trip', title: 'Trip' }]);
  const form = { 'form-title.en': 'Bus', id: 'bus', route: '/Bus' };
  expect(changeOf(description, form)).toBeUndefined();
  expect(changeOf(description, { ...form, route: '' })).toBeUndefined();
  // Folder and address follow the title until somebody writes others.
  const named = changeOf(description, { 'form-title.en': 'Bus registration', copyOf: 'trip' });
  expect(named).toMatchObject({ form: { id: 'bus-registration', route: '/Bus-registration' } });
  expect(changeOf(description, { ...form, copyOf: 'trip' })).toEqual({
    kind: 'add-form',
    form: { id: 'bus', title: { en: 'Bus', ar: '' }, route: '/Bus', begins: { copyOf: 'trip' } },
  });
  // The check refuses a form that is saved on the device whose confirmation does not name the saved file.
  const saved = changeOf(description, { 'form-title.en': 'Bus', 'label.en': 'Child', 'title.en': 'Name', sent: '' });
  expect(saved).toMatchObject({ form: { begins: { done: { text: { en: expect.stringContaining(' bus.json') } } } } });
  const whole = { ...form, 'label.en': 'Child', 'title.en': 'Name', 'done-text.en': 'Saved.', sent: '' };
  expect(changeOf(description, whole)).toMatchObject({
    form: { begins: { step: { label: { en: 'Child' } }, done: { title: { en: 'Thank you' } }, isSent: false } },
  });
});

const others = { comparable: [], hasMessage: true } as const;
const later = { en: 'Later', ar: 'لاحقًا' };
const other = { question: '/who/from', title: 'Who › From', as: ['equals', 'moreThan'] } as const;
const days: OutlineLimits = { by: 'day', hasMessage: true, most: 'today', comparable: [other] };

it.each<[what: string, limits: OutlineLimits, touched: Values, sent: object | undefined]>([
  ['nothing changed', { by: 'characters', most: 50, ...others }, {}, { most: 50 }],
  ['both ends', { by: 'characters', most: 50, ...others }, { least: ' 2 ', most: '9' }, { least: 2, most: 9 }],
  ['a limit that goes', { by: 'number', least: 1, most: 9, ...others }, { least: '' }, { most: 9 }],
  ['what is no number', { by: 'number', ...others }, { least: 'two' }, undefined],
  ['a day as it is written', days, { least: 'today - 18 years' }, { least: 'today - 18 years', most: 'today' }],
  [
    'another answer',
    days,
    { as: 'moreThan', 'unlike.en': 'Later', 'unlike.ar': 'لاحقًا' },
    { most: 'today', comparison: { as: 'moreThan', with: '/who/from', message: later } },
  ],
  ['another answer, without words', days, { as: 'moreThan' }, undefined],
  [
    'no other answer any more',
    { ...days, comparison: { as: 'equals', with: '/who/from', message: later } },
    { as: '' },
    { most: 'today' },
  ],
])('limits: %s', (_, limits, touched, sent) => {
  const change = changeOf(limitQuestion(askedName, name, limits), touched);
  const { required } = name;
  expect(change).toEqual(sent && { kind: 'limit-question', question: askedName, limits: sent, required });
});

it('a question becomes required with words, and need not be answered any more without', () => {
  const limits: OutlineLimits = { by: 'nothing', ...others };
  const { required: _, ...free } = name;
  const messages = { required: 'yes', 'message.en': 'Please' };
  expect(changeOf(limitQuestion(askedName, free, limits), messages)).toMatchObject({ required: { en: 'Please' } });
  expect(changeOf(limitQuestion(askedName, free, limits), { required: 'yes', 'message.en': '' })).toBeUndefined();
  expect(changeOf(limitQuestion(askedName, name, limits), { required: '' })).toEqual({
    kind: 'limit-question',
    question: askedName,
    limits: {},
  });
});

it('the fields of limits are called by what is asked', () => {
  const labels = (limits: OutlineLimits, touched: Values = {}) => {
    const description = limitQuestion(askedName, name, limits);
    return description.fields(outline, filledIn(description, outline, touched)).map(({ label }) => label);
  };
  expect(labels({ by: 'entries', ...others })).toEqual([
    'Least number of entries',
    'Greatest number of entries',
    'It has to be answered',
  ]);
  expect(labels(days, { as: 'equals' })).toEqual([
    'Not before',
    'Not after',
    'Compared with another answer, it has to be',
    'The other answer',
    'What is said when it is not so',
    'It has to be answered',
  ]);
});
