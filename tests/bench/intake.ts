// The throughput of the intake beside a bare handler that only reads and syncs, in alternating rounds of one run, since the
// speed of a shared machine varies; and its memory while a hundred large files arrive at once. Prints Markdown.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { field, filePart, multipart, type RawPart } from '../intake/support/rawRequest.ts';
import { sampleFile } from '../intake/support/sampleFiles.ts';
import { flatten, isAttachment } from '../support/flatten.ts';
import { readExamples } from '../support/readExamples.ts';
import { bundle, startProgram, stopProgram } from './bundle.ts';
import { burst, type Load, load, warmUp } from './load.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 9);
const DURATION = Number(process.env.DURATION ?? 2000);
/** Requests until V8 has compiled the hot code, also on a slow machine. */
const WARM_UP = 2000;
const CLIENTS = 8;

interface Server {
  readonly child: ChildProcess;
  readonly port: number;
  readonly folder: string;
}

interface Usage {
  readonly rss: number;
  readonly maxRss: number;
  /** Milliseconds of processor time since the start. */
  readonly cpu: number;
}

/** The result of one server with one load, with its CPU time per response. */
interface Round extends Load {
  readonly cpu: number;
}

async function start(programs: string, name: 'intake' | 'bare'): Promise<Server> {
  const folder = await mkdtemp(path.join(process.env.BENCH_DIR ?? os.tmpdir(), `bench-${name}-`));
  const { child, started } = await startProgram<{ url: string }>(programs, `${name}Server`, [folder]);
  return { child, port: Number(new URL(started.url).port), folder };
}

async function stop({ child, folder }: Server): Promise<void> {
  await stopProgram(child);
  await rm(folder, { recursive: true });
}

async function usage({ child }: Server): Promise<Usage> {
  child.send('usage');
  return (await once(child, 'message'))[0] as Usage;
}

/** The maximal example without its file: the question that asks for it is answered with no. */
function answersOnly(): RawPart[] {
  const maximal = readExamples().find(({ form, name }) => form === 'admission' && name === 'maximal');
  return flatten(maximal?.answers ?? {}).flatMap(([name, answer]) => {
    if (isAttachment(answer)) return [];
    return field(name, name.endsWith('[vistedSpecialist]') ? 'no' : String(answer));
  });
}

const files = (count: number, bytes: number) =>
  Array.from({ length: count }, (_, i) => filePart(`files[${i}]`, sampleFile('pdf', bytes)));

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

async function measure(server: Server, body: Buffer): Promise<Round> {
  const before = await usage(server);
  const done = await load(server.port, body, CLIENTS, DURATION);
  return { ...done, cpu: ((await usage(server)).cpu - before.cpu) / done.answers };
}

/** One row: medians over all rounds; the ratio is the median of each round's ratio. */
async function compare(name: string, body: Buffer, intake: Server, bare: Server): Promise<string> {
  const rounds: { intake: Round; bare: Round }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    // Each server runs first as often as second.
    const swap = round % 2 === 1;
    const first = await measure(swap ? intake : bare, body);
    const second = await measure(swap ? bare : intake, body);
    rounds.push(swap ? { intake: first, bare: second } : { intake: second, bare: first });
  }
  const of = (server: 'intake' | 'bare', what: keyof Round) => median(rounds.map((round) => round[server][what]));
  const ratios = rounds.map((round) => round.intake.rate / round.bare.rate);
  const cells = [
    name,
    of('intake', 'rate').toFixed(0),
    of('bare', 'rate').toFixed(0),
    median(ratios).toFixed(2),
    `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
    of('intake', 'p99').toFixed(0),
    of('bare', 'p99').toFixed(0),
    of('intake', 'cpu').toFixed(2),
    of('bare', 'cpu').toFixed(2),
    megabytes((await usage(intake)).maxRss),
    megabytes((await usage(bare)).maxRss),
  ];
  return `| ${cells.join(' | ')} |`;
}

async function memoryOf(name: string, server: Server, body: Buffer): Promise<string> {
  await burst(server.port, body, 4);
  const before = await usage(server);
  await burst(server.port, body, 100);
  const after = await usage(server);
  return `| ${name} | ${megabytes(before.rss)} | ${megabytes(after.maxRss)} | ${megabytes(after.rss)} |`;
}

const programs = await bundle('intakeServer', 'bareServer');
const print = (...lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

const intake = await start(programs, 'intake');
const bare = await start(programs, 'bare');
print(
  `${CLIENTS} clients, medians of ${ROUNDS} rounds of ${DURATION} ms each, in turns`,
  '',
  '| body | intake /s | bare /s | ratio | rounds | p99 ms | bare | CPU ms | bare | max MB | bare |',
  `| --- |${' ---: |'.repeat(10)}`,
);
await warmUp(intake.port, multipart(answersOnly()), CLIENTS, WARM_UP);
await warmUp(bare.port, multipart(answersOnly()), CLIENTS, WARM_UP);
print(await compare('answers only', multipart(answersOnly()), intake, bare));
print(await compare('and two files of 200 kB', multipart([...answersOnly(), ...files(2, 200_000)]), intake, bare));
await stop(intake);
await stop(bare);

if (process.env.MEMORY !== 'no') {
  const great = multipart([...answersOnly(), ...files(1, 10 * 1024 * 1024)]);
  print('', '| 100 files of 10 MB at once | before MB | max MB | after MB |', '| --- | ---: | ---: | ---: |');
  for (const name of ['intake', 'bare'] as const) {
    const server = await start(programs, name);
    print(await memoryOf(name, server, great));
    await stop(server);
  }
}
await rm(programs, { recursive: true });
