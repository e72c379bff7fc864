// Abuse of the service as a whole: too many requests, slow clients, a full disk, and bots. Many parents behind one address
// are still served, and nothing that was acknowledged is lost.
import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../engine/intake/http/buildApp.ts';
import type { IntakeOptions } from '../../../engine/intake/openIntake.ts';
import type { NewApplication } from '../../../engine/intake/storage/store.ts';
import { emptyStore, noAttachments } from '../support/emptyStore.ts';
import { field, filePart, multipart, post, sendRaw } from '../support/rawRequest.ts';
import { sampleFile } from '../support/sampleFiles.ts';
import { sampleForm } from '../support/sampleForm.ts';
import { type Sample, startSample } from '../support/startSample.ts';

let intake: Sample;
const started: Sample[] = [];
async function start(options: Partial<IntakeOptions>): Promise<void> {
  intake = await startSample(options);
  started.push(intake);
}
afterEach(async () => {
  for (const each of started.splice(0)) await each.remove();
});

const name = field('person[name]', 'A');
const whole = (headers: Record<string, string> = {}) => sendRaw(intake.port, post(multipart([name]), headers));

describe('submissions of one address are limited', () => {
  const limits = { posts: { perSender: 2 } };
  const from = async (...addresses: string[]) => {
    const statuses: number[] = [];
    for (const address of addresses) statuses.push((await whole({ 'X-Forwarded-For': address })).status);
    return statuses;
  };

  it('by the forwarded address, if the proxy is trusted', async () => {
    await start({ limits, trustProxy: (address) => address === '127.0.0.1' });
    expect(await from('192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2')).toEqual([201, 201, 429, 201]);
    // An entry forged by the client is further left.
    expect(await from('203.0.113.9, 192.0.2.1', '203.0.113.10, 192.0.2.1')).toEqual([429, 429]);
  });

  it('by the peer, if it is no trusted proxy, whatever it forwards', async () => {
    await start({ limits });
    expect(await from('192.0.2.1', '192.0.2.2', '192.0.2.3')).toEqual([201, 201, 429]);
  });

  it('the same with a port that the proxy appends to the address', async () => {
    await start({ limits, trustProxy: (address) => address === '127.0.0.1' });
    expect(await from('192.0.2.1:5000', '192.0.2.1:5001', '192.0.2.1:5002')).toEqual([201, 201, 429]);
  });

  it('with a message and Retry-After', async () => {
    await start({ limits: { posts: { perSender: 1 } } });
    await whole();
    const { status, head, body } = await whole();
    expect(status).toBe(429);
    expect(head).toMatch(/retry-after: [1-9]/i);
    expect(JSON.parse(body)).toEqual({ errors: [{ message: expect.stringMatching(/try again in a minute/) }] });
    expect((await fetch(`${intake.url}/healthz`)).status).toBe(200);
  });
});

describe('concurrent uploads are limited', () => {
  /** A submission without its end. */
  async function hold(headers: Record<string, string> = {}): Promise<Socket> {
    const before = (await intake.files()).length;
    const socket = connect(intake.port, '127.0.0.1');
    socket.write(post(multipart([name, filePart('photos[0]', sampleFile('pdf', 900))]), headers).subarray(0, -20));
    await expect.poll(() => intake.files()).toHaveLength(before + 1);
    return socket;
  }

  it.each([
    ['of all', { uploads: { inSum: 2 } }, 503],
    ['of one address', { uploads: { perSender: 2 } }, 429],
  ])('%s: the next one gets Retry-After, and is accepted when one has ended', async (_, limits, status) => {
    await start({ limits });
    const held = [await hold(), await hold()];
    const refused = await whole();
    expect(refused.status).toBe(status);
    expect(refused.head).toMatch(/retry-after: [1-9]/i);
    expect(JSON.parse(refused.body).errors).toHaveLength(1);
    held[0]?.destroy();
    await expect.poll(async () => (await whole()).status).toBe(201);
    held[1]?.destroy();
  });

  it('an IPv6 /64 counts as one sender', async () => {
    await start({ limits: { uploads: { perSender: 1 } }, trustProxy: (address) => address === '127.0.0.1' });
    const held = await hold({ 'X-Forwarded-For': '2001:db8:1:2::1' });
    expect((await whole({ 'X-Forwarded-For': '2001:db8:1:2:ffff::7' })).status).toBe(429);
    expect((await whole({ 'X-Forwarded-For': '2001:db8:1:3::1' })).status).toBe(201);
    held.destroy();
  });

  it('one address does not block another', async () => {
    await start({ limits: { uploads: { perSender: 1 } }, trustProxy: (address) => address === '127.0.0.1' });
    const held = await hold({ 'X-Forwarded-For': '192.0.2.1' });
    expect((await whole({ 'X-Forwarded-For': '192.0.2.1' })).status).toBe(429);
    expect((await whole({ 'X-Forwarded-For': '192.0.2.2' })).status).toBe(201);
    held.destroy();
  });
});

