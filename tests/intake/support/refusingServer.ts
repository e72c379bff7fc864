// A database server that lets everybody in, or nobody, and then answers every statement with one error.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface RefusingServer {
  /** `host:port` */
  readonly at: string;
  close(): void;
}

const SSL_REQUEST = 80_877_103;
const AUTHENTICATION_OK = Buffer.from([82, 0, 0, 0, 8, 0, 0, 0, 0]);
const READY = Buffer.from([90, 0, 0, 0, 5, 73]);

/** Answers with `sqlState`, at once or to statements only; see https://www.postgresql.org/docs/current/protocol-message-formats.html. */
export async function openRefusingServer(sqlState: string, toStatements = false): Promise<RefusingServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    let isIn = false;
    socket.on('data', (message) => {
      if (isIn) socket.write(Buffer.concat([errorOf(sqlState, 'ERROR'), READY]));
      else if (message.readUInt32BE(4) === SSL_REQUEST) socket.write('N');
      else if (toStatements) {
        isIn = true;
        socket.write(Buffer.concat([AUTHENTICATION_OK, READY]));
      } else socket.end(errorOf(sqlState, 'FATAL'));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    at: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function errorOf(sqlState: string, severity: string): Buffer {
  const fields = Buffer.from(`S${severity}\0C${sqlState}\0Mthe server's own words\0\0`);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(fields.length + 4);
  return Buffer.concat([Buffer.from('E'), length, fields]);
}
