// A question that a condition tests may be asked under another one, which stands outside of its group.
import { describe, expect, it } from 'vitest';
import { imported } from './support/imported.ts';
import { surveyed } from './support/surveyed.ts';

const then = 'then';
const lost = /asked always/;

/** Rows of a workbook, each of which is asked only after a certain answer to the one before. `@name` stands for `${name}`. */
const rows = {
  sex: { type: 'select_one yes_no', name: 'isWoman', label: 'A woman?' },
  pregnant: { type: 'select_one yes_no', name: 'pregnant', label: 'Pregnant?', relevant: "@isWoman = 'yes'" },
  weeks: { type: 'integer', name: 'weeks', label: 'Weeks', relevant: "@pregnant = 'yes'" },
  twins: { type: 'select_one yes_no', name: 'twins', label: 'Twins?', relevant: '@weeks > 20' },
};
const begin = (name: string, relevant = '') => ({ type: 'begin_group', name, label: name.toUpperCase(), relevant });
const end = { type: 'end_group' };
const kept = { type: 'text', name: 'kept', label: 'Kept' };

describe('of XLSForm,', () => {
  it.each([
    ['beside it', [begin('g'), rows.sex, end, begin('h'), kept, rows.pregnant, rows.weeks, rows.twins, end]],
    ['before it', [begin('h'), kept, rows.twins, rows.weeks, rows.pregnant, end, begin('g'), rows.sex, end]],
    ['in a group', [begin('g'), rows.sex, end, begin('h'), kept, begin('i'), rows.pregnant, end, rows.weeks, end]],
    ['within it', [begin('g'), rows.sex, end, begin('h'), kept, rows.pregnant, begin('i'), rows.weeks, end, end]],
    [
      'in a group that is asked sometimes',
      [rows.sex, begin('g', "@isWoman = 'yes'"), { ...rows.pregnant, relevant: '' }, end, begin('h'), rows.weeks, end],
    ],
  ])('a question that tests one %s', async (_, all) => {
    const { code, schema, text } = await surveyed(all);
    expect(code, text).toBe(0);
    expect(text).not.toMatch(lost);
    expect(JSON.stringify(schema.allOf)).toMatch(/"if":\{[^{}]*\{?.*"pregnant":\{"const":"yes"\}/);
  });
});

it('of JSON Forms, a control that tests one with a rule', async () => {
  const control = (scope: string, tested?: string) => ({
    type: 'Control',
    scope: `#/properties/${scope}`,
    ...(tested && {
      rule: { effect: 'SHOW', condition: { scope: `#/properties/${tested}`, schema: { const: true } } },
    }),
  });
  const box = { type: 'boolean' };
  const { code, lines, read } = await imported({
    schema: {
      type: 'object',
      properties: {
        g: { type: 'object', properties: { a: box } },
        h: { type: 'object', properties: { kept: box, b: box, c: box } },
      },
    },
    uischema: {
      type: 'VerticalLayout',
      elements: [
        control('g/properties/a'),
        control('h/properties/kept'),
        control('h/properties/b', 'g/properties/a'),
        control('h/properties/c', 'h/properties/b'),
      ],
    },
  });
  expect(code, lines.join('\n')).toBe(0);
  expect(lines.join('\n')).not.toMatch(lost);
  expect(read('questions.schema.json').allOf).toMatchObject([
    { [then]: { properties: { h: { properties: { b: {} } } } } },
    { [then]: { properties: { h: { properties: { c: {} } } } } },
  ]);
});
