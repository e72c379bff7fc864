// An exported file gets its name only when it is complete.
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeNewFile } from '../../../engine/intake/cli/parts/writeNewFile.ts';
import { temporaryFolder } from '../support/startSample.ts';

let folder: string;
let target: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  target = path.join(folder, 'all.csv');
});
afterEach(() => rm(folder, { recursive: true }));

it('is readable by its owner only, and has no name before it is complete', async () => {
  async function* pieces() {
    yield 'ليلى ';
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^all\.csv\.\d+\.unfinished$/)]);
    yield Buffer.from('b');
  }
  await writeNewFile(target, pieces());
  expect(await readFile(target, 'utf8')).toBe('ليلى b');
  expect(await readdir(folder)).toEqual(['all.csv']);
  if (process.platform !== 'win32') expect((await stat(target)).mode & 0o777).toBe(0o600);
});

it('leaves nothing behind on failure', async () => {
  async function* pieces() {
    yield 'a';
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  }
  await expect(writeNewFile(target, pieces())).rejects.toThrow('no space left');
  expect(await readdir(folder)).toEqual([]);
});

it.each(['before', 'while it is written'])('never overwrites a file that was created %s', async (when) => {
  const mine = () => writeFile(target, 'mine');
  if (when === 'before') await mine();
  async function* pieces() {
    yield 'a';
    await mine();
  }
  await expect(writeNewFile(target, pieces())).rejects.toThrow(`${target} is there already. Name another file`);
  expect(await readFile(target, 'utf8')).toBe('mine');
  expect(await readdir(folder)).toEqual(['all.csv']);
});

it('a missing folder, or a folder with that name, is an error', async () => {
  await expect(writeNewFile(path.join(folder, 'none/all.csv'), ['a'])).rejects.toThrow('ENOENT');
  await mkdir(target);
  await expect(writeNewFile(target, ['a'])).rejects.toThrow('is there already');
});
