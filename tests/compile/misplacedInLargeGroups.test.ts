// A group may have thousands of questions: what is looked for in it reads each of them a fixed number of times.
import { expect, it } from 'vitest';
import { misplacedKeywords } from '../../engine/compile/foreign/misplacedKeywords.ts';

/** How often a question is read while misplaced keywords are looked for in a group of `count`. */
function readsOf(count: number): number {
  let reads = 0;
  const questions = Array.from({ length: count }, (_, i) => [
    `q${i}`,
    { type: 'string', title: `Q ${i}`, maxLength: 9 },
  ]);
  const properties = new Proxy(Object.fromEntries(questions), {
    get(target, name, receiver) {
      reads++;
      return Reflect.get(target, name, receiver);
    },
  });
  expect([...misplacedKeywords({ type: 'object', properties })]).toEqual([]);
  return reads;
}

it('twice as many questions are read twice as often', () => {
  expect(readsOf(400)).toBe(2 * readsOf(200));
});
