import { expect, it } from 'vitest';
import { coalesceFsync } from '../../../../engine/intake/storage/disk/coalesceFsync.ts';

/** A sync that the test completes. */
function heldSync(atOnce: number) {
  const ends: (() => void)[] = [];
  const fails: ((cause: Error) => void)[] = [];
  const sync = coalesceFsync(
    () =>
      new Promise((resolve, reject) => {
        ends.push(resolve);
        fails.push(reject);
      }),
    atOnce,
  );
  return { sync, begun: () => ends.length, end: () => ends.at(-1)?.(), fail: () => fails.at(-1)?.(new Error('EIO')) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('callers during a running sync share the next one, which starts after the call', async () => {
  const { sync, begun, end } = heldSync(1);
  const done: string[] = [];
  const ask = (name: string) => sync().then(() => void done.push(name));
  void ask('first');
  await turn();
  void ask('second');
  void ask('third');
  await turn();
  expect(begun()).toBe(1);
  end();
  await turn();
  expect([begun(), done]).toEqual([2, ['first']]);
  void ask('fourth');
  end();
  await turn();
  expect([begun(), done]).toEqual([3, ['first', 'second', 'third']]);
  end();
  await turn();
  expect(done).toHaveLength(4);
});

it('a failing sync rejects the callers that waited for it, and no others', async () => {
  const { sync, end, fail } = heldSync(1);
  const first = sync();
  await turn();
  const second = sync();
  fail();
  await expect(first).rejects.toThrow('EIO');
  await turn();
  end();
  await expect(second).resolves.toBeUndefined();
});

it('at most two syncs run at once', async () => {
  const { sync, begun, end } = heldSync(2);
  void sync();
  await turn();
  void sync();
  void sync();
  await turn();
  expect(begun()).toBe(2);
  void sync();
  await turn();
  expect(begun()).toBe(2);
  end();
  await turn();
  expect(begun()).toBe(3);
});
