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

describe('the fields of a step', () => {
  it('stand in the order in which they are drawn, a list before its entries', () => {
    expect(listFields(step, answers).map(({ name }) => name)).toEqual([
      ...['at[more]', 'at[note]', 'at[rows]', 'at[rows][0][last]', 'at[rows][0][first]'],
      ...['at[rows][1][last]', 'at[rows][1][first]', 'at[where][city]', 'at[name]', 'at[report]'],
    ]);
  });

  it('are those that are asked', () => {
    const names = listFields(step, { at: { more: 'no' } }).map(({ name }) => name);
    expect(names).toEqual(['at[more]', 'at[rows]', 'at[where][city]', 'at[name]', 'at[report]']);
    expect(listFields(step, {}).map(({ name }) => name)).toEqual(names);
  });

  it('know whether they are required, their ui entry and the entries that they stand in', () => {
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

describe('the problems of a step', () => {
  it('stand in the same order', () => {
    expect(orderedErrors(step, answers).map(({ name }) => name)).toEqual([
      ...['at[note]', 'at[rows][1][first]', 'at[where][city]', 'at[name]'],
    ]);
  });

  it('at no visible question come last', () => {
    const names = orderedErrors(step, { at: { more: 'no', where: 'x', rows: [{ first: 'A' }] } }).map(
      ({ name }) => name,
    );
    expect(names).toEqual(['at[name]', 'at[where]']);
  });

  it('are none when all is well', () => {
    expect(orderedErrors(step, { at: { more: 'no', name: 'A', where: { city: 'B' } } })).toEqual([]);
  });
});
