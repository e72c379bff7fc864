// Every comparison that the dialog offers with a question of each type: a question can be asked in that case only.
import { expect, it } from 'vitest';
import { checkForm } from '../../../engine/compile/index.ts';
import { comparableIn } from '../../../engine/studio/building/conditions/comparable.ts';
import { addQuestion } from '../../../engine/studio/descriptions/addQuestion.ts';
import { filledIn } from '../../../engine/studio/descriptions/description.ts';
import { firstValues } from '../../../engine/studio/parts/TestRows.tsx';
import type { Comparable, Comparison, Relation } from '../../../engine/studio/protocol/conditions.ts';
import { NO_FORM } from '../../../engine/studio/protocol/outline.ts';
import { readOutline } from '../../../engine/studio/server/readOutline.ts';
import { formFile, inArabic, writeForm } from '../../compile/support/writeForm.ts';
import { planned } from './support/buildForms.ts';

const said = { kind: 'text', 'title.en': 'Something new', 'title.ar': 'شيء جديد' };

/** A question of each type that a condition can name, its own texts in Arabic, and how it is drawn. */
const asked: Readonly<Record<string, { readonly schema: object; readonly texts?: object; readonly ui?: object }>> = {
  box: { schema: { type: 'boolean', title: 'Box' } },
  yes: { schema: { type: 'boolean', title: 'Yes' }, ui: { 'ui:widget': 'radio' } },
  colour: {
    schema: { type: 'string', title: 'Colour', enum: ['red', 'blue'] },
    texts: { '/enum/red': 'أحمر', '/enum/blue': 'أزرق' },
  },
  several: {
    schema: { type: 'array', title: 'Several', uniqueItems: true, items: { type: 'string', enum: ['x', 'y'] } },
    texts: { '/items/enum/x': 'س', '/items/enum/y': 'ص' },
  },
  count: { schema: { type: 'integer', title: 'Count' } },
  day: { schema: { type: 'string', title: 'Day', format: 'date' } },
  words: { schema: { type: 'string', title: 'Words', maxLength: 20 } },
  names: { schema: { type: 'array', title: 'Names', maxItems: 3, items: { type: 'string', maxLength: 20 } } },
  rows: {
    schema: {
      type: 'array',
      title: 'Rows',
      maxItems: 3,
      items: { type: 'array', title: 'Row', minItems: 1, maxItems: 3, items: { type: 'string', maxLength: 20 } },
    },
    texts: { '/items/title': 'الصف' },
  },
  named: {
    schema: {
      type: 'object',
      title: 'Named',
      maxProperties: 3,
      propertyNames: { title: 'Who' },
      additionalProperties: { type: 'integer', title: 'How many' },
    },
    texts: { '/propertyNames/title': 'من', '/additionalProperties/title': 'كم' },
  },
  pair: {
    schema: { type: 'array', title: 'Pair', minItems: 2, maxItems: 3, items: { type: 'string', maxLength: 20 } },
  },
  some: {
    schema: {
      type: 'array',
      title: 'Some',
      minItems: 2,
      uniqueItems: true,
      items: { type: 'string', enum: ['x', 'y', 'z'] },
    },
    texts: { '/items/enum/x': 'س', '/items/enum/y': 'ص', '/items/enum/z': 'ع' },
  },
  paper: { schema: { type: 'string', title: 'Paper', format: 'attachment' } },
  friends: {
    schema: {
      type: 'array',
      title: 'Friends',
      maxItems: 3,
      items: {
        type: 'object',
        properties: { first: { type: 'string', title: 'First', maxLength: 20 } },
        required: ['first'],
        errorMessage: { required: { first: 'First is required' } },
      },
    },
    texts: {
      '/items/properties/first/title': 'الاسم الأول',
      '/items/errorMessage/required/first': 'الاسم الأول مطلوب',
    },
  },
};

/** A form that asks this question in its first step, and something else in its second. */
function formAsking(name: string, one: (typeof asked)[string], isRequired: boolean): string {
  const texts = { '/title': `${name} بالعربية`, ...one.texts };
  const arabic = Object.entries(texts).map(([at, text]) => [`/properties/${name}${at}`, text]);
  const required = isRequired && { required: [name], errorMessage: { required: { [name]: 'It is required' } } };
  const steps = [
    { id: 'who', label: 'Who', at: '/who' },
    { id: 'more', label: 'More', at: '/more' },
  ];
  return writeForm({
    'trip/form.json': formFile({ steps, attachments: { maxBytes: 1000, types: ['image/png'] } }),
    'trip/who.schema.json': { type: 'object', properties: { [name]: one.schema }, ...required },
    'trip/who.ui.json': { 'ui:order': ['*'], ...(one.ui && { [name]: one.ui }) },
    'trip/more.schema.json': {
      type: 'object',
      properties: { note: { type: 'string', title: 'Note', maxLength: 9 } },
    },
    'trip/more.ui.json': {},
    'trip/ar.json': {
      ...inArabic({ '/steps/more/label': 'المزيد' }),
      'who.ui.json': undefined,
      'who.schema.json': {
        ...Object.fromEntries(arabic),
        ...(isRequired && { [`/errorMessage/required/${name}`]: 'مطلوب' }),
      },
      'more.schema.json': { '/properties/note/title': 'ملاحظة' },
    },
  });
}

