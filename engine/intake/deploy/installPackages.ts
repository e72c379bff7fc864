// The packages of a release, from its lock file.
import { execFileSync } from 'node:child_process';

/** Reduces the whole project's lock file in `folder` to what its package.json names, and installs that. */
export function installPackages(folder: string): void {
  const { npm_execpath: npm } = process.env;
  if (!npm) throw new Error('Run this by `npm run release`: only npm says where npm is.');
  const run = (...words: string[]) =>
    execFileSync(process.execPath, [npm, ...words, '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  run('install', '--package-lock-only');
  run('ci', '--omit=dev');
}
