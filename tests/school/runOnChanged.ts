// `npm run test:school [folder of tests ...]`: makes all of a school's changes in a copy of the project, and builds and tests that.
// What then fails reads a name, a text or a number that belongs to the school.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runCheck } from '../../engine/check/runCheck.ts';
import { formChanges } from './support/formChanges.ts';
import { siteChanges } from './support/siteChanges.ts';

const project = path.resolve(import.meta.dirname, '../..');
const APART = ['node_modules', 'dist', 'data', 'release', '.git'];

/** @returns the exit code: 1 if the check, the build or a test fails */
export async function runOnChanged(args: readonly string[], print: (line: string) => void): Promise<number> {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'school-'));
  try {
    const isWanted = (file: string) => !APART.includes(path.relative(project, file));
    cpSync(project, copy, { recursive: true, filter: isWanted });
    symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'));
    for (const { make } of [...formChanges, ...siteChanges]) make(copy);
    if ((await runCheck([path.join(copy, 'forms'), '--mend', '--publish'], print)) > 0) return 1;
    const folders = args.length > 0 ? args : ['tests/forms', 'tests/core', 'tests/laws', 'tests/site', 'tests/intake'];
    const tests = ['npx', 'vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', 'unit', ...folders];
    const steps = [['npx', 'vite', 'build'], ['node', 'site/media/make.mjs', 'manifest'], tests];
    const run = ([command = '', ...rest]: readonly string[]) =>
      spawnSync(command, rest, { cwd: copy, stdio: 'inherit' }).status;
    const codes = steps.map(run);
    return codes.every((code) => code === 0) ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true });
  }
}
