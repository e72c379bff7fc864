import { describe, expect, it } from 'vitest';
import { isVisible } from '../../../engine/core/answers/visibleSchemaAt.ts';
import { toPath } from '../../../engine/core/model/path.ts';
import { file, group, list, text, when, yesNo } from '../support/schemas.ts';

const schema = group(
  {
    a: yesNo,
    g: group({ x: text }),
    rows: list(group({ b: yesNo }, when('b', 'yes', group({ c: text })))),
    report: file,
  },
  when('a', 'yes', group({ d: text })),
);
const answers = { a: 'yes', rows: [{ b: 'yes' }, { b: 'no' }], report: { id: '1' } };

describe('isVisible', () => {
  it.each([
    ['a', true],
    ['d', true],
    ['g', true],
    ['g[x]', true],
    ['g[y]', false],
    ['z', false],
    ['rows', true],
    ['rows[0][b]', true],
    ['rows[0][c]', true],
    ['rows[1][b]', true],
    ['rows[1][c]', false],
    ['rows[2][b]', false],
    ['rows[b]', false],
    ['a[0]', false],
    ['report', true],
    ['report[id]', false],
    ['', true],
  ])('%s: %s', (name, verdict) => {
    expect(isVisible(schema, answers, toPath(name))).toBe(verdict);
  });

  it('hides the questions of a condition whose question is unanswered', () => {
    expect(isVisible(schema, {}, ['d'])).toBe(false);
    expect(isVisible(schema, undefined, ['d'])).toBe(false);
  });
});
