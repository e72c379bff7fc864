// A request with an `Expect` that means nothing to Node reaches no route; it gets its answer here, in our form.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from './refusal.ts';

/** Node's `checkExpectation` handler. */
export function answerExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const { statusCode, errors } = new Refusal('unknown-expectation');
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  };
  response.writeHead(statusCode, headers).end(JSON.stringify({ errors }));
}
