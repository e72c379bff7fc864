// `npm ci` must work on every system. A lagging registry may offer the newest version of a tool without the binaries of
// some systems; the lock file then lacks them, and `npm ci` fails everywhere.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly inBundle?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const read = (file: string) => JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8'));

const manifest = read('package.json');
const { '': root, ...packages }: Record<string, Locked> = read('package-lock.json').packages;

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The URL of an archive in any npm registry, `https://host/name/-/name-version.tgz`: no port, IP address or password. */
const archive = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}\/((?:@[^/]+\/)?[^/]+)\/-\/[^/]+\.tgz$/;

describe('the lock file', () => {
  it('lists the same dependencies as package.json', () => {
    expect(root?.dependencies).toEqual(manifest.dependencies);
    expect(root?.devDependencies).toEqual(manifest.devDependencies);
  });

  it('contains the optional packages of every system', () => {
    const locked = new Set(Object.keys(packages).map(nameOf));
    const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).flatMap((name) => (locked.has(name) ? [] : `${nameOf(place)} -> ${name}`)),
    );
    expect(missing).toEqual([]);
  });

  it('has a checksum for every package', () => {
    const unknown = Object.entries(packages).filter(([, { integrity, inBundle }]) => !integrity && !inBundle);
    expect(unknown.map(([place]) => place)).toEqual([]);
  });

  it('has only URLs of one public registry', () => {
    const hosts = new Set<string>();
    const odd = Object.entries(packages).filter(([, { resolved }]) => {
      if (resolved === undefined) return false;
      if (!archive.test(resolved)) return true;
      hosts.add(new URL(resolved).host);
      return false;
    });
    expect(odd.map(([place]) => place)).toEqual([]);
    expect(hosts.size).toBeLessThanOrEqual(1);
  });
});

describe('package.json', () => {
  it('pins every package exactly', () => {
    const { dependencies, devDependencies, overrides } = manifest;
    const wanted: [string, string][] = Object.entries({ ...dependencies, ...devDependencies, ...overrides });
    expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });
});
