// How long the office's views take at the service with many applications, on both stores; and what the first start costs after
// an upgrade from before the office. Prints Markdown.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Application, ApplicationPage } from '../../engine/ports/index.ts';
import { openTestPostgres } from '../intake/support/testPostgres.ts';
import { bundle, startProgram, stopProgram } from './bundle.ts';
import { COOKIE } from './fillStores.ts';
import type { OfficeStarted } from './officeServer.ts';

const COUNT = Number(process.env.COUNT ?? 50_000);
const ROUNDS = Number(process.env.ROUNDS ?? 30);
const LIMIT = 100;

type Ask = (path: string) => Promise<string>;

function openAsk(url: string): Ask {
  const agent = new Agent({ keepAlive: true });
  return (path) =>
    new Promise((resolve, reject) => {
      request(`${url}/office/api${path}`, { agent, headers: { cookie: COOKIE } }, (response) => {
        text(response).then((body) => {
          if (response.statusCode === 200) resolve(body);
          else reject(new Error(`${path} is answered ${response.statusCode}: ${body}`));
        }, reject);
      })
        .once('error', reject)
        .end();
    });
}

const listOf = (query: Readonly<Record<string, string>> = {}) =>
  `/applications?${new URLSearchParams({ form: 'admission', ...query })}`;

/** The place behind a row that need not exist. */
const behind = (key: string, arrival: number) => Buffer.from(JSON.stringify([key, arrival])).toString('base64url');

/** Addresses by what they show. The one application has a family and look-alikes, and many events. */
async function viewsOf(ask: Ask): Promise<Readonly<Record<string, string>>> {
  const page = async (query: Readonly<Record<string, string>>): Promise<ApplicationPage> =>
    JSON.parse(await ask(listOf(query)));
  const middle = '2025-11-26T00:00:00.000Z';
  const accepted = (await page({ status: 'accepted' })).rows[0]?.reference ?? '';
  const { rows } = await page({ words: 'layla', before: '2025-09-01' });
  const all = await Promise.all(
    rows.map(async (row): Promise<Application> => JSON.parse(await ask(`/applications/${row.reference}`))),
  );
  const one = all.find(({ lookAlikes, family }) => lookAlikes.length > 0 && family.length > 1);
  if (!one) throw new Error('No application has look-alikes.');
  const { reference } = one;
  const answer = (name: string) =>
    one.steps.flatMap(({ answers }) => answers).find((some) => some.name === name)?.text ?? '';
  const mobile = one.contacts.find(({ kind }) => kind === 'phone')?.value.replace('+961', '') ?? '';
  const searches: Readonly<Record<string, string>> = {
    'a name in Latin letters': answer('fatherInfo[fatherName]'),
    'a first name, one in ten': 'karim',
    'a name in Arabic letters': answer('learnerInfo[lastNameAr]'),
    'an Arabic first name, other hamza': 'احمد',
    'a telephone number, as stored': `+961${mobile}`,
    'a telephone number, 00961 with blanks': `00961 ${mobile.slice(0, 2)} ${mobile.slice(2, 5)} ${mobile.slice(5)}`,
    'a telephone number, with its zero': `0${mobile.slice(0, 1)}/${mobile.slice(1)}`,
    'the end of a telephone number': mobile.slice(-6),
    'a reference': reference,
    'a reference without dashes': reference.replaceAll('-', '').toLowerCase(),
    'a registry number': answer('familyInfo[registryCivilNo]'),
    'a word that nobody has': 'zzyzx',
    'a word of half of all': 'com',
    'eight words': 'a e i o u r s n',
  };
  const sorts = ['received', 'name', 'column0', 'column1', 'column2', 'column3'];
  const far: Readonly<Record<string, string>> = {
    received: middle,
    name: 'karim',
    column0: '1000000000007.0000'.padStart(18, '0'),
    column1: '2018',
    column2: '9617',
    column3: 'm',
  };
  return {
    'what waits': '/start',
    'the list, newest first': listOf(),
    ...Object.fromEntries(
      ['new', 'in-review', 'accepted', 'withdrawn', 'new,in-review,invited'].map((status) => [
        `status ${status}`,
        listOf({ status }),
      ]),
    ),
    'assigned to me': listOf({ assigned: 'me' }),
    'assigned to nobody': listOf({ assigned: 'none' }),
    'assigned to a clerk': listOf({ assigned: '@clerk7' }),
    unseen: listOf({ unseen: '1' }),
    flagged: listOf({ flagged: '1' }),
    'since a day': listOf({ since: '2026-09-01' }),
    'one month': listOf({ since: '2025-09-01', before: '2025-10-01' }),
    'one grade': listOf({ column0: 'Grade3' }),
    'all filters at once': listOf({
      column0: 'Grade3',
      status: 'in-review',
      assigned: '@clerk7',
      since: '2025-01-01',
      words: 'karim com',
    }),
    ...Object.fromEntries(
      sorts.flatMap((sort) =>
        ['ascending', 'descending'].flatMap((direction) => [
          [`by ${sort}, ${direction}`, listOf({ sort, direction })],
          [
            `by ${sort}, ${direction}, from the middle`,
            listOf({ sort, direction, after: behind(far[sort] ?? '', COUNT) }),
          ],
        ]),
      ),
    ),
    'the second page': listOf({ after: (await page({})).next ?? '' }),
    'by name, of one status': listOf({ sort: 'name', status: 'accepted' }),
    'by grade, among a first name': listOf({ sort: 'column0', words: 'karim' }),
    ...Object.fromEntries(Object.entries(searches).map(([name, words]) => [`search: ${name}`, listOf({ words })])),
    'one application with its family': `/applications/${reference}`,
    'a letter': `/applications/${accepted}/letters/acceptance`,
    'the trail': '/trail',
    'the trail, from the middle': `/trail?before=${COUNT}`,
    'the trail, deletions': '/trail?type=deleted',
    'the trail, of a clerk': '/trail?by=clerk7',
    'the trail, of one application': `/trail?reference=${reference}`,
    accounts: '/accounts',
  };
}

