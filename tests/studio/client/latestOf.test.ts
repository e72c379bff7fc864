// What a frame shows while texts are typed faster than they are loaded.
import { expect, it } from 'vitest';
import { latestOf } from '../../../engine/studio/client/latestOf.ts';

/** A promise, and what resolves it; Node 20 has no `Promise.withResolvers`. */
function deferred() {
  let resolve: (result: string) => void = () => undefined;
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

it.each([
  ['the latest, whichever is ready first', [1, 0], ['second']],
  ['each that is ready before the next begins', [0], ['first']],
])('%s', async (_, order, expected) => {
  const shown: unknown[] = [];
  const show = latestOf<string>(
    (result) => shown.push(result),
    (error) => shown.push(error),
  );
  const works = order.map(() => deferred());
  const all = works.map(({ promise }) => show(promise));
  for (const i of order) works[i]?.resolve(i === 0 ? 'first' : 'second');
  await Promise.all(all);
  expect(shown).toEqual(expected);
});

it('a failure of the latest is told, one of an earlier is not', async () => {
  const told: unknown[] = [];
  const show = latestOf(
    () => told.push('shown'),
    (error) => told.push(error),
  );
  await Promise.all([show(Promise.reject('earlier')), show(Promise.reject('latest'))]);
  expect(told).toEqual(['latest']);
});
