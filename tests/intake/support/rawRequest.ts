// Raw requests as bytes on a socket, for requests that no browser sends.
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Sends `request` unchanged and waits for a complete response. */
export function sendRaw(port: number, request: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.setEncoding('utf8');
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`closed after: ${received}`)));
    socket.on('data', (data: string) => {
      received += data;
      const [head = '', body] = received.split(/\r\n\r\n(.*)/s);
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
      if (body === undefined || !(Buffer.byteLength(body) >= length)) return;
      resolve({ status: Number(head.split(' ')[1]), head, body });
      socket.destroy();
    });
    socket.write(request);
  });
}

export interface RawPart {
  /** The part's headers, without line ends. */
  readonly head: readonly string[];
  readonly body: string | Buffer;
}

/** A part as browsers write it. */
export function field(name: string, body: string | Buffer): RawPart {
  return { head: [`Content-Disposition: form-data; name="${name}"`], body };
}

/** A file's part; `fileName` is not escaped. */
export function filePart(name: string, body: Buffer, fileName = 'filename="a.pdf"'): RawPart {
  return {
    head: [`Content-Disposition: form-data; name="${name}"; ${fileName}`, 'Content-Type: application/pdf'],
    body,
  };
}

/** A multipart body with the boundary `x`. */
export function multipart(parts: readonly RawPart[]): Buffer {
  const chunks = parts.flatMap(({ head, body }) => [`--x\r\n${head.join('\r\n')}\r\n\r\n`, body, '\r\n']);
  return Buffer.concat([...chunks, '--x--\r\n'].map((chunk) => Buffer.from(chunk)));
}

/**
 * A request around `body`, to the sample form unless told otherwise; `headers` replace the usual ones, `undefined` leaves
 * one out.
 */
export function post(
  body: Buffer,
  headers: Readonly<Record<string, string | undefined>> = {},
  address = '/apply',
): Buffer {
  const all = {
    Host: 'x',
    'Content-Type': 'multipart/form-data; boundary=x',
    'Content-Length': String(body.length),
    'Idempotency-Key': randomUUID(),
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : `${name}: ${value}`));
  return Buffer.concat([Buffer.from(`POST ${address} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`), body]);
}
