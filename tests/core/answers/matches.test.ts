// Conditions are evaluated without ajv in the browser; here each result is compared with ajv's.
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { CONDITION_KEYWORDS, matches } from '../../../engine/core/answers/matches.ts';
import type { Schema } from '../../../engine/core/model/types.ts';
import { runValidators } from '../../compile/support/runValidators.ts';

const ajv = new Ajv({ strict: false, logger: false });

const leaves: readonly Schema[] = [
  {},
  { const: 'yes' },
  { const: 7 },
  { const: null },
  { const: '' },
  { enum: ['pre-kg-1', 'pre-kg-2'] },
  { enum: [7, 'yes', null] },
  { enum: [] },
  { minimum: 7 },
  { maximum: 7 },
  { minimum: -1, maximum: 6.5 },
  { required: ['a'] },
  { pattern: '^[a-z]+$' },
  { minItems: 1 },
  { minItems: 2 },
  { contains: { const: 'yes' } },
  { contains: { not: { const: 'yes' } } },
  { required: ['a', 'b'] },
  { required: ['toString'] },
];
const grown: readonly Schema[] = [
  ...leaves,
  ...leaves.flatMap((leaf): Schema[] => [
    { not: leaf },
    { not: { not: leaf } },
    { properties: { a: leaf } },
    { properties: { a: leaf }, required: ['a'] },
    { properties: { a: { not: leaf } }, required: ['a'] },
    { properties: { a: { properties: { b: leaf }, required: ['b'] } }, required: ['a'] },
  ]),
];
const pairs = grown.flatMap((one, i) => {
  const other = grown[(i * 7 + 3) % grown.length] as Schema;
  return [{ allOf: [one, other] }, { anyOf: [one, other] }, { allOf: [one], anyOf: [other], not: { const: 'no' } }];
});
const conditions: readonly Schema[] = [...grown, ...pairs];

const answers = ['yes', 'pre-kg-1', '', ' yes', 0, 6.5, 7, -1, true, null, [], ['yes'], {}, { b: 'yes' }, { b: 7 }];
const values: readonly unknown[] = [
  ...answers,
  ...answers.map((a) => ({ a })),
  ...answers.map((b) => ({ a: 'yes', b })),
  { a: undefined },
  { a: undefined, b: 7 },
];

/** ajv rejects an empty `enum`, so it is replaced by a schema that no value satisfies. */
const forAjv = (schema: Schema): object => JSON.parse(JSON.stringify(schema).replaceAll('"enum":[]', '"not":{}'));

describe('matches', () => {
  it('covers every keyword allowed in a condition', () => {
    const used = new Set(JSON.stringify(conditions).match(/(?<=")\w+(?=":)/g));
    expect(CONDITION_KEYWORDS.filter((keyword) => !used.has(keyword))).toEqual([]);
  });

  it(`agrees with ajv on ${conditions.length} conditions and ${values.length} values`, () => {
    const disagreements = conditions.flatMap((condition) => {
      const validate = ajv.compile(forAjv(condition));
      return values
        .filter((value) => matches(condition, value) !== validate(value))
        .map((value) => `${JSON.stringify(condition)} with ${JSON.stringify(value)}`);
    });
    expect(disagreements).toEqual([]);
  });

  it.each<[string, Schema, unknown, boolean]>([
    [
      'an unanswered required question does not match',
      { properties: { a: { const: 'yes' } }, required: ['a'] },
      {},
      false,
    ],
    ['an unanswered optional question matches', { properties: { a: { const: 'yes' } } }, {}, true],
    ['the expected answer matches', { properties: { a: { const: 'yes' } }, required: ['a'] }, { a: 'yes' }, true],
    ['a different answer does not match', { properties: { a: { const: 'yes' } }, required: ['a'] }, { a: 'no' }, false],
    [
      'a different answer matches a negated constant',
      { properties: { a: { not: { const: 'yes' } } }, required: ['a'] },
      { a: 'no' },
      true,
    ],
  ])('%s', (_, condition, value, verdict) => {
    expect(matches(condition, value)).toBe(verdict);
  });

  it('no test finds a blank entry of a list, in a compiled validator either', async () => {
    const tests = grown.filter((test) => !JSON.stringify(test).includes('"enum":[]'));
    const asked = (test: Schema): Schema => ({
      type: 'object',
      if: { anyOf: [{ not: { not: { properties: { list: { contains: test } }, required: ['list'] } } }] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { required: ['more'] },
    });
    const validators = await runValidators(tests.map(asked));
    const finding = tests.filter(
      (test, i) => matches({ contains: test }, [undefined]) || validators[i]?.({ list: [undefined] }) === false,
    );
    expect(finding).toEqual([]);
  });
});
