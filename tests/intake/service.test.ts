// The service as a process: it starts, says where it is, shares its data folder with nobody, stops in good order, and
// when it is killed, everything that it acknowledged is there.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Application } from '../../engine/intake/store.ts';
import { buildService, type Service, type Started } from './buildService.ts';
import { sampleFile } from './sampleFiles.ts';
import { postParts, temporaryFolder } from './startSample.ts';

let service: Service;
let dataDir: string;
const running = new Set<Started>();

beforeAll(async () => {
  service = await buildService();
}, 60_000);
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

it('serves site and intake at the address that it prints, and stops in good order', async () => {
  const { url, child, finished } = await start();
  expect(await (await fetch(url)).text()).toBe('<p>home</p>');
  expect((await post(url)).status).toBe(201);
  child.kill('SIGTERM');
  expect(await finished).toMatchObject({ code: 0, complained: '' });
});

it('logs what it keeps and refuses, but no answer', async () => {
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

it('keeps its data from other accounts of the machine', async () => {
  await chmod(dataDir, 0o755);
  const { url } = await start();
  await post(url);
  for (const name of ['applications.db', 'applications.db-wal', 'attachments', 'tmp', 'office.sock']) {
    expect([name, (await stat(path.join(dataDir, name))).mode & 0o077]).toEqual([name, 0]);
  }
});

it('does not start twice over one data folder', async () => {
  await start();
  const { code, complained } = await service.run('main', dataDir);
  expect(code).toBe(1);
  expect(complained).toMatch(/^The service cannot start\. .*is open in another process/);
}, 20_000);

it('says so if its port is taken', async () => {
  const { url } = await start();
  const other = await temporaryFolder();
  const { code, complained } = await service.run('main', other, [], Number(new URL(url).port));
  expect(code).toBe(1);
  expect(complained).toContain('EADDRINUSE');
  await rm(other, { recursive: true });
});

it('answers behind the dev server, and again after a form has changed', async () => {
  const { createDevIntake } = (await import(service.devIntake)) as typeof import('../../engine/intake/devIntake.ts');
  for (const kept of [1, 2]) {
    const intake = await createDevIntake(dataDir);
    const server = createServer((request, response) => intake.handle(request, response));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    expect((await post(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).status).toBe(201);
    const { printed } = await service.run('applications', dataDir, ['list', '--json']);
    expect(JSON.parse(printed)).toHaveLength(kept);
    await intake.close();
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

it('loses nothing that it acknowledged when it is killed under load', async () => {
  const acknowledged = new Map<string, { reference: string; photo: Buffer }>();
  const unanswered: [id: string, photo: Buffer][] = [];
  for (let round = 0; round < 3; round++) {
    const { url, child, finished } = await start();
    // Killed by what was acknowledged, not by the clock: a slow machine must have something to lose, too.
    const enough = 4 * (round + 1);
    const clients = Array.from({ length: 4 }, async () => {
      for (;;) {
        const [id, photo] = unanswered.pop() ?? [randomUUID(), sampleFile('png', 50_000)];
        try {
          const { status, body } = await post(url, id, photo);
          // A fast machine reaches the limit of submissions per minute.
          if (status === 429) return;
          expect([200, 201]).toContain(status);
          acknowledged.set(id, { reference: body.reference ?? '', photo });
          if (acknowledged.size === enough) child.kill('SIGKILL');
        } catch (error) {
          // The connection broke, so the client does not know, and asks again with the same id.
          if (!(error instanceof TypeError)) throw error;
          unanswered.push([id, photo]);
          return;
        }
      }
    });
    await Promise.all(clients);
    await finished;
  }
  const { url } = await start();
  for (const [id, photo] of unanswered) {
    acknowledged.set(id, { reference: (await post(url, id, photo)).body.reference ?? '', photo });
  }
  expect(acknowledged.size).toBeGreaterThan(10);
  const listed = JSON.parse((await service.run('applications', dataDir, ['list', '--json'])).printed) as Application[];
  expect(listed.map(({ reference }) => reference).sort()).toEqual(
    [...acknowledged.values()].map(({ reference }) => reference).sort(),
  );
  for (const { reference, photo } of [...acknowledged.values()].slice(-5)) {
    const { printed } = await service.run('applications', dataDir, ['show', reference, '--json']);
    const [attachment] = (JSON.parse(printed) as Application).attachments;
    expect(photo.equals(await readFile(path.join(dataDir, 'attachments', attachment?.id ?? '')))).toBe(true);
  }
}, 60_000);
