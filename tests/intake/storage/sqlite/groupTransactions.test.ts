import { expect, it } from 'vitest';
import type { Sql } from '../../../../engine/intake/storage/sql/sql.ts';
import { groupTransactions } from '../../../../engine/intake/storage/sqlite/groupTransactions.ts';
import { UnknownOutcome } from '../../../../engine/intake/storage/store.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));
const sql: Sql = { run: async () => [] };

/** Commits that the test completes; a commit runs all its tasks, or fails with the first error. */
function heldCommits() {
  const sizes: number[] = [];
  const ends: (() => void)[] = [];
  let outcome: Error | undefined;
  const transaction = groupTransactions(async (works) => {
    sizes.push(works.length);
    const results: unknown[] = [];
    for (const work of works) results.push(await work(sql));
    await new Promise<void>((resolve) => ends.push(resolve));
    if (outcome) throw outcome;
    return results;
  });
  const endAll = async () => {
    for (await turn(); ends.length > 0; await turn()) for (const end of ends.splice(0)) end();
  };
  return { transaction, sizes, endAll, failWith: (error: Error) => (outcome = error) };
}

it('callers during two running commits share the next one, each with its own result', async () => {
  const { transaction, sizes, endAll } = heldCommits();
  const all = Array.from({ length: 7 }, (_, i) => transaction(async () => i));
  await turn();
  const later = transaction(async () => 'later');
  await turn();
  expect(sizes).toEqual([1, 1]);
  await endAll();
  expect(await Promise.all([...all, later])).toEqual([0, 1, 2, 3, 4, 5, 6, 'later']);
  expect(sizes).toEqual([1, 1, 6]);
});

it('a failing task rejects its own caller only: the others of the group are run again one by one', async () => {
  const { transaction, sizes, endAll } = heldCommits();
  const all = [1, 2, 3, 4, 5].map((i) =>
    transaction(async () => {
      if (i === 4) throw new Error('its own');
      return i;
    }),
  );
  const outcomes = Promise.allSettled(all);
  await endAll();
  expect((await outcomes).map((each) => (each.status === 'fulfilled' ? each.value : each.reason.message))).toEqual([
    1,
    2,
    3,
    'its own',
    5,
  ]);
  expect(sizes).toEqual([1, 1, 3, 1, 1, 1]);
});

it('an unknown outcome rejects all callers, and no task is run twice', async () => {
  const { transaction, sizes, endAll, failWith } = heldCommits();
  const all = [1, 2, 3, 4].map((i) => transaction(async () => i));
  const outcomes = Promise.allSettled(all);
  failWith(new UnknownOutcome('COMMIT failed'));
  await endAll();
  expect((await outcomes).map((each) => each.status === 'rejected' && each.reason.name)).toEqual(
    Array(4).fill('UnknownOutcome'),
  );
  expect(sizes).toEqual([1, 1, 2]);
});
