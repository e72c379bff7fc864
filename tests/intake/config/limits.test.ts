// Long because the table has one row for each limit, all driven against one service.
// Every resource in the table of limits is driven to its limit by sockets of one sender, against a service with a heap of
// 256 MB. Meanwhile a submission of another sender is stored; afterwards all resources are released.

import { rm } from 'node:fs/promises';
import { type Agent, request as ask } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS, type LimitOverrides, type Resource } from '../../../engine/intake/config/limits.ts';
import type { ApplicationPage } from '../../../engine/ports/index.ts';
import { ask as askAgain, BORN, parentAt, receive } from '../asking/parent.ts';
import { withDatabase } from '../move/snapshot.ts';
import { buildService, type Service, type Started } from '../support/buildService.ts';
import { aim, answered, answeredAll, attack, inAMinute, open, release } from '../support/hostileSender.ts';
import { type Browser, type OfficeAnswer, openTestOffice } from '../support/officeBrowser.ts';
import { field, filePart, multipart, post } from '../support/rawRequest.ts';
import { sampleFile } from '../support/sampleFiles.ts';
import { postParts, temporaryFolder } from '../support/startSample.ts';

const MEGABYTE = 1024 * 1024;
const HEAP = 256;
/** In megabytes, for the heap and code, buffers and stacks. */
const MOST_RESIDENT = HEAP + 200;

