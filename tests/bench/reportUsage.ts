/** Tells the parent process the address, and from then on, whenever asked, how much memory is and was in use, in bytes. */
export function reportUsage(url: string): void {
  process.on('message', () => {
    process.send?.({ rss: process.memoryUsage.rss(), maxRss: process.resourceUsage().maxRSS * 1024 });
  });
  process.on('disconnect', () => process.exit());
  process.send?.({ url });
}
