const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/**
 * Milliseconds in which further signals are ignored: Ctrl+C under npm arrives twice, once from the terminal, which signals
 * the whole process group, and once forwarded by npm.
 */
const DUPLICATES = 1000;

/** Calls `stop` on the first signal to stop. A later one kills the process, which loses nothing that was acknowledged. */
export function onStopSignal(stop: () => void): void {
  let isStopping = false;
  const listen = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => SIGNALS.map((signal) => process.off(signal, listen)), DUPLICATES);
    stop();
  };
  for (const signal of SIGNALS) process.on(signal, listen);
}
