// A move holds one page of rows and one chunk of a file in memory: its process stays below 256 MB, by the peak that Linux
// reports.
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataFolder } from '../../../engine/intake/storage/disk/dataFolder.ts';
import { openEmbedded } from '../../../engine/intake/storage/sqlite/openEmbedded.ts';
import type { Storage } from '../../../engine/intake/storage/storage.ts';
import { buildService, type Service } from '../support/buildService.ts';
import { temporaryFolder } from '../support/startSample.ts';
import { openTestPostgres, type TestPostgres } from '../support/testPostgres.ts';

const MEGABYTE = 1024 * 1024;
// A process that streams reaches 160 to 180 MB; one that held all files would reach 300.
const FILES = 12;
const FILE_BYTES = 10 * MEGABYTE;
const LONG = 300;
const MOST = 256 * MEGABYTE;

let service: Service;
let postgres: TestPostgres;
let root: string;
beforeAll(async () => {
  service = await buildService();
  postgres = await openTestPostgres();
  root = await temporaryFolder();
});
afterAll(async () => {
  await service.remove();
  await postgres.remove();
  await rm(root, { recursive: true });
});

it.runIf(existsSync('/proc/self/status'))(
  'a move of 195 MB stays below 256 MB',
  async () => {
    const storage = await openEmbedded(dataFolder(`${root}/from`));
    for (let i = 0; i < LONG; i++) await keep(storage, i, i < FILES);
    await storage.store.close();
    const settings = { NODE_OPTIONS: '--max-old-space-size=160', NEW: postgres.url };
    const there = await peakOf(service.begin(`${root}/from`, ['move', '--to', 'env:NEW'], settings));
    const back = await peakOf(
      service.begin(`${root}/tmp`, ['move', '--to', `${root}/back`], { ...settings, DATABASE_URL: postgres.url }),
    );
    process.stdout.write(`A move held ${there >> 20} MB, and ${back >> 20} MB back\n`);
    expect(Math.max(there, back)).toBeLessThan(MOST);
  },
  600_000,
);

async function keep({ store, attachments }: Storage, i: number, hasFile: boolean): Promise<void> {
  const files = hasFile ? [await attachments.receive(zeros())] : [];
  await attachments.persist(files.map(({ id }) => id));
  await store.insert({
    submissionId: `submission ${i}`,
    form: 'sample',
    formVersion: 3,
    language: 'en',
    receivedAt: '2026-11-21T10:00:00.000Z',
    digest: '',
    aside: false,
    hint: '',
    answers: { long: 'x'.repeat(256 * 1024) },
    attachments: files.map((file) => ({ ...file, name: 'photos', fileName: 'zeros.png' })),
  });
}

async function* zeros(): AsyncGenerator<Buffer> {
  for (let sent = 0; sent < FILE_BYTES; sent += MEGABYTE) yield Buffer.alloc(MEGABYTE);
}

/** The peak memory of the process in bytes; it must exit with 0. */
async function peakOf({ child, finished }: ReturnType<Service['begin']>): Promise<number> {
  let peak = 0;
  let isRunning = true;
  void finished.then(() => {
    isRunning = false;
  });
  while (isRunning) {
    peak = Math.max(peak, peakNow(child.pid));
    await setTimeout(10);
  }
  expect(await finished).toMatchObject({ code: 0 });
  return peak;
}

function peakNow(pid: number | undefined): number {
  try {
    const [, kilobytes] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) * 1024;
  } catch (error) {
    // The process has just ended.
    if (!/ENOENT|ESRCH/.test(String(error))) throw error;
    return 0;
  }
}
