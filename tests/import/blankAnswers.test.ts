// Conditions on a missing answer: the made form asks what the imported one asks, or the report says where it differs.
import { describe, expect, it } from 'vitest';
import { imported, importedGroup } from './support/imported.ts';

const then = 'then';
const few = { enum: [2, 4] };
const hours = { type: 'integer', title: 'Hours', enum: [2, 4, 8] };
const group = { type: 'object', title: 'Week', properties: { hours } };
const why = { type: 'string', title: 'Why', maxLength: 9 };
const branch = { properties: { why } };

describe('of RJSF, "not" is tested once its question is answered:', () => {
  it.each<[string, object, object, object]>([
    [
      'of a question',
      { hours },
      { not: { properties: { hours: few } } },
      { required: ['hours'], not: { properties: { hours: few }, required: ['hours'] } },
    ],
    [
      'of one in a group',
      { week: group },
      { not: { properties: { week: { properties: { hours: few } } } } },
      {
        required: ['week'],
        properties: { week: { required: ['hours'] } },
        not: { properties: { week: { properties: { hours: few }, required: ['hours'] } }, required: ['week'] },
      },
    ],
    [
      'beside another test',
      { hours },
      { allOf: [{ required: ['kept'] }, { not: { properties: { hours: few } } }] },
      {
        allOf: [
          { required: ['kept'] },
          { required: ['hours'], not: { properties: { hours: few }, required: ['hours'] } },
        ],
      },
    ],
    [
      'and stays as it is where it says so itself',
      { hours },
      { not: { properties: { hours: few }, required: ['hours'] } },
      { not: { properties: { hours: few }, required: ['hours'] } },
    ],
  ])('%s', async (_, questions, condition, expected) => {
    const { code, lines, read } = await importedGroup(questions, { if: condition, [then]: branch });
    expect(code, lines.join('\n')).toBe(0);
    expect(read('questions.schema.json').if).toEqual(expected);
  });
});

describe('of JSON Forms, which tests an answer that is not there, too:', () => {
  const shown = (condition: object) =>
    imported({
      schema: { type: 'object', properties: { age: { type: 'integer', maximum: 99 }, why } },
      uischema: {
        type: 'VerticalLayout',
        elements: [
          { type: 'Control', scope: '#/properties/age' },
          { type: 'Control', scope: '#/properties/why', rule: { effect: 'SHOW', condition } },
        ],
      },
    });
  const scope = '#/properties/age';
  const noted = /uischema\/elements\/1\/rule\n +The condition holds only once its question is answered\./;

  it.each<[string, object]>([
    ['a limit', { scope, schema: { minimum: 18 } }],
    ['a limit of several', { scope, schema: { allOf: [{ minimum: 18 }, { maximum: 21 }] } }],
    [
      'a limit beside another condition',
      {
        type: 'OR',
        conditions: [
          { scope, schema: { minimum: 18 } },
          { scope, schema: { const: 3 } },
        ],
      },
    ],
  ])('the report says that %s holds of an answer only', async (_, condition) => {
    const { code, lines } = await shown(condition);
    expect(code, lines.join('\n')).toBe(0);
    expect(lines.join('\n')).toMatch(noted);
  });

  it.each<[string, object, object]>([
    [
      'a constant fails of none',
      { scope, schema: { const: 18 } },
      { properties: { age: { const: 18 } }, required: ['age'] },
    ],
    [
      '"not" of a constant holds of none',
      { scope, schema: { not: { const: 18 } } },
      { not: { properties: { age: { const: 18 } }, required: ['age'] } },
    ],
    [
      '"not" of a limit fails of none',
      { scope, schema: { not: { minimum: 18 } } },
      { properties: { age: { not: { minimum: 18 } } }, required: ['age'] },
    ],
    [
      'a limit that is to fail of none',
      { scope, schema: { minimum: 18 }, failWhenUndefined: true },
      { properties: { age: { minimum: 18 } }, required: ['age'] },
    ],
  ])('%s', async (_, condition, expected) => {
    const { code, lines, read } = await shown(condition);
    expect(code, lines.join('\n')).toBe(0);
    expect(read('questions.schema.json').allOf).toMatchObject([{ if: expected }]);
    expect(lines.join('\n')).not.toMatch(noted);
  });
});
