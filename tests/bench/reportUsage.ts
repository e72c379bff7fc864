/**
 * Tells the parent process the address, and from then on, whenever asked, how much memory is
 * and was in use, in bytes, and how much processor time was, in milliseconds.
 */
export function reportUsage(url: string): void {
  process.on('message', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    process.send?.({
      rss: process.memoryUsage.rss(),
      maxRss: maxRSS * 1024,
      cpu: (userCPUTime + systemCPUTime) / 1000,
    });
  });
  process.on('disconnect', () => process.exit());
  process.send?.({ url });
}
