/** Runs works one after the other, in the order in which they were given; a failure concerns nobody but its own caller. */
export type RunSerially = <T>(work: () => Promise<T>) => Promise<T>;

/** A queue of its own. */
export function serialQueue(): RunSerially {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
