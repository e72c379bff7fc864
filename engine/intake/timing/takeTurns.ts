import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * For results that come without any I/O, such as rows of the embedded database: a loop that awaits them would keep sockets and
 * timers waiting until its end. The returned function waits for them once `milliseconds` have passed since it last did.
 */
export function takeTurns(milliseconds: number): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < milliseconds) return;
    await nextTurn();
    since = performance.now();
  };
}
