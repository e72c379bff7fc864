// A simulated server for the steps of engine/intake/deploy/README.md: a folder with /opt, /var and /etc, to which commands and files
// of the release are redirected. Commands that need root or systemd are replaced by stand-ins for one process.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeRelease } from '../../../engine/intake/deploy/writeRelease.ts';
import { project, stepsOf } from './steps.ts';

const SYSTEMCTL = `
unit=ROOT/etc/systemd/system/school-site.service
case $1 in
  start|enable)
    set -a
    eval "$(sed -n 's/^Environment=//p' $unit)"
    . "$(sed -n 's/^EnvironmentFile=//p' $unit)"
    $(sed -n 's/^ExecStart=//p' $unit) >>ROOT/log 2>&1 &
    echo $! >ROOT/pid;;
  stop)
    kill -TERM "$(cat ROOT/pid)" || true
    while kill -0 "$(cat ROOT/pid)" 2>/dev/null; do sleep 0.05; done;;
esac`;

const PROGRAMS = { systemctl: SYSTEMCTL, runuser: 'shift 3; exec "$@"', useradd: '', chown: '' };

export interface ServerRoom {
  readonly root: string;
  readonly dataDir: string;
  /** Runs the steps of a section, all or those with these numbers; returns their output. */
  run(heading: string, only?: readonly number[]): string;
  /** Runs commands; throws with their output if one fails. */
  shell(commands: string): string;
  /** Puts the release of a build where `npm run release` does. */
  release(dist: string, schema?: number): void;
  /** The output of the service so far. */
  log(): string;
  remove(): void;
}

/** Opens it; the service will listen on `port`. */
export function openServerRoom(port: number): ServerRoom {
  const root = mkdtempSync(path.join(os.tmpdir(), 'room-'));
  const inside = (text: string) =>
    text
      .replaceAll(/(?<![\w.])\/(?=(?:opt|var|etc|usr\/local)\/)/g, `${root}/`)
      .replaceAll('/usr/bin/node', process.execPath);
  for (const folder of ['etc/systemd/system', 'var/lib', 'var/backups', 'usr/local/bin', 'bin']) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
  for (const [name, commands] of Object.entries(PROGRAMS)) {
    const file = path.join(root, 'bin', name);
    writeFileSync(file, `#!/bin/sh\n${commands.replaceAll('ROOT', root)}\n`);
    chmodSync(file, 0o755);
  }
  const PATH = [`${root}/bin`, `${root}/usr/local/bin`, process.env.PATH].join(path.delimiter);
  const shell = (commands: string) => {
    const env = { ...process.env, PATH, PORT: String(port), DATA_DIR: '', DATABASE_URL: '' };
    // Output goes to a file: a pipe would stay open as long as the service that a step starts.
    const told = path.join(root, 'told');
    const { status } = spawnSync('sh', ['-ec', `{ ${inside(commands)}\n} >'${told}' 2>&1`], {
      cwd: root,
      env,
      stdio: 'ignore',
    });
    const said = readFileSync(told, 'utf8');
    if (status !== 0) throw new Error(`${commands}${said}`);
    return said;
  };
  return {
    root,
    dataDir: path.join(root, 'var/lib/school-site'),
    run(heading, only) {
      const steps = [...stepsOf(heading)].filter(([step]) => only?.includes(step) ?? true);
      return steps.map(([, commands]) => shell(commands)).join('');
    },
    shell,
    release(dist, schema) {
      const to = path.join(root, 'release');
      rmSync(to, { recursive: true, force: true });
      writeRelease({ project, dist, to, schema });
      symlinkSync(path.join(project, 'node_modules'), path.join(to, 'node_modules'));
      for (const name of readdirSync(path.join(to, 'deploy'))) {
        const file = path.join(to, 'deploy', name);
        writeFileSync(file, inside(readFileSync(file, 'utf8')));
      }
    },
    log: () => readFileSync(path.join(root, 'log'), 'utf8'),
    remove() {
      spawnSync(path.join(root, 'bin/systemctl'), ['stop']);
      rmSync(root, { recursive: true });
    },
  };
}
