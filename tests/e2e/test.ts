// A page under watch: whatever goes wrong without anybody looking at it fails the test.
import { test as base, expect } from '@playwright/test';
import { watch } from './watch.ts';

interface Watch {
  /** What the console may say in this test, because the test itself brings it about. */
  readonly expected: RegExp | undefined;
  readonly watched: undefined;
}

export const test = base.extend<Watch>({
  expected: [undefined, { option: true }],
  watched: [
    async ({ page, expected }, use) => {
      const trouble = watch(page, expected);
      await use(undefined);
      expect(trouble).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
