// Work that comes back: mails that wait, applications whose time is over. One run at a time; a failure is told and tried
// again at the next; and whoever stops it waits until the last run is done.
export interface Repeated {
  /** Runs at once, or once more after the run that is on. */
  soon(): void;
  /** No run is on once resolved, and none will begin. */
  stop(): Promise<void>;
}

/** Runs `work` now and then every `milliseconds`. */
export function repeat(work: () => Promise<void>, milliseconds: number, onError: (error: unknown) => void): Repeated {
  let isStopped = false;
  let isAsked = false;
  let wake: () => void = () => undefined;

  async function go(): Promise<void> {
    while (!isStopped) {
      isAsked = false;
      await work().catch(onError);
      await pause();
    }
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      if (isStopped || isAsked) return resolve();
      const timer = setTimeout(resolve, milliseconds);
      // A process that has nothing else to do may end.
      timer.unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  const done = go();
  return {
    soon() {
      isAsked = true;
      wake();
    },
    async stop() {
      isStopped = true;
      wake();
      await done;
    },
  };
}
