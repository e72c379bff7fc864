import { readFileSync } from 'node:fs';

/**
 * Sends the address to the parent process, and on each message the current and peak memory in bytes and the CPU time in
 * milliseconds.
 */
export function reportUsage(url: string): void {
  process.on('message', () => {
    const { userCPUTime, systemCPUTime } = process.resourceUsage();
    process.send?.({
      rss: process.memoryUsage.rss(),
      maxRss: mostMemory(),
      cpu: (userCPUTime + systemCPUTime) / 1000,
    });
  });
  process.on('disconnect', () => process.exit());
  process.send?.({ url });
}

/** On Linux `maxRSS` is inherited from the parent process; this is the process's own. */
function mostMemory(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS * 1024;
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) * 1024;
}
