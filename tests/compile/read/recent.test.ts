// What is kept between two checks: the results for a text, as long as it is the same, and wherever it stands.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readJsonFile } from '../../../engine/compile/read/jsonFile.ts';
import { keepRecent, recent } from '../../../engine/compile/read/recent.ts';

it('computes once for each text', () => {
  const compute = vi.fn((text: string) => ({ length: text.length }));
  const lengthOf = recent(compute);
  expect([lengthOf('ab'), lengthOf('abc'), lengthOf('ab')]).toEqual([{ length: 2 }, { length: 3 }, { length: 2 }]);
  expect(compute).toHaveBeenCalledTimes(2);
});

it('keeps a few thousand, and drops what was asked for longest ago', () => {
  const cache = new Map<number, number>();
  for (let i = 0; i < 5000; i++) keepRecent(cache, i, i);
  expect(cache.size).toBeLessThan(5000);
  expect([cache.has(0), cache.has(4999)]).toEqual([false, true]);
  const [kept = 0] = cache.keys();
  keepRecent(cache, kept, kept);
  keepRecent(cache, 5000, 5000);
  expect([cache.has(kept), cache.has(kept + 1)]).toEqual([true, false]);
});

it('a JSON file is read anew once its text is another; two files with one text have places and values of their own', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'recent-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [one, other] = ['one.json', 'other.json'].map((name) => path.join(folder, name)) as [string, string];
  for (const file of [one, other]) writeFileSync(file, '{\n  "a": {}\n}');
  const [first, second] = [readJsonFile(one), readJsonFile(other)];
  expect([first.place('/a'), second.place('/a')]).toEqual([
    { file: one, pointer: '/a', line: 2, column: 2 },
    { file: other, pointer: '/a', line: 2, column: 2 },
  ]);
  expect(first.value).not.toBe(second.value);
  expect(readJsonFile(one)).toBe(first);
  writeFileSync(one, '{}');
  expect(readJsonFile(one).value).toEqual({});
});
