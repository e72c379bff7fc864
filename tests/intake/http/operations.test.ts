// Health checks and metrics, and access to them.
import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { sampleFile } from '../support/sampleFiles.ts';
import { type Sample, startSample } from '../support/startSample.ts';

let intake: Sample;
afterEach(() => intake.remove());

const get = (address: string, headers: Record<string, string> = {}) => fetch(`${intake.url}${address}`, { headers });

it('is alive and ready', async () => {
  intake = await startSample();
  for (const address of ['/healthz', '/readyz']) {
    const answer = await get(address);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  }
  expect(await intake.files()).toEqual([]);
});

it('is alive but not ready when the data folder cannot be written', async () => {
  intake = await startSample();
  const tmp = path.join(intake.dataDir, 'tmp');
  await rename(tmp, `${tmp}-away`);
  expect([(await get('/healthz')).status, (await get('/readyz')).status]).toEqual([200, 503]);
  await rename(`${tmp}-away`, tmp);
  expect((await get('/readyz')).status).toBe(200);
});

it('counts requests, without any content of answers', async () => {
  intake = await startSample({ metricsToken: 'a secret' });
  const id = randomUUID();
  const parts = { 'person[name]': 'Layla', 'photos[0]': sampleFile('png', 5000) };
  await intake.post(parts, id);
  await intake.post(parts, id);
  await intake.post({ 'person[age]': 'Layla' });
  await fetch(`${intake.url}/Layla`, { method: 'DELETE' });
  const answer = await get('/metrics', { authorization: 'Bearer a secret' });
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('version=0.0.4');
  const value = (line: string) =>
    Number(
      text
        .split('\n')
        .find((one) => one.startsWith(`${line} `))
        ?.split(' ')[1],
    );
  expect(value('intake_requests_total{method="POST",status="201"}')).toBe(1);
  expect(value('intake_requests_total{method="POST",status="422"}')).toBe(1);
  expect(value('intake_requests_total{method="other",status="404"}')).toBe(1);
  expect(value('intake_submissions_total{form="sample",outcome="kept"}')).toBe(1);
  expect(value('intake_submissions_total{form="sample",outcome="repeated"}')).toBe(1);
  expect(value('intake_submissions_total{form="sample",outcome="refused"}')).toBe(1);
  expect(value('intake_received_bytes_total{form="sample"}')).toBeGreaterThan(10_000);
  expect(value('intake_request_duration_seconds_count{method="POST"}')).toBe(3);
  expect(value('intake_mails{state="waiting"}')).toBe(0);
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  expect(text).not.toContain('Layla');
});

it('serves metrics only with the token', async () => {
  intake = await startSample({ metricsToken: 'a secret' });
  const statusWith = async (headers: Record<string, string>) => (await get('/metrics', headers)).status;
  expect(await statusWith({ authorization: 'Bearer a secret' })).toBe(200);
  expect(await statusWith({ 'x-forwarded-for': '203.0.113.5', authorization: 'Bearer a secret' })).toBe(200);
  for (const authorization of ['', 'Bearer', 'Bearer another', 'Basic a secret', 'Bearer undefined']) {
    expect([authorization, await statusWith({ authorization })]).toEqual([authorization, 404]);
  }
});

// Headers as proxies send them; some do not identify themselves.
it.each([
  {},
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-real-ip': '203.0.113.5' },
  { 'cf-connecting-ip': '203.0.113.5' },
  { 'x-forwarded-proto': 'https' },
  { 'x-forwarded-host': 'www.school.example' },
  { host: 'www.school.example' },
  { authorization: 'Bearer undefined' },
])('has no metrics without METRICS_TOKEN, whatever headers a proxy sends: %j', async (headers) => {
  intake = await startSample();
  expect((await get('/metrics', headers as Record<string, string>)).status).toBe(404);
});
