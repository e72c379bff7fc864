// `npm run release [-- --to folder]`: makes one folder with everything that production needs from the build in `dist`.
// README.md beside this file describes its installation.
import { execFileSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installPackages } from './installPackages.ts';
import { writeRelease } from './writeRelease.ts';

/** Makes the release; resolves to the exit code. */
export async function makeRelease(args: readonly string[], print: (line: string) => void): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { to: { type: 'string', default: 'release' } } });
  const to = path.resolve(values.to);
  if (existsSync(to) && !existsSync(path.join(to, 'VERSION'))) {
    print(`${to} is there and no release, so it is not replaced. Name another folder: npm run release -- --to FOLDER`);
    return 1;
  }
  const project = path.resolve('.');
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const version = writeRelease({
    project,
    dist: path.join(project, 'dist'),
    to: unfinished,
    commit: readCommit(project),
  });
  installPackages(unfinished);
  rmSync(to, { recursive: true, force: true });
  renameSync(unfinished, to);
  print(`${version}\n${to} is ready; its deploy/README.md says how it is installed.`);
  return 0;
}

/** The checked-out commit, followed by `+` if the work tree differs; undefined outside of git. */
function readCommit(project: string): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+');
  } catch {
    // git is not installed, or this is not a repository.
    return undefined;
  }
}
