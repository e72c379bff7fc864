// `npm start`, started and stopped as by a supervisor and by a terminal.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { field, filePart, multipart, post } from '../../intake/support/rawRequest.ts';
import { bytesOf } from '../../support/bytesOf.ts';
import { isAttachment } from '../../support/flatten.ts';
import { admission, example } from '../support/formPage.ts';
import { project } from '../support/servers/server.ts';

// Windows has no signals.
test.skip(process.platform === 'win32');

interface Started {
  readonly npm: ChildProcess;
  /** The id of the service's process. */
  readonly service: number;
  readonly port: number;
  readonly said: () => string;
}

let dataDir: string;
const running = new Set<ChildProcess>();

test.beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'start-'));
});
test.afterEach(async () => {
  for (const { pid, exitCode, signalCode } of running) {
    if (pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
  }
  running.clear();
  await rm(dataDir, { recursive: true });
});

/** Runs `npm start` in its own process group until it prints its address. */
async function start(): Promise<Started> {
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '' };
  const npm = spawn('npm', ['start'], { cwd: project, env, detached: true });
  running.add(npm);
  let said = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  }
  const found = (pattern: RegExp) => Number(pattern.exec(said)?.[1]);
  const port = () => found(/The site is at http:\/\/localhost:(\d+)\n/);
  const service = () => found(/"pid":(\d+)/);
  await expect.poll(() => (port() && service() ? 'started' : said), { timeout: 60_000 }).toBe('started');
  return { npm, service: service(), port: port(), said: () => said };
}

/** Sends an application without its end; the returned function sends the end and returns the first line of the response. */
function sendInTwo(port: number) {
  const parts = example('maximal').flat.map(([name, answer]) =>
    isAttachment(answer) ? filePart(name, bytesOf(answer)) : field(name, String(answer)),
  );
  const request = post(multipart(parts), { 'Idempotency-Key': randomUUID() }, admission.submit.post);
  const socket = connect(port, '127.0.0.1');
  socket.write(request.subarray(0, -100));
  return async () => {
    socket.write(request.subarray(-100));
    const [answer] = await once(socket, 'data');
    socket.destroy();
    return String(answer).split('\r\n')[0];
  };
}

for (const [target, signal] of [
  ['npm gets SIGTERM', ({ npm }: Started) => npm.kill('SIGTERM')],
  ['npm gets SIGINT', ({ npm }: Started) => npm.kill('SIGINT')],
  ['the process group gets SIGINT, as from a terminal', ({ npm }: Started) => process.kill(-Number(npm.pid), 'SIGINT')],
  ['the service gets SIGTERM', ({ service }: Started) => process.kill(service, 'SIGTERM')],
] as const) {
  test(`a submission in flight is answered when ${target}, and no process is left`, async () => {
    const first = await start();
    const finish = sendInTwo(first.port);
    await expect.poll(async () => (await readdir(path.join(dataDir, 'attachments'))).length).toBe(1);
    const ended = once(first.npm, 'exit');
    signal(first);
    await expect
      .poll(() => fetch(`http://127.0.0.1:${first.port}`).then(String, ({ cause }) => cause.code))
      .toBe('ECONNREFUSED');
    expect(await finish()).toBe('HTTP/1.1 201 Created');
    expect(await ended).toEqual([0, null]);
    expect(() => process.kill(first.service, 0)).toThrow('ESRCH');
  });
}

test('starts again over the same data without another build', async () => {
  for (const turn of ['first', 'second']) {
    const { npm, port, said } = await start();
    if (turn === 'second') expect(said()).toContain('Nothing has changed since the last build.');
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    npm.kill('SIGTERM');
    expect(await once(npm, 'exit')).toEqual([0, null]);
  }
});
