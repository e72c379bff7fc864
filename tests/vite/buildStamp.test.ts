// When `npm start` builds: whatever a build reads has changed, or the last one did not end.
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { digestInputs, isBuiltFrom, removeStamp, writeStamp } from '../../engine/vite/buildStamp.mjs';

let folder: string;
const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
};
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'stamp-'));
  for (const file of ['engine/a.ts', 'site/deep/b.css', 'forms/c.json', 'package-lock.json', 'vite.config.ts']) {
    write(file, file);
  }
  write('tsconfig.json', '{}');
  write('dist/server/main.js', '');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('the same inputs have the same digest', () => {
  write('tests/d.ts', 'no build reads it');
  write('data/applications.db', 'nor this');
  expect(digestInputs(folder, {})).toBe(digestInputs(folder, { HOME: '/', PORT: '1', NODE_ENV: 'production' }));
});

it.each([
  ['a file', () => write('engine/a.ts', 'other')],
  ['a file in a folder', () => write('site/deep/b.css', 'other')],
  ['a new file', () => write('forms/new/d.json', '')],
  ['the packages', () => write('package-lock.json', 'other')],
  ['a name', () => renameSync(path.join(folder, 'engine/a.ts'), path.join(folder, 'engine/b.ts'))],
])('%s changes it', (_, change) => {
  const before = digestInputs(folder, {});
  change();
  expect(digestInputs(folder, {})).not.toBe(before);
});

it.each([{ RETENTION_DAYS: '30' }, { VITE_INTAKE_BASE: 'https://a.example' }, { NODE_ENV: 'development' }])(
  'so does the setting %o',
  (env) => {
    expect(digestInputs(folder, env)).not.toBe(digestInputs(folder, {}));
  },
);

it('knows a whole build of the same inputs', () => {
  const inputs = digestInputs(folder, {});
  expect(isBuiltFrom(inputs, folder)).toBe(false);
  writeStamp(inputs, folder);
  expect(isBuiltFrom(inputs, folder)).toBe(true);
  expect(isBuiltFrom(digestInputs(folder, { RETENTION_DAYS: '30' }), folder)).toBe(false);
  // As each build does when it begins.
  removeStamp(folder);
  expect(isBuiltFrom(inputs, folder)).toBe(false);
});
