// A sync makes durable whatever was written before it began, whoever wrote it. So those who ask while syncs are running,
// which may have missed them, share the next one: under load many submissions wait for one sync instead of each for its
// own. Two may run at once, or everybody would wait for the end of one that is not his.
const AT_ONCE = 2;

/** Calls `sync` at least once, wholly, after each call; failures reach all who wait for that very one. */
export function coalesceFsync(sync: () => Promise<void>, atOnce = AT_ONCE): () => Promise<void> {
  let running = 0;
  let next: { readonly synced: Promise<void>; readonly begin: () => void } | undefined;

  function beginNext(): void {
    if (!next || running >= atOnce) return;
    running++;
    next.begin();
    next = undefined;
  }

  function queue(): Promise<void> {
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const synced = begun.then(sync).finally(() => {
      running--;
      beginNext();
    });
    next = { synced, begin };
    // Who asks in this very moment is served as well.
    queueMicrotask(beginNext);
    return synced;
  }

  return () => next?.synced ?? queue();
}
