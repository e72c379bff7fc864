// `npm start` builds if an input of the build has changed, or if the last build was not completed.
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

it('the digest of the same inputs is the same', () => {
  write('tests/d.ts', 'not an input');
  write('data/applications.db', 'not an input');
  expect(digestInputs(folder, {})).toBe(digestInputs(folder, { HOME: '/', PORT: '1', NODE_ENV: 'production' }));
});

it.each([
  ['the content of a file', () => write('engine/a.ts', 'other')],
  ['the content of a file in a folder', () => write('site/deep/b.css', 'other')],
  ['a new file', () => write('forms/new/d.json', '')],
  ['the lock file', () => write('package-lock.json', 'other')],
  ['the name of a file', () => renameSync(path.join(folder, 'engine/a.ts'), path.join(folder, 'engine/b.ts'))],
])('%s changes the digest', (_, change) => {
  const before = digestInputs(folder, {});
  change();
  expect(digestInputs(folder, {})).not.toBe(before);
});

it.each([{ RETENTION_DAYS: '30' }, { VITE_INTAKE_BASE: 'https://a.example' }, { NODE_ENV: 'development' }])(
  'the setting %o changes the digest',
  (env) => {
    expect(digestInputs(folder, env)).not.toBe(digestInputs(folder, {}));
  },
);

it('a build is complete once its digest is stored, until another build begins', () => {
  const inputs = digestInputs(folder, {});
  expect(isBuiltFrom(inputs, folder)).toBe(false);
  writeStamp(inputs, folder);
  expect(isBuiltFrom(inputs, folder)).toBe(true);
  expect(isBuiltFrom(digestInputs(folder, { RETENTION_DAYS: '30' }), folder)).toBe(false);
  removeStamp(folder);
  expect(isBuiltFrom(inputs, folder)).toBe(false);
});
