import { expect, it } from 'vitest';
import { mapDocument } from '../../../engine/core/answers/mapDocument.ts';

const answers = { who: { name: 'Maya', age: 7 }, rows: [{ a: '1' }], status: 'married' };

it.each<[unknown, unknown]>([
  ['/status', 'married'],
  ['/who/name', 'Maya'],
  ['/rows', [{ a: '1' }]],
  [
    { rows: '/rows', person: { called: '/who/name', years: '/who/age' } },
    { rows: [{ a: '1' }], person: { called: 'Maya', years: 7 } },
  ],
  [{ a: '/nothing', b: '/who/nothing', c: '/status' }, { c: 'married' }],
  [{ count: 3 }, { count: 3 }],
  ['', answers],
])('template %j gives document %j', (template, document) => {
  expect(mapDocument(template, answers)).toStrictEqual(document);
});
