const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/**
 * Milliseconds in which further signals are the first one again: Ctrl+C under npm reaches the service twice, from the
 * terminal, which tells every process, and from npm, which hands on what it was told.
 */
const SAME = 1000;

/** Calls `stop` when the process is told to stop. Told again later, it ends at once: nothing that was answered is lost. */
export function onStopSignal(stop: () => void): void {
  let isTold = false;
  const listen = () => {
    if (isTold) return;
    isTold = true;
    setTimeout(() => SIGNALS.map((signal) => process.off(signal, listen)), SAME);
    stop();
  };
  for (const signal of SIGNALS) process.on(signal, listen);
}
