// A request with an `Expect` header that Node does not support reaches no route; answered here in our JSON error format.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '../submissions/refusal.ts';

/** Node's `checkExpectation` handler. */
export function answerExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const refusal = new Refusal('unknown-expectation');
  const { statusCode } = refusal;
  const errors = refusal.errorsIn();
  const body = JSON.stringify({ errors });
  response.writeHead(statusCode, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  });
  response.end(body);
}
