// Clients of minimal cost: complete requests on open sockets; only the status line of each response is read.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';

export interface Load {
  readonly answers: number;
  /** Responses per second. */
  readonly rate: number;
  /** The 99th percentile of the response time, in milliseconds. */
  readonly p99: number;
}

/** Sends `body` from `clients` clients for `duration` milliseconds; every response must be 201. */
export async function load(port: number, body: Buffer, clients: number, duration: number): Promise<Load> {
  const times: number[] = [];
  const begun = performance.now();
  async function client(): Promise<void> {
    const send = await sender(port);
    while (performance.now() - begun < duration) {
      const sent = performance.now();
      await send(body);
      times.push(performance.now() - sent);
    }
    send.close();
  }
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  return { answers: times.length, rate: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}

/** Sends `body` `times` times from `clients` clients in all. */
export async function warmUp(port: number, body: Buffer, clients: number, times: number): Promise<void> {
  let left = times;
  async function client(): Promise<void> {
    const send = await sender(port);
    while (left-- > 0) await send(body);
    send.close();
  }
  await Promise.all(Array.from({ length: clients }, client));
}

/** Sends `body` once from each of `clients` clients, all at once. */
export async function burst(port: number, body: Buffer, clients: number): Promise<void> {
  const all = await Promise.all(Array.from({ length: clients }, () => sender(port)));
  await Promise.all(all.map((send) => send(body)));
  for (const send of all) send.close();
}

async function sender(port: number) {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  await once(socket, 'connect');
  async function send(body: Buffer): Promise<void> {
    const head =
      `POST /apply HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
      `Content-Length: ${body.length}\r\nIdempotency-Key: ${randomUUID()}\r\n\r\n`;
    socket.write(head);
    socket.write(body);
    let answer = '';
    while (!isWhole(answer)) answer += String((await once(socket, 'data'))[0]);
    if (!answer.startsWith('HTTP/1.1 201')) throw new Error(answer);
  }
  return Object.assign(send, { close: () => socket.destroy() });
}

function isWhole(answer: string): boolean {
  const [head = '', body] = answer.split('\r\n\r\n', 2);
  return body !== undefined && body.length >= Number(/content-length: (\d+)/i.exec(head)?.[1]);
}
