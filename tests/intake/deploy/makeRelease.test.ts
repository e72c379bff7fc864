import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeRelease } from '../../../engine/intake/deploy/makeRelease.ts';
import { temporaryFolder } from '../support/startSample.ts';

it('does not overwrite a folder that is not a release', async () => {
  const folder = await temporaryFolder();
  const to = path.join(folder, 'own');
  mkdirSync(to);
  writeFileSync(path.join(to, 'letter.txt'), 'x');
  const printed: string[] = [];
  expect(await makeRelease(['--to', to], (line) => printed.push(line))).toBe(1);
  expect(printed).toEqual([expect.stringContaining('is not replaced')]);
  expect(readdirSync(to)).toEqual(['letter.txt']);
  await rm(folder, { recursive: true });
});