describe('a slow client', () => {
  const limits = { progressWindow: 1000, progressBytes: 1000 };
  const whole = post(multipart([name, filePart('photos[0]', sampleFile('pdf', 60_000))]));
  /** Sends `bytes` every 50 milliseconds until everything is sent or the connection ends; returns the response. */
  async function drip(bytes: number): Promise<string> {
    const socket = connect(intake.port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (data: string) => (answer += data));
    socket.on('error', () => undefined);
    for (let sent = 0; sent < whole.length && socket.writable && answer === ''; sent += bytes) {
      socket.write(whole.subarray(sent, sent + bytes));
      await setTimeout(50);
    }
    await expect.poll(() => answer).not.toBe('');
    socket.destroy();
    return answer;
  }

  it('that makes progress is not cut off', async () => {
    await start({ limits });
    expect(await drip(1000)).toMatch(/^HTTP\/1\.1 201 /);
  });

  it('that is too slow gets 408, and its slot is released', async () => {
    await start({ limits: { ...limits, uploads: { inSum: 1 } } });
    expect(await drip(10)).toMatch(/^HTTP\/1\.1 408 /);
    await expect.poll(() => intake.files()).toEqual([]);
    await expect.poll(async () => (await sendRaw(intake.port, whole)).status).toBe(201);
  });
});

describe('the free space of the disk is reserved', () => {
  it('below the minimum submissions get 503, and are accepted again when there is space', async () => {
    let free = 1000;
    await start({ limits: { freeBytes: 990 }, freeBytes: async () => free });
    const { status, head, body } = await whole();
    expect(status).toBe(503);
    expect(head).toMatch(/retry-after: [1-9]/i);
    expect(JSON.parse(body)).toEqual({ errors: [{ message: expect.stringMatching(/try again later/) }] });
    expect([await intake.files(), await intake.applications()]).toEqual([[], []]);
    expect((await fetch(`${intake.url}/healthz`)).status).toBe(200);
    free = 100_000;
    expect((await whole()).status).toBe(201);
  });

  it('uploads in progress count by their declared length', async () => {
    await start({ limits: { freeBytes: 0 }, freeBytes: async () => 3000 });
    const socket = connect(intake.port, '127.0.0.1');
    const slow = post(multipart([name, filePart('photos[0]', sampleFile('pdf', 2500))]));
    socket.write(slow.subarray(0, -20));
    await expect.poll(() => intake.files()).toHaveLength(1);
    expect((await sendRaw(intake.port, post(multipart([name, field('pets[0][name]', 'x'.repeat(900))])))).status).toBe(
      503,
    );
    socket.write(slow.subarray(-20));
    await expect.poll(() => intake.applications()).toHaveLength(1);
    socket.destroy();
  });

  it('reads the free space of the real disk', async () => {
    await start({ limits: { freeBytes: Number.MAX_SAFE_INTEGER } });
    expect((await whole()).status).toBe(503);
  });
});

describe('a bot that fills in forms', () => {
  const trap = (text: string) => field('extra_note', text);

  it.each([
    ['answers what nobody sees', [trap('Buy now')], {}, true],
    ['is done in a moment', [], { 'Form-Elapsed': '12' }, true],
    ['has a clock that runs backwards', [], { 'Form-Elapsed': '-5000' }, true],
    ['is none: the hidden question is there, and empty', [trap('')], {}, false],
    ['is none: a person takes seconds', [], { 'Form-Elapsed': '3000' }, false],
    ['is none: a draft was continued', [], {}, false],
    ['is none: the time is no number', [], { 'Form-Elapsed': 'soon' }, false],
  ])('%s: the answer is the same, the office decides', async (_, parts, headers, aside) => {
    const kept: NewApplication[] = [];
    const app = await buildApp({
      forms: [sampleForm],
      attachments: noAttachments,
      store: {
        ...emptyStore,
        insert: async (application) => {
          kept.push(application);
          return emptyStore.insert(application);
        },
      },
    });
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const { status, body } = await sendRaw(Number(port), post(multipart([name, ...parts]), headers));
    expect([status, Object.keys(JSON.parse(body))]).toEqual([201, ['reference', 'receivedAt']]);
    expect(kept).toMatchObject([{ aside, answers: { person: { name: 'A' } } }]);
    expect(kept[0]?.answers).not.toHaveProperty('extra_note');
    await app.close();
  });

  it('that repeats a submission, suspected only once, has sent one application', async () => {
    await start({});
    const id = { 'Idempotency-Key': randomUUID() };
    const caught = await sendRaw(intake.port, post(multipart([name, trap('x')]), id));
    const again = await sendRaw(intake.port, post(multipart([name]), { ...id, 'Form-Elapsed': '90000' }));
    expect([caught.status, again.status, again.body]).toEqual([201, 200, caught.body]);
  });
});
