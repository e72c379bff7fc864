import { expect, it } from 'vitest';
import { isLong } from '../../../engine/vite/modules/isLong.ts';

const questions = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`q${i}`, { type: 'string' }]));
const list = (more: object) => ({ properties: { l: { type: 'array', items: {}, ...more } } });

it.each<[string, object, boolean]>([
  ['50 questions', { properties: questions(50) }, false],
  ['51 questions', { properties: questions(51) }, true],
  [
    'questions of branches and groups count',
    { properties: { g: { properties: questions(25) } }, allOf: [{ else: { properties: questions(25) } }] },
    true,
  ],
  ['a list of 25 entries', list({ maxItems: 25 }), false],
  ['a list of 26 entries', list({ maxItems: 26 }), true],
  ['a list without a limit', list({}), true],
  ['options that are chosen together', list({ uniqueItems: true, items: { enum: ['a'] } }), false],
])('%s', (_, schema, expected) => {
  expect(isLong(JSON.stringify(schema))).toBe(expected);
});

it('a file that cannot be read is left to its form', () => {
  expect(isLong('{')).toBe(false);
});
