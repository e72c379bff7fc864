// The servers of the benchmarks: bundled with the school's own forms, each run in a process of its own.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { forms } from '../../engine/vite/modules/forms.ts';

const project = path.resolve(import.meta.dirname, '../..');

/** Bundles programs of this folder into a new one, which is returned. */
export async function bundle(...names: readonly string[]): Promise<string> {
  const cache = path.join(project, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const outDir = await mkdtemp(path.join(cache, 'bench-'));
  await build({
    configFile: false,
    root: project,
    logLevel: 'error',
    publicDir: false,
    plugins: [forms(path.join(project, 'forms'))],
    build: {
      ssr: true,
      outDir,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, path.join(import.meta.dirname, `${name}.ts`)])),
      },
    },
  });
  return outDir;
}

/** Starts a bundled program; `PROFILE=name` writes a profile of it. Resolves with its first message. */
export async function startProgram<Started>(
  programs: string,
  name: string,
  args: readonly string[],
): Promise<{ readonly child: ChildProcess; readonly started: Started }> {
  const execArgv = process.env.PROFILE === name ? ['--cpu-prof', `--cpu-prof-dir=${project}/test-results`] : [];
  const child = fork(path.join(programs, `${name}.js`), [...args], { execArgv });
  const failed = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${name} ended with ${code}`)));
  failed.catch(() => undefined);
  const [started] = await Promise.race([once(child, 'message'), failed]);
  return { child, started };
}

/** Ends a program that {@link startProgram} has started. */
export async function stopProgram(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
}
