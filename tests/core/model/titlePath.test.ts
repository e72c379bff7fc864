import { expect, it } from 'vitest';
import { flattenAnswers } from '../../../engine/core/answers/flattenAnswers.ts';
import { titlePath } from '../../../engine/core/model/titlePath.ts';
import type { Form, Step } from '../../../engine/core/model/types.ts';

const pet = { type: 'object', properties: { name: { type: 'string', title: 'Its Name' } } };
const step = {
  id: 'pets',
  label: 'Your Pets',
  at: ['petInfo'],
  schema: { type: 'object', properties: { list: { type: 'array', title: 'Pets', items: pet } } },
} as unknown as Step;
const form = { steps: [step] } as unknown as Form;

it.each([
  ['petInfo[list][0][name]', ['Your Pets', 'Pets', '1', 'Its Name']],
  ['petInfo[list][1][favouriteToy]', ['Your Pets', 'Pets', '2', 'Favourite toy']],
  ['petInfo[nick_name]', ['Your Pets', 'Nick name']],
  ['carOwner', ['Car owner']],
])('the titles on the path to %s', (name, titles) => {
  expect(titlePath(form, name)).toEqual(titles);
});

it('flattenAnswers lists single answers by field name, a file by its file name', () => {
  const file = { id: 'a', name: 'a.pdf', type: 'application/pdf', size: 3 };
  const answer = { a: 'x', b: [{ c: 2 }, { d: file }], none: undefined, blank: '' };
  expect(flattenAnswers('old', answer)).toEqual([
    { name: 'old[a]', answer: 'x' },
    { name: 'old[b][0][c]', answer: '2' },
    { name: 'old[b][1][d]', answer: 'a.pdf' },
  ]);
  expect(flattenAnswers('old', false)).toEqual([{ name: 'old', answer: 'false' }]);
});
