// A release without its packages: the built site, the server files that the service loads, example settings, and a
// package.json with only the packages that the service imports.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MIGRATIONS } from '../storage/sql/migrations.ts';

export interface ReleaseOptions {
  /** Where package.json and the lock file are. */
  readonly project: string;
  /** The build: `public`, `office`, `server` with `service.json`, `site.json`. */
  readonly dist: string;
  /** A folder that does not exist yet. */
  readonly to: string;
  readonly commit?: string | undefined;
  /** Version of the database schema that the built service uses. */
  readonly schema?: number | undefined;
}

const PROGRAMS = ['main', 'applications'];

/** Writes the release; returns the content of VERSION. */
export function writeRelease({ project, dist, to, commit, schema = MIGRATIONS.length }: ReleaseOptions): string {
  const { name, version, type, engines, overrides, dependencies } = readJson(path.join(project, 'package.json'));
  const { files, packages } = readJson(path.join(dist, 'server/service.json'));
  const copy = (from: string, ...parts: string[]) => cpSync(from, path.join(to, ...parts), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(path.join(to, file), text);
  mkdirSync(to, { recursive: true });
  copy(path.join(dist, 'public'), 'public');
  copy(path.join(dist, 'office'), 'office');
  copy(path.join(dist, 'site.json'), 'site.json');
  for (const file of files) copy(path.join(dist, 'server', file), 'server', file);
  for (const program of PROGRAMS) write(`${program}.js`, `import './server/${program}.js';\n`);
  const deploy = path.join(project, 'engine/intake/deploy');
  copy(path.join(deploy, 'files'), 'deploy');
  copy(path.join(deploy, 'README.md'), 'deploy', 'README.md');
  copy(path.join(deploy, 'check.mjs'), 'check.js');
  // Keeps packages for another system, and passwords, out of an image built from this folder.
  write('.dockerignore', 'node_modules\ndeploy/*.env\n');
  copy(path.join(project, 'engine/intake/OPERATIONS.md'), 'OPERATIONS.md');
  copy(path.join(project, 'package-lock.json'), 'package-lock.json');
  const needed = packages.map((one: string) => [one, dependencies[one]]);
  const scripts = { applications: 'node applications.js' };
  const own = {
    name,
    version,
    private: true,
    type,
    engines,
    scripts,
    dependencies: Object.fromEntries(needed),
    overrides,
  };
  write('package.json', `${JSON.stringify(own, null, 2)}\n`);
  const lines = [`${name} ${version}`, `schema ${schema}`, commit && `commit ${commit}`, `node ${engines.node}`];
  const text = lines.filter(Boolean).join('\n');
  write('VERSION', `${text}\n`);
  return text;
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
