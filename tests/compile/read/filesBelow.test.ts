// Folders are listed with what links lead to: the studio's copies of the forms have links to the site.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesBelow, foldersIn } from '../../../engine/compile/read/filesBelow.ts';

let folder: string;
beforeAll(() => {
  const above = mkdtempSync(path.join(os.tmpdir(), 'listed-'));
  folder = path.join(above, 'folder');
  mkdirSync(path.join(folder, 'b/deep'), { recursive: true });
  mkdirSync(path.join(above, 'elsewhere'));
  for (const name of ['c.json', 'b/deep/a.json', '../elsewhere/d.json']) writeFileSync(path.join(folder, name), '');
  symlinkSync(path.join(above, 'elsewhere'), path.join(folder, 'a'), 'junction');
  symlinkSync(path.join(above, 'gone'), path.join(folder, 'nowhere'), 'junction');
});
afterAll(() => rmSync(path.dirname(folder), { recursive: true }));

it('lists files at any depth and behind links, sorted, without links that lead to nothing', () => {
  expect(filesBelow(folder)).toEqual(['a/d.json', 'b/deep/a.json', 'c.json']);
});

it('lists folders and links to folders', () => {
  expect(foldersIn(folder)).toEqual(['a', 'b']);
});

it.each(['missing', 'c.json', 'c.json/below'])('lists nothing in %s, which is no folder', (name) => {
  expect([filesBelow(path.join(folder, name)), foldersIn(path.join(folder, name))]).toEqual([[], []]);
});
