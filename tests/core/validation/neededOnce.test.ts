import { expect, it } from 'vitest';
import type { FieldError, Schema, Step } from '../../../engine/core/model/types.ts';
import { neededOnce } from '../../../engine/core/validation/neededOnce.ts';

const text: Schema = { type: 'string' };
const needed = (names: readonly string[], others: readonly string[][]): Schema => ({
  if: {
    not: others.length === 1 ? { required: others[0] ?? [] } : { anyOf: others.map((required) => ({ required })) },
  },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { required: names },
});
const properties = { a: text, b: text, c: text, d: text, e: text };
const group: Schema = {
  type: 'object',
  properties,
  required: ['e'],
  allOf: [needed(['a'], [['b', 'c']]), needed(['b', 'c'], [['a']]), needed(['d'], [['e']]), needed(['e'], [['d']])],
};
const three: Schema = {
  type: 'object',
  properties,
  allOf: [needed(['a'], [['b'], ['c']]), needed(['b'], [['a'], ['c']]), needed(['c'], [['a'], ['b']])],
};
const schema: Schema = {
  type: 'object',
  properties: { ...properties, g: group, l: { type: 'array', items: three } },
  required: ['a', 'b'],
};
const step = { id: 's', label: 'S', at: ['who'], schema, ui: {} } as unknown as Step;
const answers = { who: { g: {}, l: [{}, {}] } };
const error = (name: string, message = 'One, please', keyword = 'required'): FieldError => ({
  name: `who${name}`,
  keyword,
  message,
});
const listed = (errors: readonly FieldError[]) =>
  neededOnce(step, answers, errors).map(({ name, keyword }) => `${name} ${keyword}`);

it.each<readonly [string, readonly FieldError[], readonly string[]]>([
  ['one of two sets', [error('[g][a]'), error('[g][b]'), error('[g][c]')], ['who[g][a] anyOf']],
  ['two of them in a group', [error('[g][a]'), error('[g][d]', 'D or E')], ['who[g][a] anyOf', 'who[g][d] anyOf']],
  [
    'one of three in each entry',
    ['[l][0][a]', '[l][0][b]', '[l][1][a]', '[l][1][c]'].map((name) => error(name)),
    ['who[l][0][a] anyOf', 'who[l][1][a] anyOf'],
  ],
  [
    'questions that are required with the same words',
    [error('[a]'), error('[b]')],
    ['who[a] required', 'who[b] required'],
  ],
  [
    'other errors',
    [error('[g][a]', 'Short', 'minLength'), error('[g][b]', 'Short', 'minLength')],
    ['who[g][a] minLength', 'who[g][b] minLength'],
  ],
  ['what no question is asked for', [error('[x][y]')], ['who[x][y] required']],
])('says once: %s', (_, errors, names) => {
  expect(listed(errors)).toEqual(names);
});
