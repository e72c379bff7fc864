// The site's files as served: addresses, caching, compression, ranges.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sample, startSample, temporaryFolder } from '../support/startSample.ts';

const files: Readonly<Record<string, string | Buffer>> = {
  'index.html': '<p>home</p>',
  'Sample/index.html': '<p>form</p>',
  'Sample/index.html.gz': gzipSync('<p>form</p>'),
  'employment/hr/index.html': '<p>hr</p>',
  '404.html': '<p>nothing here</p>',
  'assets/main-B3xYz_-9.js': 'script',
  'assets/main-B3xYz_-9.js.gz': gzipSync('script'),
  'assets/main-B3xYz_-9.js.br': brotliCompressSync('script'),
  'assets/plain.js': 'plain',
  'protocol.pdf': '%PDF-1.7',
  '.secret': 'no',
};

const logged: string[] = [];
let publicDir: string;
let intake: Sample;
beforeAll(async () => {
  publicDir = await temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(publicDir, name)), { recursive: true });
    await writeFile(path.join(publicDir, name), content);
  }
  intake = await startSample({
    publicDir,
    aliases: { '/hr': '/employment/hr', '/Vacancy': '/employment/hr' },
    log: { level: 'trace', stream: { write: (line) => void logged.push(line) } },
  });
});
afterAll(async () => {
  await intake.remove();
  await rm(publicDir, { recursive: true });
});

const ask = (address: string, init?: RequestInit) => fetch(intake.url + address, { redirect: 'manual', ...init });

/** Unlike fetch, this client neither normalises paths nor adds headers. */
const statusOf = (address: string, headers: Record<string, string> = {}) =>
  new Promise((resolve, reject) => {
    const asked = { port: intake.port, path: address, headers: { 'accept-encoding': 'gzip', ...headers } };
    get(asked, (response) => resolve(response.resume().statusCode)).on('error', reject);
  });

describe('pages', () => {
  it.each([
    ['/', '<p>home</p>'],
    ['/Sample', '<p>form</p>'],
    ['/Sample?step=2', '<p>form</p>'],
    ['/employment/hr', '<p>hr</p>'],
  ])('%s is served and revalidated each time', async (address, content) => {
    const response = await ask(address);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(content);
    expect(response.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await statusOf(address, { 'if-none-match': response.headers.get('etag') ?? '' })).toBe(304);
  });

  it.each([
    ['/sample', '/Sample'],
    ['/SAMPLE/', '/Sample'],
    ['/Sample/', '/Sample'],
    ['/apply', '/Sample'],
    ['/Apply', '/Sample'],
    ['/sample-Form?a=1&b=2', '/Sample?a=1&b=2'],
    ['/HR', '/employment/hr'],
    ['/vacancy/', '/employment/hr'],
  ])('%s redirects permanently to %s', async (address, target) => {
    const response = await ask(address);
    expect([response.status, response.headers.get('location')]).toEqual([308, target]);
  });

  it.each(['/nothing', '/Sample/more', '/assets/none.js', '/.secret', '/..%2f..%2fetc%2fpasswd', '//apply', '/assets'])(
    '%s gets 404 with a page',
    async (address) => {
      const response = await ask(address, {
        headers: { 'if-modified-since': new Date().toUTCString(), range: 'bytes=0-1' },
      });
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('<p>nothing here</p>');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('no path leads outside the public folder', async () => {
    expect([400, 403, 404]).toContain(await statusOf('/../../../../etc/passwd'));
  });
});

describe('other files', () => {
  it('are cached for a year if their name has a hash', async () => {
    const response = await ask('/assets/main-B3xYz_-9.js');
    expect(await response.text()).toBe('script');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(response.headers.get('content-type')).toMatch(/javascript/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('are uncompressed for clients that do not accept compression', async () => {
    const response = await ask('/assets/main-B3xYz_-9.js', { headers: { 'accept-encoding': 'identity' } });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['br', 'br'],
    ['deflate', null],
    ['*', 'gzip'],
  ])(
    'to clients that accept %s are sent as %s, with an ETag of their own and 304 for it',
    async (accepted, encoding) => {
      const headers = { 'accept-encoding': accepted };
      const response = await ask('/assets/main-B3xYz_-9.js', { headers });
      expect([response.headers.get('content-encoding'), await response.text()]).toEqual([encoding, 'script']);
      const etag = response.headers.get('etag') ?? '';
      const plain = await ask('/assets/main-B3xYz_-9.js', { headers: { 'accept-encoding': 'identity' } });
      expect(etag === plain.headers.get('etag')).toBe(encoding === null);
      expect(await statusOf('/assets/main-B3xYz_-9.js', { ...headers, 'if-none-match': etag })).toBe(304);
    },
  );

  it('support range requests', async () => {
    const headers = { range: 'bytes=1-3', 'accept-encoding': 'identity' };
    const response = await ask('/protocol.pdf', { headers });
    expect([response.status, response.headers.get('content-range'), await response.text()]).toEqual([
      206,
      'bytes 1-3/8',
      'PDF',
    ]);
    expect((await ask('/protocol.pdf', { headers: { range: 'bytes=99-' } })).status).toBe(416);
  });

  it.each(['/assets/plain.js', '/protocol.pdf'])('%s is cached for an hour', async (address) => {
    expect((await ask(address)).headers.get('cache-control')).toBe('public, max-age=3600');
  });
});

it('the intake and the health check respond beside the site', async () => {
  expect((await intake.post({ 'person[name]': 'A' })).status).toBe(201);
  const health = await ask('/healthz');
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
});

it.each(['/Sample', '/sample', '/hr', '/nothing', '/assets/none.js', '/sample%'])(
  'the log has nothing of what follows %s and ?: a link may answer questions there',
  async (address) => {
    await ask(`${address}?child=Secretive`, { headers: { referer: `${intake.url}/Sample?child=Secretive` } });
    await ask(`${address}?child=Secretive`, { method: 'POST', body: 'x' });
    await ask('/sample?child=Secretive', { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } });
    expect(logged.filter((line) => line.includes('Secretive'))).toEqual([]);
    expect(logged).toContainEqual(expect.stringContaining('refused'));
  },
);