/** The comparison with what its row begins with, or with an answer that is typed. */
function comparisonOf(one: Comparable, is: Relation): Comparison {
  const typed = one.isNumber ? 2 : one.question.endsWith('day') ? '2027-01-02' : 'a';
  return { question: one.question, is, values: firstValues(one, is).map((value) => (value === '' ? typed : value)) };
}

it.each(Object.entries(asked).flatMap(([name, one]) => [[name, one, false] as const, [name, one, true] as const]))(
  'every comparison that is offered with %s can be made, in its step and in the next',
  async (name, one, isRequired) => {
    const folder = formAsking(name, one, isRequired);
    const steps = checkForm(folder, 'trip').definition?.steps ?? [];
    const [own = [], next = []] = steps.map(({ schema }, i) => comparableIn(steps, schema, i));
    // Of a required answer of an earlier step only its value can be tested.
    const isBeyond = isRequired && (name === 'box' || name === 'paper');
    const before = isBeyond ? [] : [`/who/${name}`];
    expect([...own, ...next].map(({ question }) => question)).toEqual([name, 'note', ...before]);
    const ofBefore = next.filter(({ question }) => question !== 'note').flatMap(({ relations }) => relations);
    if (isRequired) expect(ofBefore.filter((is) => is.endsWith('answered'))).toEqual([]);
    for (const compared of [...own, ...next.slice(1)]) {
      const step = compared.question === name ? 'who' : 'more';
      // What is tested of an answer is the same for both.
      for (const is of compared.relations.filter((one) => step === 'who' || one.endsWith('answered'))) {
        const test = { join: 'all', comparisons: [comparisonOf(compared, is)] } as const;
        const added = addQuestion({ step, path: [], after: step === 'who' ? name : 'note' });
        const action = added.change(NO_FORM, filledIn(added, NO_FORM, { ...said, case: JSON.stringify(test) }));
        if (!action) throw new Error('Something is missing.');
        await expect(planned(folder, 'trip', action), `${step} ${is}`).resolves.not.toEqual([]);
      }
    }
  },
);

it.each<[string, readonly Relation[]]>([
  ['words', ['equal', 'not-equal', 'answered']],
  ['box', ['equal']],
  ['paper', ['answered']],
  ['friends', ['has-at-least', 'has-at-most', 'answered']],
  ['pair', ['includes', 'includes-not', 'has-at-least', 'has-at-most']],
])('a required answer is never missing: %s', (name, relations) => {
  const one = asked[name];
  const steps = (one && checkForm(formAsking(name, one, true), 'trip').definition?.steps) ?? [];
  expect(comparableIn(steps, steps[0]?.schema ?? {}, 0)[0]?.relations).toEqual(relations);
});

it('an answer that is computed or fixed is not offered: no condition can depend on it', () => {
  const folder = writeForm({
    'trip/who.schema.json': {
      type: 'object',
      properties: {
        count: { type: 'integer', title: 'Count' },
        fixed: { type: 'string', title: 'Fixed', const: 'a', readOnly: true },
        twice: { type: 'integer', title: 'Twice', readOnly: true, computed: { sum: ['count', 'count'] } },
      },
    },
  });
  const { definition } = checkForm(folder, 'trip');
  const comparable = definition ? comparableIn(definition.steps, definition.steps[0]?.schema ?? {}, 0) : [];
  expect(comparable.map(({ question }) => question)).toEqual(['count']);
});

it('questions of earlier steps are offered in every group whose conditions may name them', () => {
  const note = { note: { type: 'string', title: 'Note', maxLength: 9 } };
  const group = { type: 'object', properties: note };
  const list = { type: 'array', maxItems: 3, items: { ...group, title: 'Entry' } };
  const folder = writeForm({
    'trip/form.json': formFile({ steps: ['who', 'more'].map((id) => ({ id, label: id, at: `/${id}` })) }),
    'trip/who.schema.json': {
      type: 'object',
      properties: { way: { type: 'string', title: 'Way', enum: ['bus', 'car'] } },
    },
    'trip/who.ui.json': {},
    'trip/more.schema.json': {
      type: 'object',
      properties: {
        home: { ...group, title: 'Home' },
        stops: { ...list, title: 'Stops' },
        days: { type: 'array', title: 'Days', maxItems: 3, items: { ...list, title: 'Day' } },
      },
      if: { properties: { stops: { minItems: 2 } }, required: ['stops'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { back: { ...group, title: 'Back' } } },
    },
    'trip/more.ui.json': { 'ui:order': ['*'] },
  });
  const { steps = [] } = readOutline(folder, 'trip') ?? {};
  const groups = steps.find(({ id }) => id === 'more')?.groups ?? [];
  expect(groups.map(({ path, comparable }) => [path.join(), comparable.map(({ question }) => question)])).toEqual([
    ['', ['stops', 'days', '/who/way']],
    ['home', ['note', '/who/way']],
    ['stops', ['note', '/who/way']],
    ['days', ['note']],
    ['back', ['note']],
  ]);
});
