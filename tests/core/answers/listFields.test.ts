import { describe, expect, it } from 'vitest';
import { listFields } from '../../../engine/core/answers/listFields.ts';
import type { Answers, Step } from '../../../engine/core/model/types.ts';
import { orderedErrors } from '../../../engine/core/validation/orderedErrors.ts';
import { makeForm } from '../support/makeForm.ts';
import { file, group, list, text, when, yesNo } from '../support/schemas.ts';

const entry = group({ first: text, last: text }, { required: ['first'] });
const form = await makeForm([
  {
    at: ['at'],
    schema: group(
      {
        name: text,
        more: yesNo,
        where: group({ city: text }, { required: ['city'] }),
        rows: list(entry),
        report: file,
      },
      { required: ['more', 'name'], ...when('more', 'yes', group({ note: text }, { required: ['note'] })) },
    ),
    ui: {
      'ui:sections': [{ fields: ['more', 'note'] }, { fields: ['rows', 'where', 'name', 'report'] }],
      note: { 'ui:description': 'Why' },
      rows: { 'ui:entry': 'Row', items: { 'ui:sections': [{ fields: ['last', 'first'] }] } },
    },
  },
]);
const step = form.steps[0] as Step;
const answers: Answers = { at: { more: 'yes', where: {}, rows: [{ first: 'A' }, {}] } };

describe('listFields', () => {
  it('lists fields in display order, a list before its entries', () => {
    expect(listFields(step, answers).map(({ name }) => name)).toEqual([
      ...['at[more]', 'at[note]', 'at[rows]', 'at[rows][0][last]', 'at[rows][0][first]'],
      ...['at[rows][1][last]', 'at[rows][1][first]', 'at[where][city]', 'at[name]', 'at[report]'],
    ]);
  });

  it('lists visible fields only', () => {
    const names = listFields(step, { at: { more: 'no' } }).map(({ name }) => name);
    expect(names).toEqual(['at[more]', 'at[rows]', 'at[where][city]', 'at[name]', 'at[report]']);
    expect(listFields(step, {}).map(({ name }) => name)).toEqual(names);
  });

  it('gives each field its required flag, its ui options and the list entries that contain it', () => {
    const fields = listFields(step, answers);
    const field = (name: string) => fields.find((candidate) => candidate.name === name);
    expect(fields.filter(({ required }) => required).map(({ name }) => name)).toEqual([
      ...['at[more]', 'at[note]', 'at[rows][0][first]', 'at[rows][1][first]', 'at[where][city]', 'at[name]'],
    ]);
    expect(field('at[note]')?.ui).toEqual({ 'ui:description': 'Why' });
    expect(field('at[rows][1][first]')?.under).toEqual([{ name: 'at[rows]', list: step.ui.rows, index: 1 }]);
    expect(field('at[rows][1][first]')?.path).toEqual(['at', 'rows', 1, 'first']);
    expect(field('at[name]')?.under).toEqual([]);
  });
});

describe('orderedErrors', () => {
  it('sorts errors by the display order of their fields', () => {
    expect(orderedErrors(step, answers).map(({ name }) => name)).toEqual([
      ...['at[note]', 'at[rows][1][first]', 'at[where][city]', 'at[name]'],
    ]);
  });

  it('puts errors without a visible field last', () => {
    const names = orderedErrors(step, { at: { more: 'no', where: 'x', rows: [{ first: 'A' }] } }).map(
      ({ name }) => name,
    );
    expect(names).toEqual(['at[name]', 'at[where]']);
  });

  it('is empty for valid answers', () => {
    expect(orderedErrors(step, { at: { more: 'no', name: 'A', where: { city: 'B' } } })).toEqual([]);
  });
});