const quantile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

interface Times {
  readonly median: number;
  readonly p95: number;
  readonly found: string;
}

async function measure(ask: Ask, address: string): Promise<Times> {
  let body = '';
  const times: number[] = [];
  for (let round = -3; round < ROUNDS; round++) {
    const asked = performance.now();
    body = await ask(address);
    if (round >= 0) times.push(performance.now() - asked);
  }
  times.sort((a, b) => a - b);
  const { counts } = JSON.parse(body) as Partial<ApplicationPage>;
  const found = counts ? String(foundIn(counts)) : '';
  return { median: quantile(times, 0.5), p95: quantile(times, 0.95), found };
}

const foundIn = (counts: ApplicationPage['counts']) => Object.values(counts).reduce((sum, one) => sum + one, 0);

const print = (...lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

const programs = await bundle('officeServer');
const postgres = await openTestPostgres();
const stores = { embedded: '', [postgres.kind === 'server' ? 'PostgreSQL' : 'PGlite']: postgres.url };

async function withService(
  databaseUrl: string,
  age: string,
  work: (ask: Ask, started: OfficeStarted, peak: () => Promise<number>) => Promise<void>,
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
    return (await once(child, 'message'))[0].maxRss;
  });
  await stopProgram(child);
  await rm(folder, { recursive: true });
}

async function measureViews(): Promise<void> {
  for (const [name, url] of Object.entries(stores)) {
    await withService(url, 'new', async (ask, { filling, starting }, peak) => {
      if (url !== '') await postgres.run('vacuum analyze');
      print('', `${name}: ${COUNT} applications, filled in ${seconds(filling)}, started in ${seconds(starting)}`);
      print('', '| view | found | median ms | p95 ms |', '| --- | ---: | ---: | ---: |');
      for (const [view, address] of Object.entries(await viewsOf(ask))) {
        const { found, median, p95 } = await measure(ask, address);
        print(`| ${view} | ${found} | ${median.toFixed(1)} | ${p95.toFixed(1)}${p95 > LIMIT ? ' (!)' : ''} |`);
      }
      await exportAll(ask, peak);
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
async function exportAll(ask: Ask, peak: () => Promise<number>): Promise<void> {
  const before = await peak();
  const begun = performance.now();
  const exported = ask(`/export?form=admission&as=xlsx`);
  const slowest = await slowestDuring(ask, exported);
  print(
    '',
    `Everything as a workbook: ${seconds(performance.now() - begun)}; the slowest list meanwhile ${slowest.toFixed(0)} ms;`,
  );
  print(`most memory ${megabytes(before)} before, ${megabytes(await peak())} after`);
}

async function measureUpgrade(): Promise<void> {
  for (const [name, url] of Object.entries(stores)) {
    if (url !== '') await postgres.run('drop schema public cascade; create schema public');
    await withService(url, 'old', async (ask, { starting }, peak) => {
      const begun = performance.now();
      const slowest = await slowestDuring(ask, allFound(ask));
      print('', `${name}: first start with ${COUNT} applications of before the office`);
      print(`- tables are brought up to date, and it listens, after ${seconds(starting)}`);
      print(`- searches are complete after another ${seconds(performance.now() - begun)}`);
      print(`- the slowest answer meanwhile took ${slowest.toFixed(0)} ms`);
      print(`- at most ${megabytes(await peak())} of memory`);
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
