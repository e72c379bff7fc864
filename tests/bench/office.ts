// How long the office's views take at the service with many applications, on both stores; and what the first start costs after
// an upgrade from before the office. Prints Markdown.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ApplicationPage } from '../../engine/ports/index.ts';
import { openTestPostgres } from '../intake/support/testPostgres.ts';
import { bundle, startProgram, stopProgram } from './bundle.ts';
import type { OfficeStarted } from './officeServer.ts';
import { type Ask, foundIn, listOf, openAsk, viewsOf } from './officeViews.ts';

const COUNT = Number(process.env.COUNT ?? 50_000);
const ROUNDS = Number(process.env.ROUNDS ?? 30);
const LIMIT = 100;

const quantile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

interface Times {
  readonly median: number;
  readonly p95: number;
  /** Of the service, per answer. */
  readonly cpu: number;
  readonly found: string;
}

interface Usage {
  /** Bytes. */
  readonly maxRss: number;
  /** Milliseconds since the start. */
  readonly cpu: number;
}

type ReadUsage = () => Promise<Usage>;

async function measure(ask: Ask, usage: ReadUsage, address: string): Promise<Times> {
  let body = await ask(address);
  const before = await usage();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const asked = performance.now();
    body = await ask(address);
    times.push(performance.now() - asked);
  }
  const cpu = ((await usage()).cpu - before.cpu) / ROUNDS;
  times.sort((a, b) => a - b);
  const { counts } = JSON.parse(body) as Partial<ApplicationPage>;
  const found = counts ? String(foundIn(counts)) : '';
  return { median: quantile(times, 0.5), p95: quantile(times, 0.95), cpu, found };
}

const print = (...lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

const programs = await bundle('officeServer');
const postgres = await openTestPostgres();
const stores = { embedded: '', [postgres.kind === 'server' ? 'PostgreSQL' : 'PGlite']: postgres.url };

async function withService(
  databaseUrl: string,
  age: string,
  work: (ask: Ask, started: OfficeStarted, usage: ReadUsage) => Promise<void>,
) {
  const folder = await mkdtemp(path.join(process.env.BENCH_DIR ?? os.tmpdir(), 'bench-office-'));
  const { child, started } = await startProgram<OfficeStarted>(programs, 'officeServer', [
    folder,
    databaseUrl,
    String(COUNT),
    age,
  ]);
  await work(openAsk(started.url), started, async () => {
    child.send('usage');
    return (await once(child, 'message'))[0];
  });
  await stopProgram(child);
  await rm(folder, { recursive: true });
}

async function measureViews(): Promise<void> {
  for (const [name, url] of Object.entries(stores)) {
    await withService(url, 'new', async (ask, { filling, starting }, usage) => {
      if (url !== '') await postgres.run('vacuum analyze');
      print('', `${name}: ${COUNT} applications, filled in ${seconds(filling)}, started in ${seconds(starting)}`);
      print('', '| view | found | median ms | p95 ms | CPU ms |', `| --- |${' ---: |'.repeat(4)}`);
      for (const [view, address] of Object.entries(await viewsOf(ask, COUNT))) {
        const { found, median, p95, cpu } = await measure(ask, usage, address);
        const slow = p95 > LIMIT ? ' (!)' : '';
        print(`| ${view} | ${found} | ${median.toFixed(1)} | ${p95.toFixed(1)}${slow} | ${cpu.toFixed(1)} |`);
      }
      await exportAll(ask, usage);
    });
  }
}

/** The slowest of answers that are asked for, one after another, while `work` is done; in milliseconds. */
async function slowestDuring(ask: Ask, work: Promise<unknown>): Promise<number> {
  let isDone = false;
  void work.then(() => {
    isDone = true;
  });
  let slowest = 0;
  while (!isDone) {
    const asked = performance.now();
    await ask(listOf());
    slowest = Math.max(slowest, performance.now() - asked);
    await pause(50);
  }
  return slowest;
}

/** Resolves once searches find all applications. */
async function allFound(ask: Ask): Promise<void> {
  for (;;) {
    const { counts } = JSON.parse(await ask(listOf({ words: 'example' }))) as ApplicationPage;
    if (foundIn(counts) === COUNT) return;
    await pause(1000);
  }
}

/** A whole year's click: memory must not grow with it, and others must be answered. */
async function exportAll(ask: Ask, usage: ReadUsage): Promise<void> {
  const before = await usage();
  const begun = performance.now();
  const exported = ask(`/export?form=admission&as=xlsx`);
  const slowest = await slowestDuring(ask, exported);
  print(
    '',
    `Everything as a workbook: ${seconds(performance.now() - begun)}; the slowest list meanwhile ${slowest.toFixed(0)} ms;`,
  );
  print(`most memory ${megabytes(before.maxRss)} before, ${megabytes((await usage()).maxRss)} after`);
}

async function measureUpgrade(): Promise<void> {
  for (const [name, url] of Object.entries(stores)) {
    if (url !== '') await postgres.run('drop schema public cascade; create schema public');
    await withService(url, 'old', async (ask, { starting }, usage) => {
      const begun = performance.now();
      const slowest = await slowestDuring(ask, allFound(ask));
      print('', `${name}: first start with ${COUNT} applications of before the office`);
      print(`- tables are brought up to date, and it listens, after ${seconds(starting)}`);
      print(`- searches are complete after another ${seconds(performance.now() - begun)}`);
      print(`- the slowest answer meanwhile took ${slowest.toFixed(0)} ms`);
      print(`- at most ${megabytes((await usage()).maxRss)} of memory`);
    });
  }
}

const parts = process.argv.slice(3);
try {
  if (parts.length === 0 || parts.includes('views')) await measureViews();
  if (parts.length === 0 || parts.includes('upgrade')) await measureUpgrade();
} finally {
  await postgres.remove();
  await rm(programs, { recursive: true });
}
