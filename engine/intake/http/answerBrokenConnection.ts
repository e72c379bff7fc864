// Requests that Node's HTTP parser rejects (malformed, headers too large, timed out) reach no route. They get our JSON
// error format as well, written to the socket directly because Node provides no response object.
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal } from '../submissions/refusal.ts';

/** Node's `clientError` handler. */
export function answerBrokenConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(rawResponse(toRefusal(error.code)));
  socket.destroy(error);
}

function toRefusal(code: string | undefined): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Refusal('too-slow');
  if (code === 'HPE_HEADER_OVERFLOW') return new Refusal('headers-too-large');
  return new Refusal('broken-request');
}

function rawResponse(refusal: Refusal): string {
  const { statusCode } = refusal;
  const body = JSON.stringify({ errors: refusal.errorsIn() });
  const head = [
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
