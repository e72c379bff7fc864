// Requests that no browser sends: malformed HTTP, expensive bodies, harmful names. Each gets the proper status in our JSON
// error format, stores nothing, and the service keeps running.
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { field, filePart, multipart, post, type RawPart, sendRaw } from '../support/rawRequest.ts';
import { sampleFile } from '../support/sampleFiles.ts';
import { type Sample, startSample } from '../support/startSample.ts';

let intake: Sample;
const logged: string[] = [];
const log = { level: 'info', stream: { write: (line: string) => void logged.push(line) } } as const;
beforeAll(async () => {
  const limits = {
    answers: { perRequest: 50 },
    answerBytes: { perRequest: 1000 },
    files: { perRequest: 3 },
    bodyBytes: { perRequest: 400_000 },
  };
  intake = await startSample({ limits, log });
});
afterEach(async () => {
  // A client may receive the refusal shortly before its file is deleted.
  await expect.poll(() => intake.files()).toEqual([]);
  expect(await intake.applications()).toEqual([]);
  expect((await fetch(`${intake.url}/healthz`)).status).toBe(200);
  expect(logged.filter((line) => line.includes('"failed"'))).toEqual([]);
});
afterAll(() => intake.remove());

async function refused(
  request: string | Buffer,
  { port } = intake,
): Promise<{ status: number; path: string | undefined }> {
  const { status, head, body } = await sendRaw(port, request);
  expect(head).toMatch(/content-type: application\/json/i);
  const told = JSON.parse(body) as { errors: { path?: string; message: string }[] };
  expect(Object.keys(told)).toEqual(['errors']);
  expect(told.errors.length).toBeGreaterThan(0);
  for (const { message } of told.errors) expect(message).toMatch(/^[A-Z].{10,}/);
  return { status, path: told.errors[0]?.path };
}

