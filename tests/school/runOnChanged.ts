// `npm run test:school [files or folders of tests ...]`: makes all of a school's changes in a copy of the project, checks, mends,
// proves and builds it, and runs its tests. What then fails reads a name, a text or a number that belongs to the school.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runCheck } from '../../engine/check/runCheck.ts';
import { runProve } from '../../engine/prove/runProve.ts';
import { formChanges } from './support/formChanges.ts';
import { siteChanges } from './support/siteChanges.ts';

const project = path.resolve(import.meta.dirname, '../..');
const APART = ['node_modules', 'dist', 'data', 'release', 'test-results', '.git'];
const MANIFEST = ['node', 'site/media/make.mjs', 'manifest'];
const BUILD = ['npx', 'vite', 'build'];
const UNIT = ['npx', 'vitest', 'run', '--config', 'tests/vitest.config.ts'];
const E2E = ['npx', 'playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'];
/** Not the port of a run beside it. */
const ENVIRONMENT = { ...process.env, E2E_PORT: '4420' };

/** @returns the exit code: 1 if the check, the proof, the build or a test fails */
export async function runOnChanged(args: readonly string[], print: (line: string) => void): Promise<number> {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'school-'));
  try {
    const isWanted = (file: string) => !APART.includes(path.relative(project, file));
    cpSync(project, copy, { recursive: true, filter: isWanted });
    symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'));
    for (const { make, isApart } of [...formChanges, ...siteChanges]) if (!isApart) make(copy);
    const forms = path.join(copy, 'forms');
    if ((await runCheck([forms, '--mend', '--publish'], print)) > 0) return 1;
    if ((await runProve(['--in', forms], print)) > 0) return 1;
    const isWhole = ([command = '', ...rest]: readonly string[]) =>
      spawnSync(command, rest, { cwd: copy, stdio: 'inherit', env: ENVIRONMENT }).status === 0;
    // Every step runs, so that one run shows all that fails.
    return [MANIFEST, BUILD, ...testsOf(args)].map(isWhole).every(Boolean) ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** The commands that run these tests; all tests of no arguments. */
function testsOf(args: readonly string[]): readonly (readonly string[])[] {
  const inBrowser = args.filter((one) => one.startsWith('tests/e2e'));
  const others = args.filter((one) => !inBrowser.includes(one));
  const isAll = args.length === 0;
  return [
    ...(isAll || others.length > 0 ? [[...UNIT, ...others]] : []),
    ...(isAll || inBrowser.length > 0 ? [[...E2E, ...inBrowser]] : []),
  ];
}