let service: Service;
let started: Started;
let dataDir: string;
let port: number;
beforeAll(async () => {
  service = await buildService();
  dataDir = await temporaryFolder();
  started = await service.start(dataDir, '', {
    NODE_OPTIONS: `--max-old-space-size=${HEAP}`,
    METRICS_TOKEN: 'a secret',
  });
  port = Number(new URL(started.url).port);
  aim(port);
  await service.run('applications', dataDir, ['account', 'add', 'anna', '--role', 'read']);
});
afterAll(async () => {
  started.child.kill('SIGKILL');
  await started.finished;
  await service.remove();
  await rm(dataDir, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** The response to a request of the sender 127.0.0.2. */
function fromOther(path: string, body?: Buffer, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const method = body ? 'POST' : 'GET';
    const agent: Agent | false = false;
    const sent = ask(
      { port, host: '127.0.0.1', localAddress: '127.0.0.2', path, method, headers, agent },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (data: string) => (text += data));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

async function submitAsOther(): Promise<number> {
  const body = multipart([field('person[name]', 'Layla'), filePart('photos[0]', sampleFile('pdf', 50_000))]);
  const headers = {
    'content-type': 'multipart/form-data; boundary=x',
    'idempotency-key': crypto.randomUUID(),
    'content-length': String(body.length),
  };
  return (await fromOther('/apply', body, headers)).status;
}

/** Resident memory in megabytes, from the metrics. */
async function resident(): Promise<number> {
  const { body } = await fromOther('/metrics', undefined, { authorization: 'Bearer a secret' });
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(body)?.[1]) / MEGABYTE;
}

/** Other senders are served and memory is bounded, during and after an attack. */
async function holdsOut(): Promise<void> {
  expect((await fromOther('/healthz')).status).toBe(200);
  expect(await submitAsOther()).toBe(201);
  expect(await resident()).toBeLessThan(MOST_RESIDENT);
}

const text = (length: number, name = 'person[name]') => field(name, 'A'.repeat(length));
/** A submission without an end: its declared length exceeds what is sent. */
const endless = (body: Buffer, declared = body.length + 1000) =>
  post(body, { 'Content-Length': String(declared) }).subarray(0, -8);
const large = 'GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n';
const pets = (count: number, length: number) =>
  Array.from({ length: count }, (_, index) => text(length, `pets[${index}][name]`));

/** An attempt to sign in from a page of the office. */
function signIn(passphrase: string): string {
  const body = JSON.stringify({ name: 'anna', passphrase });
  const head = [
    'POST /office/api/sign-in HTTP/1.1',
    'Host: localhost',
    'X-Office: 1',
    'Sec-Fetch-Site: same-origin',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

/** An office with one application, to which a manager adds notes. */
async function openOneApplication(limits: LimitOverrides) {
  const office = await openTestOffice({ limits });
  const { browser } = await office.member('anna', 'manage');
  const { body } = await postParts(`${office.url}/apply`, { 'person[name]': 'Layla' }, crypto.randomUUID());
  const params = { reference: body.reference ?? '' };
  const note = (text: string) =>
    browser.ask('POST /applications/:reference/commands', { revision: 0, command: { type: 'note', text } }, params);
  return { office, note };
}

async function isFullFor(note: (text: string) => Promise<OfficeAnswer>): Promise<void> {
  const { status, body } = await note('More');
  expect([status, body.code]).toEqual([409, 'record-full']);
}

/** Drives each resource to its limit. */
const ROWS: Record<Resource, () => Promise<void>> = {
  async sockets() {
    const all = await attack(LIMITS.sockets.perSender + 100);
    await expect.poll(() => open(all).length).toBe(LIMITS.sockets.perSender);
    await holdsOut();
  },
  async pipelined() {
    // 2 MB of requests on each connection, whose responses are not read.
    const all = await attack(5, large.repeat(Math.ceil((2 * MEGABYTE) / large.length)), false);
    await expect.poll(() => open(all).length).toBe(0);
    // As many requests as are allowed, on many connections.
    const patient = await attack(100, large.repeat(LIMITS.pipelined.perRequest), false);
    await holdsOut();
    expect(open(patient)).toHaveLength(100);
  },
  async head() {
    const all = await attack(5, `GET / HTTP/1.1\r\nX: ${'x'.repeat(LIMITS.head.perRequest)}\r\n\r\n`);
    await expect.poll(() => answered(all, 431).length).toBe(5);
    await holdsOut();
  },
  async uploads() {
    const all = await attack(LIMITS.uploads.perSender + 10, endless(multipart([text(10)])));
    await expect.poll(() => answered(all, 429).length).toBe(10);
    await holdsOut();
  },
  async posts() {
    const body = post(Buffer.from('no multipart'));
    await inAMinute(async () => {
      await answeredAll(await attack(LIMITS.posts.perSender, body));
      const next = await attack(3, body);
      await answeredAll(next);
      return answered(next, 429).length === 3;
    });
    await holdsOut();
  },
  async answers() {
    const all = await attack(5, post(multipart(pets(LIMITS.answers.perRequest + 1, 1))));
    await expect.poll(() => answered(all, 413).length).toBe(5);
    await holdsOut();
  },
  async answerBytes() {
    const all = await attack(5, post(multipart([text(LIMITS.answerBytes.perRequest + 1)])));
    await expect.poll(() => answered(all, 413).length).toBe(5);
    await holdsOut();
  },
  async textBytes() {
    const many = (bytes: number) => multipart(pets(Math.floor(bytes / 20_000), 20_000));
    // One at a time: five would be more than one sender may have.
    for (let round = 0; round < 5; round++) {
      const tooLong = await attack(1, post(many(LIMITS.textBytes.perRequest + 20_000)));
      await expect.poll(() => answered(tooLong, 413).length).toBe(1);
    }
    const { perSender } = LIMITS.textBytes;
    // The last text of a submission without an end is not held yet.
    const each = 11 * 20_000;
    const all = await attack(LIMITS.uploads.perSender, endless(many(12 * 20_000), 300_000));
    const held = () => open(all).length - answered(all, 429).length;
    await expect.poll(held).toBeLessThanOrEqual(perSender / each + 1);
    await holdsOut();
    expect(held()).toBeGreaterThan(perSender / each / 2);
  },
  async files() {
    const six = Array.from({ length: LIMITS.files.perRequest }, (_, i) =>
      filePart(`photos[${i}]`, sampleFile('pdf', 2000)),
    );
    const tooMany = await attack(2, post(multipart([...six, filePart('photos[6]', sampleFile('pdf', 2000))])));
    await expect.poll(() => answered(tooMany, 413).length).toBe(2);
    const all = await attack(LIMITS.uploads.perSender - 2, endless(multipart(six)));
    await expect.poll(() => answered(all, 429).length).toBeGreaterThan(0);
    await holdsOut();
  },
  async bodyBytes() {
    const { perRequest, perSender } = LIMITS.bodyBytes;
    const tooLarge = await attack(1, post(multipart([text(1)]), { 'Content-Length': String(perRequest + 1) }));
    await expect.poll(() => answered(tooLarge, 413).length).toBe(1);
    const all = await attack(perSender / perRequest + 3, endless(multipart([text(1)]), perRequest));
    await expect.poll(() => answered(all, 429).length).toBe(3);
    await holdsOut();
  },
  async officeRequests() {
    const asked = 'GET /office/api/sign-in HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: none\r\n\r\n';
    // 175 connections with four requests each, all opened at once: sent one after the other, they may take longer than the limit's minute.
    const each = LIMITS.pipelined.perRequest;
    const sent = LIMITS.officeRequests.perSender + 100;
    await inAMinute(async () => {
      const all = await attack(sent / each, asked.repeat(each));
      const answers = (status: string) =>
        all.flatMap(({ answer }) => answer().match(RegExp(`HTTP/1.1 ${status}`, 'g')) ?? []);
      await expect.poll(() => answers('\\d').length).toBe(sent);
      return answers('429').length >= 100;
    });
    expect(
      (await fromOther('/office/api/sign-in', undefined, { host: 'localhost', 'sec-fetch-site': 'none' })).status,
    ).toBe(200);
    await holdsOut();
  },
  async officeBody() {
    const all = await attack(5, signIn('x'.repeat(LIMITS.officeBody.perRequest)));
    await expect.poll(() => answered(all, 413).length).toBe(5);
    await holdsOut();
  },
  async signIns() {
    const { perSender } = LIMITS.signIns;
    const all = await attack(perSender + 20, signIn('wrong'));
    await expect.poll(() => answered(all, 401).length + answered(all, 429).length).toBe(perSender + 20);
    expect(all.filter(({ answer }) => answer().includes('too-many-sign-ins')).length).toBeGreaterThan(10);
    await holdsOut();
  },
  async exports() {
    const office = await openTestOffice({ limits: { exports: { inSum: 2 } } });
    // More than the sockets between service and browser hold.
    const pets = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`pets[${i}][name]`, 'x'.repeat(20_000)]));
    const apply = () => postParts(`${office.url}/apply`, { 'person[name]': 'Layla', ...pets }, crypto.randomUUID());
    await Promise.all(Array.from({ length: 32 }, apply));
    const members: Browser[] = [];
    for (const name of ['anna', 'karim', 'nour']) members.push((await office.member(name, 'manage')).browser);
    const get = (browser = members[0]) => {
      const cookie = [...(browser?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
      return fetch(`${office.url}/office/api/export?form=sample&as=csv`, {
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
      });
    };
    const held = [await get(members[0]), await get(members[1])];
    expect(held.map(({ status }) => status)).toEqual([200, 200]);
    for (const browser of members) expect(await (await get(browser)).json()).toMatchObject({ code: 'export-running' });
    await Promise.all(held.map(({ body }) => body?.cancel()));
    await expect.poll(async () => (await get()).status).toBe(200);
    await office.remove();
  },
  async exportedRows() {
    const office = await openTestOffice({ limits: { exportedRows: { perRequest: 2, perSender: 3 } } });
    const { browser } = await office.member('anna', 'work');
    const get = (more = '') => browser.send('GET', `/office/api/export?form=sample&as=csv&since=1900-01-01${more}`);
    const receive = () => postParts(`${office.url}/apply`, { 'person[name]': 'Layla' }, crypto.randomUUID());
    for (let i = 0; i < 2; i++) await receive();
    expect((await get()).status).toBe(200);
    // The same ones again are not counted.
    await expect.poll(async () => (await get()).status).toBe(200);
    await receive();
    await expect.poll(async () => (await get()).body.code).toBe('export-too-wide');
    const { rows } = (await browser.send('GET', '/office/api/applications?form=sample')).body as ApplicationPage;
    // The last one alone is the third.
    const last = `&words=${rows[0]?.reference}`;
    await expect.poll(async () => (await get(last)).status).toBe(200);
    await expect.poll(async () => (await get(last)).body.code).toBe('exported-enough');
    await office.remove();
  },
  async exportEntries() {
    const office = await openTestOffice({ limits: { exportEntries: { inSum: 4 } } });
    const { browser } = await office.member('anna', 'manage');
    for (let i = 0; i < 2; i++) await receive(office);
    const get = (more = '') => browser.send('GET', `/office/api/export?form=sample&as=csv${more}`);
    expect((await get()).status).toBe(200);
    await expect.poll(async () => (await get()).status).toBe(200);
    await expect.poll(async () => (await get()).body.code).toBe('exported-enough');
    expect((await get('&words=nobody')).status).toBe(200);
    await office.remove();
  },
  async openings() {
    const office = await openTestOffice({ limits: { openings: { perSender: 2, inSum: 3 } } });
    const references = [await receive(office), await receive(office), await receive(office)];
    const statuses: number[] = [];
    for (const name of ['anna', 'karim']) {
      const { browser } = await office.member(name, 'read');
      for (const reference of references) {
        statuses.push((await browser.ask('GET /applications/:reference', undefined, { reference })).status);
      }
    }
    expect(statuses).toEqual([200, 200, 429, 200, 429, 429]);
    await office.remove();
  },
  async attempts() {
    const most = 30;
    const office = await openTestOffice({ limits: { attempts: { inSum: most } } });
    await office.invite('anna', 'read');
    for (let i = 0; i < most; i++) {
      const tried = await office.browser(`198.51.100.${i}`).ask('POST /sign-in', { name: 'anna', passphrase: 'wrong' });
      expect(tried.status).toBe(401);
    }
    await office.stop();
    const kept = await withDatabase(office, (database) => database.run('select bucket from sign_in_attempt'));
    expect(kept).toHaveLength(most);
    await office.remove();
  },
  async applicationChanges() {
    const { note, office } = await openOneApplication({ applicationChanges: { inSum: 5 } });
    // The first change is that it was received.
    for (let i = 0; i < 4; i++) expect((await note('Called')).status).toBe(200);
    await isFullFor(note);
    await office.remove();
  },
  async applicationText() {
    const { note, office } = await openOneApplication({ applicationText: { inSum: 5000 } });
    expect((await note('x'.repeat(4000))).status).toBe(200);
    await isFullFor(() => note('y'.repeat(1000)));
    expect((await note('Called')).status).toBe(200);
    await office.remove();
  },
  async proofs() {
    const office = await openTestOffice();
    const token = await askAgain(office, await receive(office), '/person/name');
    const wrong = { reference: 'K7QM-4XRT-9', day: BORN };
    const statuses: number[] = [];
    for (let i = 0; i <= LIMITS.proofs.perLink; i++) {
      statuses.push((await parentAt(office, token, `198.51.100.${i}`).open(wrong)).status);
    }
    expect(statuses.filter((status) => status === 403)).toHaveLength(LIMITS.proofs.perLink);
    expect(statuses.at(-1)).toBe(429);
    await office.remove();
  },
  async logLines() {
    const lines = () => started.printed().split('\n').length;
    const before = lines();
    const refused = 'GET /nowhere HTTP/1.1\r\nHost: x\r\n\r\n';
    for (let round = 0; round < 10; round++) {
      const all = await attack(100, refused);
      await expect.poll(() => answered(all, 404).length).toBe(100);
      release();
    }
    await holdsOut();
    expect(lines() - before).toBeLessThanOrEqual(2 * LIMITS.logLines.inSum);
  },
};

describe('one sender cannot exceed the limit of', () => {
  // Three limits are per minute: that of log lines comes first, before other rows have written to the log; those of requests last,
  // since the sender is then refused for a while.
  const { logLines, officeRequests, posts, ...others } = ROWS;
  const rows = Object.entries({ logLines, ...others, officeRequests, posts });

  it.each(rows)('%s', async (_, drive) => {
    try {
      await drive();
    } finally {
      release();
    }
    await expect.poll(() => submitAsOther()).toBe(201);
  });

  it('(afterwards all resources are released)', async () => {
    await holdsOut();
    const { body } = await fromOther('/healthz');
    expect(body).toContain('ok');
    expect(started.child.exitCode).toBeNull();
  });
});
