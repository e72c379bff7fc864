// Tests that core does not know mean the same once they are written by those that it does; ajv judges both.
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { normaliseCondition } from '../../../engine/compile/normalise/normaliseCondition.ts';
import { matches } from '../../../engine/core/answers/matches.ts';
import type { Schema } from '../../../engine/core/model/types.ts';

const ajv = new Ajv({ strict: false, logger: false });

it.each([
  [{ minLength: 2 }, ['a', 'ab', 'abc', '\n\n', '😀', '😀😀']],
  [{ maxLength: 2 }, ['a', 'ab', 'abc', '😀😀', '😀😀😀']],
  [{ minLength: 1, maxLength: 2, pattern: '^a' }, ['a', 'b', 'ab', 'abc']],
  [{ exclusiveMinimum: 3 }, [2, 3, 3.5, 4]],
  [{ exclusiveMaximum: 3, minimum: 1 }, [0, 1, 2.9, 3]],
  [{ minItems: 1, maxItems: 2 }, [[], [1], [1, 2], [1, 2, 3]]],
  [{ not: { maxItems: 1 } }, [[], [1], [1, 2]]],
  [{ contains: { minLength: 2 } }, [['a'], ['a', 'ab']]],
  [{ anyOf: [{ maxLength: 1 }, { allOf: [{ minLength: 3 }] }] }, ['a', 'ab', 'abc']],
])('%j', (condition, answers) => {
  const written = normaliseCondition({ properties: { a: condition }, required: ['a'] }) as Schema;
  const validate = ajv.compile(condition);
  for (const a of answers) expect([a, matches(written, { a })]).toEqual([a, validate(a)]);
});

it.each([
  [{ formatMinimum: '2026-09-01' }, ['2026-09-01', '2027-01-01'], ['2026-08-31']],
  [
    { formatMaximum: '2026-09-01' },
    ['2026-08-31', '2026-09-01', '2026-09-01T23:59'],
    ['2026-09-02', '2026-09-02T00:00'],
  ],
  [{ formatMinimum: '07:30', formatMaximum: '18:00' }, ['07:30', '18:00'], ['07:29', '18:01']],
  [{ not: { formatMinimum: '07:30' } }, ['07:29'], ['07:30']],
])('%j, which ajv alone does not know', (condition, those, others) => {
  const written = normaliseCondition({ properties: { a: condition }, required: ['a'] }) as Schema;
  const holding = [...those, ...others].filter((a) => matches(written, { a }));
  expect(holding).toEqual(those);
});

it.each([
  null,
  'x',
  { formatMinimum: 'today' },
  { formatMaximum: '2026-02-30' },
  { properties: 'x' },
  { allOf: 'x', minLength: 'y' },
])('%j stays for the check to report', (shape) => {
  expect(normaliseCondition(shape)).toEqual(shape);
});
