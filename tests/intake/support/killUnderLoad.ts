// A service that is killed repeatedly while clients send. The next process is started while the previous one still runs, so
// that it already waits for the database when that is released.
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Started } from './buildService.ts';
import { sampleFile } from './sampleFiles.ts';
import { type Parts, postParts } from './startSample.ts';

export interface Acknowledged {
  readonly reference: string;
  readonly name: string;
  /** SHA-256, in hex, of its files in the order of their questions. */
  readonly files: readonly string[];
}

interface Sent {
  readonly id: string;
  readonly parts: Parts;
}

export interface Killed {
  /** By submission id. */
  readonly acknowledged: ReadonlyMap<string, Acknowledged>;
  /** The number of submissions that lost their connection and were sent again. */
  readonly repeated: number;
  /** The last process, which is not killed; every submission is acknowledged by then. */
  readonly last: Started;
}

const CLIENTS = 6;

/** Kills `kills` processes started by `start`, each after a first response and up to `longest` milliseconds of load. */
export async function killUnderLoad(
  start: () => Promise<Started>,
  kills: number,
  chance: () => number,
  longest = 120,
): Promise<Killed> {
  const acknowledged = new Map<string, Acknowledged>();
  const unanswered: Sent[] = [];
  let repeated = 0;

  /** When the connection breaks the outcome is unknown, and the same submission is sent again. */
  async function post(url: string, sent: Sent): Promise<void> {
    try {
      const { status, body } = await postParts(`${url}/apply`, sent.parts, sent.id);
      if (status !== 200 && status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
      acknowledge(sent, body.reference ?? '');
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      unanswered.push(sent);
    }
  }

  function acknowledge({ id, parts }: Sent, reference: string): void {
    const files = Object.values(parts).flatMap((part) =>
      Buffer.isBuffer(part) ? createHash('sha256').update(part).digest('hex') : [],
    );
    acknowledged.set(id, { reference, name: String(parts['person[name]']), files });
  }

  function newSubmission(): Sent {
    const files = Math.floor(chance() * 3);
    const photos = Array.from({ length: files }, (_, i) => [
      `photos[${i}]`,
      sampleFile('png', 100 + chance() * 60_000),
    ]);
    return { id: randomUUID(), parts: { 'person[name]': randomUUID(), ...Object.fromEntries(photos) } };
  }

  let current = await start();
  for (let round = 0; round < kills; round++) {
    // On a slow machine it may give up waiting for the database before that is released.
    const next = start().then(
      (started) => async () => started,
      () => start,
    );
    const before = acknowledged.size;
    let isKilled = false;
    const { url } = current;
    async function client(): Promise<void> {
      while (!isKilled) {
        const sent = unanswered.pop();
        if (sent) repeated++;
        await post(url, sent ?? newSubmission());
      }
    }
    const clients = Promise.all(Array.from({ length: CLIENTS }, client));
    while (acknowledged.size === before) await Promise.race([setTimeout(2), clients]);
    await setTimeout(chance() * longest);
    isKilled = true;
    current.child.kill('SIGKILL');
    await clients;
    await current.finished;
    current = await (await next)();
  }
  for (let sent = unanswered.pop(); sent; sent = unanswered.pop()) await post(current.url, sent);
  return { acknowledged, repeated, last: current };
}