const name = field('person[name]', 'A');
const pdf = sampleFile('pdf', 500);
const file = filePart('photos[0]', pdf);
const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`;
const head = ['POST /apply HTTP/1.1', 'Host: x', 'Content-Type: multipart/form-data; boundary=x'];

describe('HTTP', () => {
  it.each([
    [400, 'a length and chunks', lines(...head, 'Content-Length: 5', 'Transfer-Encoding: chunked')],
    [400, 'two lengths', lines(...head, 'Content-Length: 5', 'Content-Length: 6')],
    [400, 'a negative length', lines(...head, 'Content-Length: -1')],
    [400, 'a length that is no number', lines(...head, 'Content-Length: 5x')],
    [400, 'no host', lines('POST /apply HTTP/1.1', 'Content-Length: 0')],
    [400, 'no host for a page', lines('GET / HTTP/1.1')],
    [400, 'two hosts', lines('GET / HTTP/1.1', 'Host: x', 'Host: y')],
    [400, 'one host twice', lines('GET / HTTP/1.1', 'Host: x', 'host: x')],
    [400, 'two hosts, in the old protocol', lines('GET / HTTP/1.0', 'Host: x', 'Host: y')],
    [400, 'two hosts for a form', lines(...head, 'Host: y', 'Content-Length: 0')],
    [400, 'two hosts in one header', lines('GET / HTTP/1.1', 'Host: x, y')],
    [400, 'a host with a path', lines('GET / HTTP/1.1', 'Host: x/y')],
    [400, 'a host with an account', lines('GET / HTTP/1.1', 'Host: x@y')],
    [400, 'a host of markup', lines('GET / HTTP/1.1', 'Host: <b>')],
    [400, 'two equal lengths', lines(...head, 'Content-Length: 5', 'Content-Length: 5')],
    [400, 'a length twice in one header', lines(...head, 'Content-Length: 5, 5')],
    [400, 'a length with a sign', lines(...head, 'Content-Length: +5')],
    [400, 'a length before a space and a colon', lines(...head, 'Content-Length : 5')],
    [400, 'a length beyond all numbers', lines(...head, `Content-Length: ${'9'.repeat(30)}`)],
    [400, 'chunks twice', lines(...head, 'Transfer-Encoding: chunked', 'Transfer-Encoding: chunked')],
    [400, 'chunks that are not the last encoding', lines(...head, 'Transfer-Encoding: chunked, identity')],
    [400, 'chunks by another name', lines(...head, 'Transfer-Encoding: xchunked')],
    [400, 'chunks after a vertical tab', lines(...head, 'Transfer-Encoding: \u000bchunked')],
    [400, 'chunks on a folded line', lines(...head, 'Transfer-Encoding:', ' chunked')],
    [400, 'lines that end in a line feed alone', 'GET / HTTP/1.1\nHost: x\n\n'],
    [
      400,
      'an end of line in the extension of a chunk',
      `${lines(...head, 'Transfer-Encoding: chunked')}5;\n\r\nabcde\r\n0\r\n\r\n`,
    ],
    [400, 'a line feed in a header', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\rb\r\n\r\n'],
    [400, 'a header without a name', lines('GET / HTTP/1.1', 'Host: x', ': y')],
    [400, 'another protocol', lines('PRI * HTTP/2.0', '', 'SM')],
    [400, 'TLS', Buffer.from([0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3, 0, 0])],
    [400, 'a method in small letters', lines('post /apply HTTP/1.1', 'Host: x', 'Content-Length: 0')],
    [404, 'a method without a route', lines('DELETE /apply HTTP/1.1', 'Host: x')],
    [404, 'a method that is rare', lines('PROPFIND /apply HTTP/1.1', 'Host: x')],
    [404, 'a preflight', lines('OPTIONS /apply HTTP/1.1', 'Host: x', 'Origin: http://y')],
    [404, 'an address with an end in its middle', lines('GET /apply%00.html HTTP/1.1', 'Host: x')],
    [404, 'a path out of the folder', lines('GET /../../etc/passwd HTTP/1.1', 'Host: x')],
    [404, 'a whole address', lines('GET http://elsewhere/apply HTTP/1.1', 'Host: x')],
    [417, 'an expectation', lines(...head, 'Content-Length: 5', 'Expect: miracles')],
    [431, 'very many headers', lines(...head, ...Array.from({ length: 2500 }, (_, i) => `X-${i}: y`))],
    [431, 'an endless address', lines(`GET /${'a'.repeat(20_000)} HTTP/1.1`, 'Host: x')],
  ])('%i: %s', async (status, _, request) => {
    expect((await refused(request)).status).toBe(status);
  });

  it('408: a client that is too slow at any stage; a silent connection is closed without a response', async () => {
    // Of its own: on a machine that stands still for a moment, any other request would be too slow as well.
    const hurried = await startSample({ limits: { headersTimeout: 700, requestTimeout: 900 }, log });
    onTestFinished(() => hurried.remove());
    const slow = {
      'headers that never end': 'POST /apply HTTP/1.1\r\nHost: x\r\nX: ',
      'a body that never begins':
        post(multipart([name]))
          .toString()
          .split('--x')[0] ?? '',
      'a file that never ends': post(multipart([name, file])).subarray(0, -100),
    };
    const silent = connect(hurried.port, '127.0.0.1').resume();
    // Node checks its connections every two seconds, so all are slow at the same time.
    const [closed, trickle, ...statuses] = await Promise.all([
      once(silent, 'close'),
      dribble(hurried, post(multipart([name])).toString()),
      ...Object.values(slow).map(async (request) => (await refused(request, hurried)).status),
    ]);
    expect([closed, statuses]).toEqual([[false], [408, 408, 408]]);
    expect(trickle).toMatch(/^HTTP\/1\.1 408 /);
    await expect.poll(() => hurried.files()).toEqual([]);
    expect(await hurried.applications()).toEqual([]);
    expect(logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});

/** Sends one byte at a time until there is a response. */
async function dribble({ port }: Sample, request: string): Promise<string> {
  const client = connect(port, '127.0.0.1');
  const answer = once(client, 'data').then(([data]) => String(data));
  for (const byte of request) {
    client.write(byte);
    if (await Promise.race([answer, setTimeout(25)])) break;
  }
  client.destroy();
  return answer;
}

describe('a multipart body', () => {
  const nobody = field('person[nobody]', 'A');
  const typed = (...more: string[]): RawPart => ({ head: [...nobody.head, ...more], body: 'A' });

  it.each<[number, string, Buffer]>([
    [413, 'of thousands of answers', multipart(Array.from({ length: 3000 }, (_, i) => field(`a${i}`, 'x')))],
    [413, 'of thousands of files', multipart(Array.from({ length: 500 }, (_, i) => filePart(`photos[${i}]`, pdf)))],
    [
      413,
      'of answers and files at once',
      multipart(Array.from({ length: 100 }, (_, i) => (i % 9 ? field(`a${i}`, '') : filePart(`b${i}`, pdf)))),
    ],
    [413, 'of thousands of empty parts', Buffer.from(`${'--x\r\n\r\n\r\n'.repeat(3000)}--x--\r\n`)],
    [422, 'with thousands of headers', multipart([typed(...Array.from({ length: 5000 }, (_, i) => `X-${i}: y`))])],
    [422, 'with an endless header', multipart([typed(`X: ${'y'.repeat(200_000)}`)])],
    [422, 'with an end before its beginning', Buffer.from('--x--\r\n')],
    [400, 'of a boundary alone', Buffer.from('--x\r\n')],
    [
      400,
      'of JSON with a prototype',
      multipart([{ ...typed('Content-Type: application/json'), body: '{"__proto__":{"a":1}}' }]),
    ],
    [
      400,
      'of JSON with a constructor',
      multipart([{ ...typed('Content-Type: application/json'), body: '{"constructor":{"prototype":{"a":1}}}' }]),
    ],
    [
      400,
      'in base64, a file',
      multipart([name, { ...file, head: [...file.head, 'Content-Transfer-Encoding: base64'] }]),
    ],
    [400, 'that pollutes', multipart([name, field('person[__proto__][isAdmin]', '1')])],
    [400, 'that pollutes from the root', multipart([name, field('constructor[prototype][isAdmin]', '1')])],
    [400, 'that pollutes by a file', multipart([name, filePart('__proto__', pdf)])],
    [400, 'with one file under two names of one', multipart([name, file, file])],
    [400, 'with a file as deep as it goes', multipart([name, filePart(`a${'[0]'.repeat(60)}`, pdf)])],
    [422, 'that is empty', Buffer.alloc(0)],
    [422, 'for questions that nobody asked', multipart([name, field('isAdmin', '1'), field('person[id]', '1')])],
    [
      422,
      'with a large preamble only',
      Buffer.concat([Buffer.alloc(300_000, 'x'), Buffer.from('\r\n'), multipart([field('pets[0][name]', 'x')])]),
    ],
  ])('%i: %s', async (status, _, body) => {
    expect((await refused(post(body))).status).toBe(status);
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
  });
});

describe('a file whose content contradicts its name or type', () => {
  it.each([
    ['a zip', Buffer.from('PK\u0003\u0004 and more')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a program', Buffer.from('MZ\u0090\u0000')],
    ['one byte', Buffer.from('%')],
    ['nothing', Buffer.alloc(0)],
    ['a PDF after HTML', Buffer.from('<html>%PDF-1.7')],
  ])('422 at its field: %s', async (_, body) => {
    expect(await refused(post(multipart([name, filePart('photos[0]', body)])))).toEqual({
      status: 422,
      path: 'photos[0]',
    });
  });
});

it('deletes all files of clients that disconnect at any point, and does not count a failure', async () => {
  const request = post(multipart([name, filePart('photos[0]', sampleFile('pdf', 60_000)), filePart('photos[1]', pdf)]));
  await Promise.all(
    Array.from({ length: 60 }, async (_, i) => {
      const client = connect(intake.port, '127.0.0.1');
      await new Promise((written) =>
        client.write(request.subarray(0, Math.floor((request.length * (i + 1)) / 62)), written),
      );
      if (i % 2 > 0) await setTimeout(5);
      if (i % 3 > 0) client.destroy();
      else client.resetAndDestroy();
    }),
  );
  await expect.poll(() => intake.files()).toEqual([]);
});
