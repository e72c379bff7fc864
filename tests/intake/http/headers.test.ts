// Security headers of every kind of response, with and without a proxy that terminates TLS.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRaw } from '../support/rawRequest.ts';
import { type Sample, startSample, temporaryFolder } from '../support/startSample.ts';

const HSTS = 'max-age=31536000';
const policy = (frames: string, { styles = [] as string[], script = '' } = {}) => [
  "base-uri 'none'",
  "connect-src 'self'",
  "default-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  `frame-src ${frames}`,
  "img-src 'self' data: blob:",
  "object-src 'none'",
  `script-src 'self'${script && ` ${script}`}`,
  "script-src-attr 'none'",
  ["style-src 'self'", ...styles].join(' '),
  "worker-src 'none'",
];

let publicDir: string;
let intake: Sample;
let proxied: Sample;
let promised: Sample;
const hashes = { styles: ["'sha256-c3R5bGU='", "'sha256-Zm9ybXM='"], script: "'sha256-c2NyaXB0'" };
beforeAll(async () => {
  publicDir = await temporaryFolder();
  await mkdir(path.join(publicDir, 'assets'));
  for (const name of ['index.html', '404.html', 'mark.svg', ...parts]) await writeFile(path.join(publicDir, name), 'x');
  intake = await startSample({ publicDir });
  proxied = await startSample({
    publicDir,
    frames: ['https://map.example'],
    trustProxy: (address) => address === '127.0.0.1',
  });
  promised = await startSample({ publicDir, hsts: true, hashes });
});
afterAll(async () => {
  for (const each of [intake, proxied, promised]) await each.remove();
  await rm(publicDir, { recursive: true });
});

const kinds = ['/', '/nothing', '/healthz', '/mark.svg', '/apply', 'POST /apply', 'POST /nothing', '/nothing.js'];
const parts = ['assets/plain.js', 'assets/plain.css', 'assets/plain.woff2', 'picture.avif', 'picture.png', 'song.mp3'];

function ask(of: Sample, what: string, headers: Record<string, string> = {}) {
  const [, method = 'GET', address] = /^(?:(\w+) )?(.*)$/.exec(what) ?? [];
  return fetch(`${of.url}${address}`, { redirect: 'manual', method, headers });
}

describe('every response', () => {
  it.each(kinds)('%s runs, loads and frames its own origin only, and cannot be framed', async (what) => {
    const { headers } = await ask(intake, what);
    const sent = headers.get('content-security-policy') ?? '';
    expect(sent.split(';').sort()).toEqual(policy("'none'"));
    expect(sent).not.toMatch(/unsafe|\*/);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('origin-agent-cluster')).toBe('?1');
    for (const power of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
      expect(headers.get('permissions-policy')).toContain(`${power}=()`);
    }
    expect([headers.get('x-powered-by'), headers.get('server')]).toEqual([null, null]);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each(parts)('/%s, a part of a page, can be used by pages of the same origin only', async (part) => {
    const { headers, status } = await ask(intake, `/${part}`);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    // Header bytes delay the content that a visitor waits for.
    expect([...headers].flat().join(': ').length).toBeLessThan(500);
  });

  it.each(['/', 'POST /apply'])('%s may frame the map of the site only', async (what) => {
    const { headers } = await ask(proxied, what);
    expect(headers.get('content-security-policy')?.split(';').sort()).toEqual(policy('https://map.example'));
  });

  it('permits the inline styles and the inline script of the pages by their hashes', async () => {
    const { headers } = await ask(promised, '/');
    expect(headers.get('content-security-policy')?.split(';').sort()).toEqual(policy("'none'", hashes));
  });

  it('to a malformed request has nosniff as well', async () => {
    const { head } = await sendRaw(intake.port, 'x\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 .*nosniff/s);
  });
});

describe('HSTS is sent', () => {
  it.each(kinds)('%s: behind a proxy that terminates TLS', async (what) => {
    const { headers } = await ask(proxied, what, { 'x-forwarded-proto': 'https' });
    expect(headers.get('strict-transport-security')).toBe(HSTS);
  });

  it.each(kinds)('%s: with HSTS=on', async (what) => {
    expect((await ask(promised, what)).headers.get('strict-transport-security')).toBe(HSTS);
  });

  it.each([
    ['over plain HTTP', () => intake, {}],
    ['on the word of a stranger', () => intake, { 'x-forwarded-proto': 'https' }],
    ['where the proxy had plain HTTP', () => proxied, { 'x-forwarded-proto': 'http' }],
    ['where the proxy says nothing', () => proxied, {}],
  ])('but never %s', async (_, of, headers) => {
    expect((await ask(of(), '/', headers)).headers.get('strict-transport-security')).toBeNull();
  });
});
