// Periodic background work (sending mails, deleting applications that are due). Runs never overlap; a failure goes to
// `onError`, and the next run tries again.
export interface Repeated {
  /** Starts a run now, or right after the current one. */
  soon(): void;
  /** Resolves once the current run has ended; no other will start. */
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
      // The timer alone does not keep the process alive.
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
