import { readFileSync } from 'node:fs';

/**
 * Sends `started` to the parent process, and on each message the current and peak memory in bytes and the CPU time in
 * milliseconds.
 */
export function reportUsage(started: object): void {
  process.on('message', () => {
    const { userCPUTime, systemCPUTime } = process.resourceUsage();
    process.send?.({
      rss: process.memoryUsage.rss(),
      maxRss: mostMemory(),
      cpu: (userCPUTime + systemCPUTime) / 1000,
    });
  });
  process.on('disconnect', () => process.exit());
  process.send?.(started);
}

/** On Linux `maxRSS` is inherited from the parent process; this is the process's own. */
function mostMemory(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS * 1024;
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) * 1024;
}
