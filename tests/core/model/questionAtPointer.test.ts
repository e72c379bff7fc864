import { expect, it } from 'vitest';
import { questionAtPointer } from '../../../engine/core/model/questionAtPointer.ts';

const steps = [
  { at: ['who'], schema: { type: 'object', properties: { name: { title: 'Name' } } } },
  {
    at: [],
    schema: {
      type: 'object',
      allOf: [
        {
          if: {},
          else: { properties: { pets: { type: 'array', items: { properties: { 'a/b': { title: 'Pet' } } } } } },
        },
      ],
    },
  },
];

it.each([
  ['/who/name', 'Name'],
  ['/pets/0/a~1b', 'Pet'],
  ['/who/none', undefined],
  ['/who/toString', undefined],
  ['/pets/a~1b', undefined],
  ['/name', undefined],
])('%s is %s', (pointer, title) => {
  expect(questionAtPointer(steps, pointer)?.title).toBe(title);
});
