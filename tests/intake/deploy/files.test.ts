// The examples in engine/intake/deploy/files agree with the service: limits, settings, files of a release.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withOverrides } from '../../../engine/intake/config/limits.ts';
import { readSettings } from '../../../engine/intake/config/settings.ts';
import { writeRelease } from '../../../engine/intake/deploy/writeRelease.ts';
import { MIGRATIONS } from '../../../engine/intake/storage/sql/migrations.ts';
import { project } from './steps.ts';

const limits = withOverrides();
const read = (file: string) => readFileSync(path.join(project, file), 'utf8');
const example = (name: string) => read(`engine/intake/deploy/files/${name}`);
/** The values of every occurrence of a directive. */
const valuesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = '']) => value);
const onlyValue = (text: string, pattern: RegExp) => {
  const values = valuesOf(text, pattern);
  expect([pattern, values.length]).toEqual([pattern, 1]);
  return values[0] ?? '';
};

const UNITS: Readonly<Record<string, number>> = { k: 2 ** 10, KiB: 2 ** 10, m: 2 ** 20, MiB: 2 ** 20 };
const bytes = (size: string) => Number.parseInt(size, 10) * (UNITS[size.replace(/^\d+/, '')] ?? Number.NaN);
const TIMES: Readonly<Record<string, number>> = { s: 1000, m: 60_000 };
const milliseconds = (time: string) => Number.parseInt(time, 10) * (TIMES[time.replace(/^\d+/, '')] ?? Number.NaN);

/** Milliseconds after which the service closes an idle connection: the framework's default. */
const KEEP_ALIVE = fastify().server.keepAliveTimeout;
/** Milliseconds that the service needs at most to stop (openIntake.ts). */
const STOP = 10_000;

describe.each([
  ['nginx.conf', { body: /client_max_body_size (\w+);/g, head: /large_client_header_buffers 4 (\w+);/g }],
  ['Caddyfile', { body: /^\s*max_size (\w+)$/gm, head: /max_header_size (\w+)/g }],
] as const)('%s', (name, { body, head }) => {
  const text = example(name);

  it('lets bodies over the limit pass to the service, up to what the service reads to the end', () => {
    const most = bytes(onlyValue(text, body));
    expect(most).toBeGreaterThan(limits.bodyBytes.perRequest);
    expect(most).toBe(limits.drainBytes);
    expect(text).toContain(`(${limits.bodyBytes.perRequest / 2 ** 20} MB)`);
    expect(bytes(onlyValue(text, head))).toBe(limits.head.perRequest);
  });

  it('hides the metrics, and forwards to the port of the service', () => {
    expect(text).toMatch(/\/metrics/);
    expect(text).toMatch(/127\.0\.0\.1:3000/);
  });
});

it('nginx logs no query: a link to a form may have answers there', () => {
  const [, format = ''] = /log_format without_query '(.*)';/.exec(example('nginx.conf')) ?? [];
  expect(format).toContain('$uri');
  expect(format).not.toMatch(/\$(?:request|request_uri|args|query_string|http_referer)\b/);
  expect(example('nginx.conf')).toMatch(/^access_log \S+ without_query;$/m);
});

it('nginx has the same timeouts for slow clients as the service, and buffers no body', () => {
  const text = example('nginx.conf');
  expect(milliseconds(onlyValue(text, /client_body_timeout (\w+);/g))).toBe(limits.progressWindow);
  expect(milliseconds(onlyValue(text, /client_header_timeout (\w+);/g))).toBe(limits.headersTimeout);
  expect(milliseconds(onlyValue(text, /keepalive_timeout (\w+);/g))).toBeLessThan(KEEP_ALIVE);
  expect(text).toContain('proxy_request_buffering off;');
  expect(text).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  expect(text).toContain('proxy_set_header X-Forwarded-Proto $scheme;');
});

