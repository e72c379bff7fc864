// Malformed requests: each is answered with a message, stores nothing and leaves the service running.
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { field, multipart, post, type RawPart, sendRaw } from '../support/rawRequest.ts';
import { sampleFile } from '../support/sampleFiles.ts';
import { type Sample, startSample } from '../support/startSample.ts';

let intake: Sample;
beforeAll(async () => {
  const limits = {
    answers: { perRequest: 20 },
    answerBytes: { perRequest: 1000 },
    files: { perRequest: 2 },
    bodyBytes: { perRequest: 200_000 },
    drainBytes: 300_000,
  };
  intake = await startSample({ limits });
});
afterEach(async () => {
  expect(await intake.files()).toEqual([]);
  expect(await intake.applications()).toEqual([]);
  expect((await fetch(`${intake.url}/healthz`)).status).toBe(200);
});
afterAll(() => intake.remove());

const name = field('person[name]', 'A');
const file = (part: string, body: Buffer, fileName = 'a.pdf'): RawPart => ({
  head: [`Content-Disposition: form-data; name="${part}"; filename="${fileName}"`, 'Content-Type: application/pdf'],
  body,
});
const pdf = sampleFile('pdf', 500);

async function refused(request: Buffer): Promise<{ status: number; path: string | undefined }> {
  const { status, body } = await sendRaw(intake.port, request);
  const { errors } = JSON.parse(body) as { errors: { path?: string; message: string }[] };
  expect(errors).toHaveLength(1);
  expect(errors[0]?.message).toMatch(/^[A-Z].{10,}\.$/);
  return { status, path: errors[0]?.path };
}

describe('before the body is read', () => {
  const body = multipart([name]);

  it.each([
    [400, 'no submission id', { 'Idempotency-Key': undefined }],
    [422, 'a malformed submission id', { 'Idempotency-Key': '1234' }],
    [413, 'a body beyond the limit', { 'Content-Length': '200001' }],
    [413, 'a body beyond what would be drained', { 'Content-Length': '30000000000' }],
    [415, 'JSON', { 'Content-Type': 'application/json' }],
    [415, 'text', { 'Content-Type': 'text/plain' }],
    [415, 'no type', { 'Content-Type': undefined }],
    [415, 'a compressed body', { 'Content-Encoding': 'gzip' }],
  ])('%i: %s', async (status, _, headers) => {
    expect((await refused(post(body, headers))).status).toBe(status);
  });

  it('411: no length', async () => {
    const headers = { 'Content-Length': undefined, 'Transfer-Encoding': 'chunked' };
    expect((await refused(post(Buffer.from('1\r\nA\r\n0\r\n\r\n'), headers))).status).toBe(411);
  });
});

describe('an incomplete body', () => {
  it.each([
    ['no boundary', post(multipart([name]), { 'Content-Type': 'multipart/form-data' })],
    ['another boundary', post(multipart([name]), { 'Content-Type': 'multipart/form-data; boundary=y' })],
    ['garbage', post(Buffer.from('garbage'))],
    ['a text cut short', post(multipart([name]).subarray(0, -10))],
    ['a file cut short', post(multipart([name, file('photos[0]', pdf)]).subarray(0, -50))],
    ['no end', post(multipart([name, file('photos[0]', pdf)]).subarray(0, -8))],
    ['a part without a name', post(multipart([{ head: ['Content-Disposition: form-data'], body: 'A' }]))],
  ])('400: %s', async (_, request) => {
    expect((await refused(request)).status).toBe(400);
  });

  it('deletes the file of a client that disconnects in the middle of it', async () => {
    const request = post(multipart([name, file('photos[0]', sampleFile('pdf', 90_000))]));
    const client = connect(intake.port, '127.0.0.1');
    client.write(request.subarray(0, -30_000));
    await expect.poll(() => intake.files()).toHaveLength(1);
    client.destroy();
    await expect.poll(() => intake.files()).toEqual([]);
  });
});

describe('names', () => {
  it.each([
    ['a list with a hole', ['pets[0][name]', 'pets[2][name]']],
    ['a text that is a group elsewhere', ['person', 'person[name]']],
    ['twice the same', ['person[name]', 'person[name]']],
    ['a prototype', ['person[__proto__][x]']],
    ['a prototype at the root', ['__proto__[x]']],
    ['a constructor', ['person[constructor][prototype][x]']],
    ['an inherited name', ['toString']],
    ['an open bracket', ['person[name']],
    ['an empty bracket', ['pets[]']],
    ['a leading zero', ['pets[00][name]']],
    ['a huge index', ['pets[99999]']],
    ['many levels', [`a${'[a]'.repeat(20)}`]],
    ['no name', ['']],
    ['a long name', ['a'.repeat(300)]],
    ['another script', ['person[ایم]']],
  ])('400: %s', async (_, names) => {
    expect(await refused(post(multipart(names.map((each) => field(each, 'A')))))).toEqual({ status: 400 });
  });

  it.each([
    ['nobody asks', 'person[shoeSize]'],
    ['a text that has no parts', 'person[name][x]'],
    ['a list that has no names', 'pets[name]'],
    ['a group that nobody has', 'other[name]'],
    ['a part of a file', 'photos[0][id]'],
  ])('422: an unknown name (%s), before the rest of the body is received', async (_, unknown) => {
    const request = post(multipart([field(unknown, 'A'), field('person[name]', 'A'.repeat(900))]));
    const { status, body } = await sendRaw(intake.port, request.subarray(0, -500));
    expect({ status, ...JSON.parse(body) }).toEqual({
      status: 422,
      errors: [{ path: unknown, message: 'This form has no such question' }],
    });
  });

  it('400: a file in place of text', async () => {
    expect((await refused(post(multipart([name, file('person[name]', pdf)])))).status).toBe(400);
  });
});

