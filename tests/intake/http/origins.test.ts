// CORS: pages of listed origins may post and read every response, without credentials; other origins get no CORS headers.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AGAIN_PATH, ASKED_PATH } from '../../../engine/core/asking.ts';
import { type Sample, startSample } from '../support/startSample.ts';

const ALLOWED = 'https://www.school.example';
const limits = { posts: { perSender: 1e9 } };

let open: Sample;
let closed: Sample;
beforeAll(async () => {
  open = await startSample({ allowedOrigins: [ALLOWED, 'https://cdn.example'], limits });
  closed = await startSample({ limits });
});
afterAll(async () => {
  for (const each of [open, closed]) await each.remove();
});

const corsOf = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));

const preflight = (to: Sample, headers: Record<string, string>, address = '/apply') =>
  fetch(to.url + address, { method: 'OPTIONS', headers });
const asking = (Origin: string, more = {}) => ({ Origin, 'Access-Control-Request-Method': 'POST', ...more });

function post(to: Sample, Origin: string, answers: Record<string, string> = { 'person[name]': 'A' }) {
  const body = new FormData();
  for (const [name, answer] of Object.entries(answers)) body.append(name, answer);
  return fetch(`${to.url}/apply`, { method: 'POST', body, headers: { Origin, 'Idempotency-Key': randomUUID() } });
}

describe('a page of an allowed origin', () => {
  it('passes the preflight, and can post with the headers of a submission', async () => {
    const headers = asking(ALLOWED, { 'Access-Control-Request-Headers': 'form-elapsed,idempotency-key' });
    const answer = await preflight(open, headers);
    expect(answer.status).toBe(204);
    expect(corsOf(answer)).toEqual({
      'access-control-allow-origin': ALLOWED,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'Idempotency-Key, Form-Elapsed',
      'access-control-max-age': '7200',
    });
    expect(answer.headers.get('vary')).toBe('Origin');
  });

  it.each([ASKED_PATH, AGAIN_PATH])('may open and answer a link that asks again: %s', async (address) => {
    const answer = await preflight(open, asking(ALLOWED), address);
    expect(corsOf(answer)['access-control-allow-headers']).toBe(
      'Idempotency-Key, Form-Elapsed, Answer-Link, Answer-Proof',
    );
    const refused = await fetch(open.url + ASKED_PATH, { method: 'POST', headers: { Origin: ALLOWED } });
    expect([refused.status, corsOf(refused)]).toEqual([404, { 'access-control-allow-origin': ALLOWED }]);
    expect((await preflight(closed, asking(ALLOWED), address)).status).toBe(404);
  });

  it('can read its receipt and every refusal', async () => {
    for (const [answers, status] of [
      [{ 'person[name]': 'A' }, 201],
      [{ 'person[age]': 'x' }, 422],
      [{ 'person[': 'x' }, 400],
    ] as const) {
      const answer = await post(open, ALLOWED, answers);
      expect([answer.status, corsOf(answer)]).toEqual([status, { 'access-control-allow-origin': ALLOWED }]);
      expect(answer.headers.get('vary')).toBe('Origin');
    }
    const noForm = await fetch(`${open.url}/apply`, { method: 'POST', body: '{}', headers: { Origin: ALLOWED } });
    expect([noForm.status, corsOf(noForm)]).toEqual([415, { 'access-control-allow-origin': ALLOWED }]);
  });

  it('gets no CORS headers for other methods and addresses', async () => {
    for (const answer of [
      await preflight(open, asking(ALLOWED, { 'Access-Control-Request-Method': 'DELETE' })),
      await preflight(open, { Origin: ALLOWED }),
      await preflight(open, asking(ALLOWED), '/healthz'),
      await fetch(`${open.url}/healthz`, { headers: { Origin: ALLOWED } }),
    ]) {
      expect(answer.headers.get('access-control-allow-methods')).toBeNull();
      expect(answer.status).toBe(answer.url.endsWith('/healthz') && answer.ok ? 200 : 404);
    }
  });
});

describe.each([
  ['another origin', () => open, 'https://elsewhere.example'],
  ['none that can be named', () => open, 'null'],
  ['a part of an allowed one', () => open, 'https://www.school.example.evil.example'],
  ['an allowed host without TLS', () => open, 'http://www.school.example'],
  ['an allowed host at another port', () => open, 'https://www.school.example:8443'],
  ['in capitals', () => open, 'https://WWW.school.example'],
  ['any, where none is allowed', () => closed, ALLOWED],
  ['no name, where none is allowed', () => closed, 'null'],
])('a page of %s', (_, to, origin) => {
  it('gets no CORS headers on the preflight, and cannot read a response', async () => {
    const asked = await preflight(to(), asking(origin));
    expect([asked.status, corsOf(asked)]).toEqual([404, {}]);
    expect(corsOf(await post(to(), origin))).toEqual({});
  });
});

it('credentials and patterns are never allowed', async () => {
  for (const origin of [ALLOWED, 'https://cdn.example', 'https://elsewhere.example', 'null']) {
    for (const answer of [await preflight(open, asking(origin)), await post(open, origin)]) {
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      expect(answer.headers.get('access-control-allow-origin')).not.toBe('*');
    }
  }
});

it('pages that post to another origin allow it in their content security policy', async () => {
  const pages = await startSample({ sendsTo: ['https://intake.school.example'] });
  const policy = (await fetch(pages.url)).headers.get('content-security-policy') ?? '';
  expect(policy.split(';')).toContain("connect-src 'self' https://intake.school.example");
  await pages.remove();
});
