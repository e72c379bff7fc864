// A sender, 127.0.0.1, that opens many connections to a service and sends bytes of its own on them.
import { connect, type Socket } from 'node:net';
import { expect } from 'vitest';

/** A connection, with the response so far. */
export interface Connection {
  readonly socket: Socket;
  readonly answer: () => string;
  readonly isOpen: () => boolean;
}

/** How often a limit of a minute is driven to before it counts as not kept. */
const MOST_TRIES = 5;

const opened: Connection[] = [];
let port = 0;

/** Says which service is attacked: the one at this port of 127.0.0.1. */
export function aim(at: number): void {
  port = at;
}

/** Opens `count` connections at once, each of which sends `bytes`; without `reads` it reads no response. */
export async function attack(count: number, bytes: Buffer | string = '', reads = true): Promise<Connection[]> {
  const connections = await Promise.all(Array.from({ length: count }, () => openOne(bytes, reads)));
  opened.push(...connections);
  return connections;
}

async function openOne(bytes: Buffer | string, reads: boolean): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.1' });
  let answer = '';
  let isOpen = true;
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isOpen = false;
  });
  if (reads) socket.on('data', (data) => (answer += data));
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve);
    socket.once('close', () => resolve());
  });
  if (bytes.length > 0 && isOpen) socket.write(bytes);
  return { socket, answer: () => answer, isOpen: () => isOpen };
}

/** Closes all connections. */
export function release(): void {
  for (const { socket } of opened.splice(0)) socket.destroy();
}

/** Those that the service has not closed. */
export const open = (all: readonly Connection[]) => all.filter(({ isOpen }) => isOpen());

/** Those whose first response has this status. */
export const answered = (all: readonly Connection[], status: number) =>
  all.filter(({ answer }) => answer().startsWith(`HTTP/1.1 ${status}`));

/** Waits until each connection has a response. */
export async function answeredAll(all: readonly Connection[]): Promise<void> {
  await expect.poll(() => all.every(({ answer }) => answer() !== '')).toBe(true);
}

/**
 * Drives to a limit that counts requests of a minute. On a slow machine that minute can pass before all of them were sent, and then
 * nothing is refused; so it is driven to at most five times.
 * @param isRefused sends more than the limit, and says whether what is beyond it was refused
 */
export async function inAMinute(isRefused: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const refused = await isRefused();
    release();
    if (refused) return;
  }
  throw new Error('More requests than a sender may send in a minute were all answered.');
}
