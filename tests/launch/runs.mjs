import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Whether the program at `executablePath` is a browser that starts on this machine.
 * On Windows only its existence is checked: there `--version` opens a window.
 * @param {string | undefined} executablePath
 * @param {NodeJS.ProcessEnv} [env] added to this process's environment
 */
export function runs(executablePath, env = {}) {
  if (!executablePath || !existsSync(executablePath)) return false;
  if (process.platform === 'win32') return true;
  const { status } = spawnSync(executablePath, ['--version'], { env: { ...process.env, ...env }, timeout: 20_000 });
  return status === 0;
}
