// Installs the packages of a release from its lock file.
import { execFileSync } from 'node:child_process';

/** Reduces the project's lock file in `folder` to the packages that its package.json names, and installs them. */
export function installPackages(folder: string): void {
  const { npm_execpath: npm } = process.env;
  if (!npm) throw new Error('Run this by `npm run release`: only npm says where npm is.');
  const run = (...args: string[]) =>
    execFileSync(process.execPath, [npm, ...args, '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  run('install', '--package-lock-only');
  run('ci', '--omit=dev');
}
