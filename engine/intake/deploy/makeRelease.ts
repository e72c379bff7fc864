// `npm run release [-- --to folder]`: one folder with what production needs, made from the build in `dist`. README.md in this
// folder's parent says what to do with it.
import { execFileSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installPackages } from './installPackages.ts';
import { writeRelease } from './writeRelease.ts';

/** Makes the release; gives the exit code. */
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
  print(`${version}\n${to} is ready; its README.md says how it is installed.`);
  return 0;
}

/** The commit that is checked out, with a plus sign if files differ from it; nothing outside of git. */
function readCommit(project: string): string | undefined {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+');
  } catch {
    // Without git, or outside of a repository, a release has no commit.
    return undefined;
  }
}
