// Limits in a branch whose condition tests the same answer: those within which it applies anyway refuse nothing.
import { expect, it } from 'vitest';
import type { Schema } from '../../../../engine/core/index.ts';
import { findingsOfStep } from '../../support/findingsOfStep.ts';

type Case = readonly [test: Schema, branch: 'then' | 'else', keyword: string, limit: number, finds: string | undefined];

const asked: Schema = { properties: { a: { title: 'A', type: 'boolean' } } };

function found(question: Schema, [test, branch, keyword, limit]: Case): readonly string[] {
  const message = keyword === 'maxLength' ? {} : { errorMessage: { [keyword]: `Wrong: ${keyword}` } };
  return findingsOfStep(
    {
      properties: { n: { title: 'N', ...question } },
      if: { properties: { n: test }, required: ['n'] },
      [branch]: { properties: { n: { [keyword]: limit, ...message } } },
      [branch === 'then' ? 'else' : 'then']: asked,
    },
    { 'ui:order': ['*'] },
  );
}

function expected([, branch, keyword, , finds]: Case): readonly string[] {
  const problem = `"${keyword}" has no effect: this branch applies to ${finds}.`;
  return finds === undefined ? [] : [expect.stringContaining(`/${branch}/properties/n/${keyword} ${problem}`)];
}

it.each<Case>([
  [{ minimum: 1 }, 'else', 'maximum', 4, 'no number above 4'],
  [{ minimum: 1 }, 'else', 'maximum', 1, 'no number above 1'],
  [{ minimum: 1 }, 'else', 'maximum', -1, undefined],
  [{ minimum: 1 }, 'then', 'minimum', 0, 'no number below 0'],
  [{ minimum: 1 }, 'then', 'minimum', 2, undefined],
  [{ minimum: 1 }, 'then', 'maximum', 9, undefined],
  [{ maximum: 4 }, 'then', 'maximum', 4, 'no number above 4'],
  [{ maximum: 4 }, 'then', 'maximum', 3, undefined],
  [{ maximum: 4 }, 'else', 'minimum', 4, 'no number below 4'],
  [{ maximum: 4 }, 'else', 'minimum', 6, undefined],
  [{ minimum: 1, maximum: 4 }, 'else', 'maximum', 9, undefined],
  [{ not: { minimum: 1 } }, 'then', 'maximum', 4, 'no number above 4'],
])('a number: %j %s %s %s', (...one) => {
  for (const type of ['integer', 'number']) expect(found({ type }, one)).toEqual(expected(one));
});

it.each<Case>([
  [{ maxLength: 5 }, 'then', 'maxLength', 10, 'no length above 10'],
  [{ maxLength: 5 }, 'then', 'maxLength', 5, 'no length above 5'],
  [{ maxLength: 5 }, 'then', 'maxLength', 4, undefined],
  [{ maxLength: 5 }, 'else', 'maxLength', 10, undefined],
  [{ maxLength: 5 }, 'else', 'minLength', 6, 'no length below 6'],
  [{ minLength: 3 }, 'else', 'maxLength', 3, 'no length above 3'],
  [{ minLength: 3 }, 'then', 'minLength', 4, undefined],
  [{ not: { minLength: 3 } }, 'then', 'maxLength', 2, 'no length above 2'],
  // What else is tested may leave out the lengths that are tried.
  [{ maxLength: 5, pattern: '^A' }, 'then', 'maxLength', 10, undefined],
  [{ pattern: '^A' }, 'then', 'maxLength', 10, undefined],
])('a text: %j %s %s %s', (...one) => {
  expect(found({ type: 'string', maxLength: 50 }, one)).toEqual(expected(one));
});

it.each<Case>([
  [{ maxItems: 2 }, 'then', 'maxItems', 3, 'no number of entries above 3'],
  [{ maxItems: 2 }, 'then', 'maxItems', 1, undefined],
  [{ maxItems: 2 }, 'else', 'minItems', 3, 'no number of entries below 3'],
  [{ maxItems: 2 }, 'else', 'minItems', 4, undefined],
  [{ minItems: 2 }, 'else', 'maxItems', 2, 'no number of entries above 2'],
  [{ contains: { const: 'x' } }, 'then', 'maxItems', 3, undefined],
])('a list: %j %s %s %s', (...one) => {
  const items = { type: 'string', maxLength: 9 };
  expect(found({ type: 'array', maxItems: 8, items }, one)).toEqual(expected(one));
});
