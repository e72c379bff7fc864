// The service as a process: start, printed address, exclusive lock of the data folder, orderly stop.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildService, type Service, type Started } from './support/buildService.ts';
import { field, filePart, multipart, post as postRaw } from './support/rawRequest.ts';
import { sampleFile } from './support/sampleFiles.ts';
import { postParts, temporaryFolder } from './support/startSample.ts';

let service: Service;
let dataDir: string;
const running = new Set<Started>();

beforeAll(async () => {
  service = await buildService();
});
afterAll(() => service.remove());
beforeEach(async () => {
  dataDir = await temporaryFolder();
});
afterEach(async () => {
  for (const { child, finished } of running) {
    child.kill('SIGKILL');
    await finished;
  }
  running.clear();
  await rm(dataDir, { recursive: true });
});

async function start(): Promise<Started> {
  const started = await service.start(dataDir);
  running.add(started);
  return started;
}

const post = (url: string, id: string = randomUUID(), photo = sampleFile('png', 300)) =>
  postParts(`${url}/apply`, { 'person[name]': 'Layla', 'photos[0]': photo }, id);

it('serves site and intake at the printed address, and exits with 0 on SIGTERM', async () => {
  const { url, child, finished } = await start();
  expect(await (await fetch(url)).text()).toBe('<p>home</p>');
  expect((await post(url)).status).toBe(201);
  child.kill('SIGTERM');
  expect(await finished).toMatchObject({ code: 0, complained: '' });
});

it('logs references and field names, but no answers', async () => {
  const { url, child, finished } = await start();
  const { body } = await post(url);
  await postParts(
    `${url}/apply`,
    { 'person[age]': 'Layla', 'photos[0]': ['Layla.pdf', Buffer.from('x')] },
    randomUUID(),
  );
  child.kill('SIGTERM');
  const { printed } = await finished;
  expect(printed).toContain(body.reference);
  expect(printed).toContain('person[age]');
  expect(printed).not.toContain('Layla');
});

it('creates its files without permissions for other accounts', async () => {
  await chmod(dataDir, 0o755);
  const { url } = await start();
  await post(url);
  for (const name of ['applications.db', 'applications.db-wal', 'attachments', 'tmp', 'office.sock']) {
    expect([name, (await stat(path.join(dataDir, name))).mode & 0o077]).toEqual([name, 0]);
  }
});

it('does not start over a data folder that is open in another process', async () => {
  await start();
  const { code, complained } = await service.run('main', dataDir);
  expect(code).toBe(1);
  expect(complained).toMatch(/^The service cannot start\. .*is open in another process/);
});

it('reports a damaged database in one line, with the command to restore', async () => {
  await writeFile(path.join(dataDir, 'applications.db'), 'x'.repeat(9000));
  const { code, complained } = await service.run('main', dataDir);
  expect([code, complained.match(/\n/g)?.length]).toEqual([1, 1]);
  expect(complained).toMatch(/^The service cannot start\. .*applications\.db is damaged .*restore --from BACKUP\n$/);
});

it('reports a port that is in use', async () => {
  const { url } = await start();
  const other = await temporaryFolder();
  const { code, complained } = await service.run('main', other, [], { PORT: new URL(url).port });
  expect(code).toBe(1);
  expect(complained).toMatch(/^The service cannot start\. PORT is \d+, where another program listens.*\n$/);
  await rm(other, { recursive: true });
});

it('refuses an export that npm would print its banner into', async () => {
  const { url } = await start();
  await post(url);
  const below = (level?: string) => ({ npm_lifecycle_event: 'applications', npm_config_loglevel: level });
  const spoiled = await service.run('applications', dataDir, ['export'], below('notice'));
  expect([spoiled.code, spoiled.printed]).toEqual([2, '']);
  expect(spoiled.complained).toContain('npm run -s applications -- export');
  const clean = await service.run('applications', dataDir, ['export'], below('silent'));
  expect([clean.code, clean.complained]).toEqual([0, '']);
  expect(clean.printed).toContain('"Layla"');
});

it('on a stop signal, finishes requests in flight and accepts no new ones', async () => {
  const { url, child, finished } = await start();
  const body = multipart([field('person[name]', 'Layla'), filePart('photos[0]', sampleFile('png', 60_000))]);
  const port = Number(new URL(url).port);
  const uploads = Array.from({ length: 3 }, () => sendInTwo(port, postRaw(body)));
  await expect.poll(async () => (await readdir(path.join(dataDir, 'attachments'))).length).toBe(3);
  child.kill('SIGTERM');
  await expect.poll(() => fetch(url).then(String, ({ cause }) => cause.code)).toBe('ECONNREFUSED');
  const answers = await Promise.all(uploads.map(({ finish }) => finish()));
  expect(answers.map((answer) => answer.slice(0, 12))).toEqual(Array(3).fill('HTTP/1.1 201'));
  expect(await finished).toMatchObject({ code: 0, complained: '' });
  const { printed } = await service.run('applications', dataDir, ['list', '--json']);
  expect(JSON.parse(printed)).toHaveLength(3);
});