describe('texts', () => {
  const typed = (type: string, body: string | Buffer): RawPart => ({
    head: ['Content-Disposition: form-data; name="person[name]"', `Content-Type: ${type}`],
    body,
  });

  it.each([
    ['a null character', field('person[name]', 'A\0B')],
    ['bytes that are not UTF-8', field('person[name]', Buffer.from([0x41, 0xff, 0xfe]))],
    ['half a character', field('person[name]', Buffer.from('ل').subarray(0, 1))],
    ['half a surrogate pair', field('person[name]', Buffer.from([0xed, 0xa0, 0x80]))],
    ['JSON', typed('application/json', '{"a":1}')],
    ['broken JSON', typed('application/json', '{')],
    ['HTML', typed('text/html', 'A')],
    ['another charset', typed('text/plain; charset=utf-16le', Buffer.from('ليلى', 'utf16le'))],
    ['another charset, for ASCII', typed('text/plain; charset=utf-16le', 'Layla')],
    ['Latin 1', typed('text/plain; charset=iso-8859-1', Buffer.from('Zoé', 'latin1'))],
    ['Latin 1 that would be UTF-8', typed('text/plain; charset=ISO-8859-1', 'Zoé')],
    ['base64 by charset', typed('text/plain; charset=base64', 'Zoe')],
    ['two charsets', typed('text/plain; charset=utf-8; charset=utf-16le', 'Zoé')],
    ['a charset within another parameter', typed('text/plain; x="; charset=utf-8"; charset=utf-16le', 'Zoé')],
    ['bytes that are not valid UTF-8', typed('text/plain; charset=utf-8', Buffer.from([0x41, 0xff]))],
    ['an encoding', { ...name, head: [...name.head, 'Content-Transfer-Encoding: base64'] }],
  ])('400: %s', async (_, part) => {
    expect((await refused(post(multipart([part])))).status).toBe(400);
  });
});

describe('limits', () => {
  it('413: an answer that is too long, with its field', async () => {
    const answer = await refused(post(multipart([field('person[name]', 'A'.repeat(1001))])));
    expect(answer).toEqual({ status: 413, path: 'person[name]' });
  });

  it('413: too many answers', async () => {
    const many = Array.from({ length: 21 }, (_, i) => field(`pets[${i}][name]`, 'A'));
    expect((await refused(post(multipart(many)))).status).toBe(413);
  });

  it('413: too many files', async () => {
    const many = Array.from({ length: 3 }, (_, i) => file(`photos[${i}]`, pdf));
    expect((await refused(post(multipart([name, ...many])))).status).toBe(413);
  });

  it('reads a refused body to its end, since browsers read the response only then', async () => {
    const roomy = await startSample();
    const tooLarge = multipart([name, file('photos[0]', Buffer.alloc(30_000_000))]);
    const client = connect(roomy.port, '127.0.0.1').pause();
    await new Promise((written) => client.write(post(tooLarge), written));
    const [answer] = await once(client.resume(), 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
    client.destroy();
    await roomy.remove();
  });

  it('429: too many submissions from one address', async () => {
    const strict = await startSample({ limits: { posts: { perSender: 2 } } });
    const statuses: number[] = [];
    for (let i = 0; i < 3; i++) statuses.push((await strict.post({ 'person[name]': 'A' })).status);
    const last = await strict.post({ 'person[name]': 'A' });
    expect([...statuses, last.status]).toEqual([201, 201, 429, 429]);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    await strict.remove();
  });

  it('408: a body that is never sent', async () => {
    const slow = await startSample({ limits: { requestTimeout: 500, headersTimeout: 400 } });
    const request = post(multipart([name])).subarray(0, -5);
    expect((await sendRaw(slow.port, request)).status).toBe(408);
    expect(await slow.files()).toEqual([]);
    await slow.remove();
  });
});

describe('requests to other addresses', () => {
  const lines = (...all: string[]) => Buffer.from(`${[...all, 'Host: x', 'Content-Length: 0'].join('\r\n')}\r\n\r\n`);

  it.each([
    [404, 'an unknown form', lines('POST /unknown HTTP/1.1')],
    [404, 'JSON to nowhere', lines('POST /unknown HTTP/1.1', 'Content-Type: application/json')],
    [404, 'another method', lines('PUT /apply HTTP/1.1')],
    [404, 'a page, where no site is served', lines('GET / HTTP/1.1')],
    [400, 'a malformed address', lines('GET /%zz HTTP/1.1')],
    [400, 'an unknown method', lines('FETCH / HTTP/1.1')],
    [400, 'two lengths', lines('POST /apply HTTP/1.1', 'Content-Length: 5')],
    [431, 'endless headers', lines('GET / HTTP/1.1', `X: ${'x'.repeat(20_000)}`)],
  ])('%i: %s', async (status, _, request) => {
    expect((await refused(request)).status).toBe(status);
  });
});
