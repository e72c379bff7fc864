// A sync makes durable whatever was written before it began, whoever wrote it. So those who ask while one is running, which
// may have missed them, share the next one: under load many submissions wait for one sync instead of each for its own.

/** Calls `sync` at least once, wholly, after each call; failures reach all who wait for that very one. */
export function shareSync(sync: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  const begin = () => {
    next = undefined;
    return sync();
  };
  return () => {
    if (next) return next;
    next = last.then(begin, begin);
    last = next;
    return next;
  };
}
