// Every comparison that the dialog offers with a question of each type: a question can be asked in that case only.
import { expect, it } from 'vitest';
import { checkForm } from '../../../engine/compile/index.ts';
import { comparableIn } from '../../../engine/studio/building/conditions/comparable.ts';
import { addQuestion } from '../../../engine/studio/descriptions/addQuestion.ts';
import { filledIn } from '../../../engine/studio/descriptions/description.ts';
import type { Relation } from '../../../engine/studio/protocol/conditions.ts';
import { NO_FORM } from '../../../engine/studio/protocol/outline.ts';
import { goodFiles, writeForm } from '../../compile/support/writeForm.ts';
import { isCarriedOut } from './support/isCarriedOut.ts';

const said = { kind: 'text', 'title.en': 'Something new', 'title.ar': 'شيء جديد' };

/** Numbers of entries that some lists have and others have not, also of two options. */
const COUNTS: Partial<Record<Relation, number>> = { 'has-at-least': 2, 'has-at-most': 1 };

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

it.each(Object.entries(asked))('every comparison that is offered with %s can be made', async (name, one) => {
  const texts = { '/title': `${name} بالعربية`, ...one.texts };
  const arabic = Object.entries(texts).map(([at, text]) => [`/properties/${name}${at}`, text]);
  const folder = writeForm({
    'trip/who.schema.json': { type: 'object', properties: { [name]: one.schema } },
    'trip/who.ui.json': { 'ui:order': ['*'], ...(one.ui && { [name]: one.ui }) },
    'trip/ar.json': {
      ...goodFiles['trip/ar.json'],
      'who.ui.json': undefined,
      'who.schema.json': Object.fromEntries(arabic),
    },
  });
  const { definition } = checkForm(folder, 'trip');
  const comparable = definition ? comparableIn(definition.steps, definition.steps[0]?.schema ?? {}) : [];
  expect(comparable.map(({ question }) => question)).toEqual([name]);
  for (const { question, relations, options: choices, isNumber } of comparable) {
    for (const is of relations) {
      const typed = isNumber ? 2 : question === 'day' ? '2027-01-02' : 'a';
      const value = COUNTS[is] ?? (choices ? choices.at(-1)?.value : typed);
      const values = is.endsWith('answered') ? [] : [value];
      const test = { join: 'all', comparisons: [{ question, is, values }] } as const;
      const added = addQuestion({ step: 'who', path: [], after: name });
      const action = added.change(NO_FORM, filledIn(added, NO_FORM, { ...said, case: JSON.stringify(test) }));
      if (!action) throw new Error('Something is missing.');
      expect([is, await isCarriedOut(folder, 'trip', action)]).toEqual([is, true]);
    }
  }
});

it('an answer that is computed is not offered: no condition can refer to it', () => {
  const folder = writeForm({
    'trip/who.schema.json': {
      type: 'object',
      properties: {
        count: { type: 'integer', title: 'Count' },
        twice: { type: 'integer', title: 'Twice', readOnly: true, computed: { sum: ['count', 'count'] } },
      },
    },
  });
  const { definition } = checkForm(folder, 'trip');
  const comparable = definition ? comparableIn(definition.steps, definition.steps[0]?.schema ?? {}) : [];
  expect(comparable.map(({ question }) => question)).toEqual(['count']);
});
