// A mail server of the tests' own: it takes mails as any other does, and refuses them as it is told.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface Arrived {
  readonly from: string;
  readonly to: readonly string[];
  /** Head and body as they came. */
  readonly content: string;
}

export interface MailServer {
  readonly url: string;
  readonly arrived: readonly Arrived[];
  /** Refuses recipients with this status from now on; none without it. */
  refuse(status?: number): void;
  /** How many times a recipient was refused. */
  refused(): number;
  /** How many there were so far. */
  connections(): number;
  close(): Promise<void>;
}

/** Starts on a port of its own, or on one that was used before. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const arrived: Arrived[] = [];
  let status: number | undefined;
  let refused = 0;
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onConnect(_, done) {
      connections += 1;
      done();
    },
    onRcptTo(_, __, done) {
      if (status === undefined) return done();
      refused += 1;
      done(Object.assign(new Error('not now'), { responseCode: status }));
    },
    onData(stream, { envelope }, done) {
      text(stream).then((content) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        arrived.push({ from, to: envelope.rcptTo.map(({ address }) => address), content });
        done();
      }, done);
    },
  });
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    arrived,
    refuse(code) {
      status = code;
    },
    refused: () => refused,
    connections: () => connections,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
