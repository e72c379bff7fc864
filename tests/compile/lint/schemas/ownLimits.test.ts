// Limits of a number in a branch whose condition tests the same number: those within which it applies anyway refuse nothing.
import { expect, it } from 'vitest';
import type { Schema } from '../../../../engine/core/index.ts';
import { findingsOfStep } from '../../support/findingsOfStep.ts';

const limited = (keyword: string, limit: number): Schema => ({
  properties: { n: { [keyword]: limit, errorMessage: { [keyword]: `Wrong: ${keyword}` } } },
});
const asked: Schema = { properties: { a: { title: 'A', type: 'boolean' } } };

it.each<[test: Schema, branch: 'then' | 'else', keyword: string, limit: number, finds: string | undefined]>([
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
])('%j %s %s %s', (test, branch, keyword, limit, finds) => {
  for (const type of ['integer', 'number']) {
    const other = branch === 'then' ? 'else' : 'then';
    const found = findingsOfStep(
      {
        properties: { n: { title: 'N', type } },
        if: { properties: { n: test }, required: ['n'] },
        [branch]: limited(keyword, limit),
        [other]: asked,
      },
      { 'ui:order': ['*'] },
    );
    expect(found).toEqual(
      finds === undefined
        ? []
        : [
            expect.stringContaining(
              `/${branch}/properties/n/${keyword} "${keyword}" has no effect: this branch applies to ${finds}.`,
            ),
          ],
    );
  }
});