it('stops within 10 seconds with slow and silent connections, and can be restarted at once', async () => {
  const accepted: Socket[] = [];
  const mail = createTcpServer((socket) => void accepted.push(socket)).listen(0, '127.0.0.1');
  await once(mail, 'listening');
  const started = await service.start(dataDir, '', {
    SMTP_URL: `smtp://127.0.0.1:${(mail.address() as AddressInfo).port}`,
    MAIL_FROM: 'school@school.example',
    MAIL_OFFICE: 'office@school.example',
  });
  running.add(started);
  const { url, child, finished } = started;
  // A mail server that accepts a connection and sends nothing.
  expect((await post(url)).status).toBe(201);
  await expect.poll(() => accepted.length).toBe(1);
  const upload = postRaw(multipart([field('person[name]', 'A'), filePart('photos[0]', sampleFile('png', 60_000))]));
  const unread = 'GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n';
  const sent: Record<string, string | Buffer> = {
    'a silent connection': '',
    'half a head': 'POST /apply HTTP/1.1\r\nHost: x\r\nContent-',
    'a stalled upload': upload.subarray(0, -40_000),
    'a response that is not read': unread,
    'requests after a response that is not read': unread.repeat(3),
    'an idle connection': 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n',
  };
  const held = Object.values(sent).map((bytes) => hold(connect(Number(new URL(url).port), '127.0.0.1'), bytes));
  held.push(hold(connect(path.join(dataDir, 'office.sock')), 'GET /applications HTTP/1.1\r\n'));
  const sockets = await Promise.all(held);
  // The response to a later request shows that the service has read their bytes.
  expect((await fetch(`${url}/healthz`)).status).toBe(200);

  child.kill('SIGTERM');
  const timeout = setTimeout(60_000).then(() => 'still running after a minute');
  expect(await Promise.race([finished, timeout])).toMatchObject({ code: 0, complained: '' });
  const again = await start();
  expect((await post(again.url)).status).toBe(201);
  for (const socket of [...sockets, ...accepted]) socket.destroy();
  mail.close();
});

/** A connection that has sent `bytes` and reads nothing. */
async function hold(socket: Socket, bytes: string | Buffer): Promise<Socket> {
  socket.on('error', () => undefined).pause();
  await once(socket, 'connect');
  if (bytes.length > 0) await new Promise((written) => socket.write(bytes, written));
  return socket;
}

it('answers 503 when it runs out of descriptors, and recovers', async () => {
  const started = await service.start(dataDir, '', {}, 90);
  running.add(started);
  const port = Number(new URL(started.url).port);
  const unread = 'GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n';
  const sockets = await Promise.all(Array.from({ length: 60 }, () => hold(connect(port, '127.0.0.1'), unread)));
  // A connection that the system has queued is answered only once a descriptor is free, so one without an answer is not waited for.
  const answers = await Promise.all(sockets.map((socket) => Promise.race([headOf(socket), setTimeout(15_000, '')])));
  const refused = answers.filter((answer) => !answer.startsWith('HTTP/1.1 200'));
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) {
    // A connection that could not be accepted is closed without a response, or stays in the system's queue.
    if (answer !== '') expect(answer).toMatch(/^HTTP\/1\.1 503 .*retry-after: \d+.*"errors"/is);
  }
  for (const socket of sockets) socket.destroy();
  await expect
    .poll(() =>
      post(started.url).then(
        ({ status }) => status,
        () => undefined,
      ),
    )
    .toBe(201);
  expect(started.printed()).toContain('EMFILE');
});

/** The beginning of a connection's response; empty if it is closed without one. */
function headOf(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    socket.once('data', (data) => {
      socket.pause();
      resolve(String(data.subarray(0, 2000)));
    });
    socket.once('close', () => resolve(''));
    socket.resume();
  });
}

it('sends Connection: close with responses after a stop signal', async () => {
  const { url, child, finished } = await start();
  const body = multipart([field('person[name]', 'Layla'), filePart('photos[0]', sampleFile('png', 60_000))]);
  const upload = sendInTwo(Number(new URL(url).port), postRaw(body));
  await expect.poll(async () => (await readdir(path.join(dataDir, 'attachments'))).length).toBe(1);
  child.kill('SIGTERM');
  await expect.poll(() => fetch(url).then(String, ({ cause }) => cause.code)).toBe('ECONNREFUSED');
  expect(await upload.finish()).toMatch(/^HTTP\/1\.1 201 .*connection: close/is);
  expect(await finished).toMatchObject({ code: 0 });
});

/** Sends a request without its end; `finish` sends the end and waits for the response. */
function sendInTwo(port: number, request: Buffer) {
  const socket = connect(port, '127.0.0.1');
  socket.write(request.subarray(0, -100));
  return {
    async finish(): Promise<string> {
      socket.write(request.subarray(-100));
      const [answer] = await once(socket, 'data');
      socket.destroy();
      return String(answer);
    },
  };
}
