// Group commit for fsync. A sync covers all writes that precede its start, so all callers that arrive while syncs are running
// share the next one: under load there is one sync per batch of submissions instead of one per submission. At most two run
// at once; with one alone each batch would have to wait for the end of the batch before it.
const AT_ONCE = 2;

/** Each call resolves after a `sync` that began after it; a failed `sync` rejects all callers that share it. */
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
    // A microtask later, so that callers of the same tick share it.
    queueMicrotask(beginNext);
    return synced;
  }

  return () => next?.synced ?? queue();
}
