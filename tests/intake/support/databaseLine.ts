// A TCP proxy to a database server that can be cut and frozen, so that a test need not stop the server.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Line {
  /** The database's address through the proxy. */
  readonly url: string;
  /** Closes all connections and refuses new ones. */
  cut(): Promise<void>;
  /** Keeps connections open, but forwards nothing. */
  freeze(): void;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a proxy to the database at `url`. */
export async function openLine(url: string): Promise<Line> {
  const target = new URL(url);
  const pairs = new Set<readonly [Socket, Socket]>();
  let frozen = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('error', () => to.destroy());
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
      from.pipe(to);
    }
    if (frozen) hold(pair);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const near = new URL(url);
  near.host = `127.0.0.1:${port}`;

  async function cut(): Promise<void> {
    const closed = server.listening ? once(server, 'close') : undefined;
    server.close();
    for (const [one, other] of pairs) {
      one.destroy();
      other.destroy();
    }
    await closed;
  }

  return {
    url: near.href,
    cut,
    freeze() {
      frozen = true;
      for (const pair of pairs) hold(pair);
    },
    async mend() {
      frozen = false;
      for (const [one, other] of pairs) {
        one.pipe(other);
        other.pipe(one);
      }
      if (!server.listening) await listen(port);
    },
    close: cut,
  };
}

function hold([one, other]: readonly [Socket, Socket]): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.unpipe(to);
    from.pause();
  }
}