it('Caddy has the same timeouts as the service', () => {
  const text = example('Caddyfile');
  expect(milliseconds(onlyValue(text, /read_body (\w+)/g))).toBe(limits.requestTimeout);
  expect(milliseconds(onlyValue(text, /read_header (\w+)/g))).toBe(limits.headersTimeout);
  expect(milliseconds(onlyValue(text, /keepalive (\w+)/g))).toBeLessThan(KEEP_ALIVE);
});

it('systemd and containers allow the stop time and the descriptors that the service needs', () => {
  const [unit, compose] = [example('school-site.service'), example('compose.yaml')];
  const descriptors = limits.sockets.inSum + limits.files.inSum + 1000;
  expect(Number(onlyValue(unit, /^TimeoutStopSec=(\d+)$/gm)) * 1000).toBeGreaterThan(STOP);
  expect(Number(onlyValue(unit, /^LimitNOFILE=(\d+)$/gm))).toBeGreaterThan(descriptors);
  expect(milliseconds(valuesOf(compose, /stop_grace_period: (\w+)/g)[0] ?? '')).toBeGreaterThan(STOP);
  expect(Number(onlyValue(compose, /nofile: (\d+)/g))).toBeGreaterThan(descriptors);
  expect(unit).not.toMatch(/^MemoryDenyWriteExecute=/m);
});

it('every variable in the examples is read by the service', () => {
  const known = new Set(valuesOf(read('engine/intake/main.ts'), /\benv\.([A-Z_]+)/g));
  const noting = { get: (_: object, name: string) => void known.add(name) };
  readSettings(new Proxy({}, noting));
  const set = [
    ...valuesOf(example('school-site.env'), /^(?:# )?([A-Z_]+)=/gm),
    ...valuesOf(onlyValue(example('school-site.service'), /^Environment=(.+)$/gm), /([A-Z_]+)=/g),
    ...valuesOf(onlyValue(example('Containerfile'), /^ENV (.+)$/gm), /([A-Z_]+)=/g),
  ];
  expect(set.length).toBeGreaterThan(10);
  // The framework's own.
  expect(set.filter((name) => !known.has(name) && name !== 'NODE_ENV')).toEqual([]);
});

describe('a release', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'release-'));
  const to = path.join(folder, 'release');
  const dist = path.join(folder, 'dist');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), text);
  };
  beforeAll(() => {
    write('public/index.html', '');
    write('office/index.html', '');
    write('site.json', '{}');
    for (const file of ['main.js', 'applications.js', 'assets/used.js', 'assets/pages.js']) write(`server/${file}`, '');
    const files = ['main.js', 'applications.js', 'assets/used.js'];
    write('server/service.json', JSON.stringify({ files, packages: ['fastify', 'pg'] }));
    writeRelease({ project, dist, to, commit: 'abc' });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('contains the files that the service loads and lists the packages that it imports', () => {
    expect(readdirSync(path.join(to, 'server/assets'))).toEqual(['used.js']);
    const { dependencies, scripts } = JSON.parse(readFileSync(path.join(to, 'package.json'), 'utf8'));
    const all = JSON.parse(read('package.json')).dependencies;
    expect(dependencies).toEqual({ fastify: all.fastify, pg: all.pg });
    expect(scripts).toEqual({ applications: 'node applications.js' });
    const version = readFileSync(path.join(to, 'VERSION'), 'utf8');
    expect(version).toMatch(new RegExp(`^school-site .+\nschema ${MIGRATIONS.length}\ncommit abc\nnode .+\n$`));
  });

  it('contains the files that its image copies', () => {
    const copied = valuesOf(example('Containerfile'), /^COPY (?!--from)(.+) \S+$/gm).flatMap((names) =>
      names.split(' '),
    );
    expect(copied.length).toBeGreaterThan(8);
    expect(copied.filter((name) => !existsSync(path.join(to, name)))).toEqual([]);
    // What is not copied is documentation, or is generated in the image.
    const left = readdirSync(to).filter((name) => !copied.includes(name));
    expect(left.sort()).toEqual(['.dockerignore', 'OPERATIONS.md', 'deploy']);
  });
});
