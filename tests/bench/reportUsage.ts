import { readFileSync } from 'node:fs';

/**
 * Tells the parent process the address, and from then on, whenever asked, how much memory is
 * and was in use, in bytes, and how much processor time was, in milliseconds.
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

/** Linux lets a process inherit `maxRSS` from the one that started it; here is its own. */
function mostMemory(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS * 1024;
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) * 1024;
}
