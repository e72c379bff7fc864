/** Runs async functions one at a time, in call order; a failure rejects only its own caller's promise. */
export type RunSerially = <T>(work: () => Promise<T>) => Promise<T>;

export function serialQueue(): RunSerially {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
