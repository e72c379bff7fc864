/**
 * What the service must know of the site that it serves: the site's build writes it to `dist/site.json`, the service reads
 * it at its start.
 */
export interface BuiltSite {
  /** Further paths of pages, each with the page's canonical path. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Origins that pages show in frames. */
  readonly frames: readonly string[];
  /** Origins that pages post to, besides the one that they are served from. */
  readonly sendsTo: readonly string[];
  /** Hashes of the pages' inline styles and script, for the Content-Security-Policy. */
  readonly hashes: { readonly styles: readonly string[]; readonly script: string };
  /** For how many days the page on privacy says that applications are kept. */
  readonly retentionDays: number;
  /** For mails, and links to the office; the name by language, the origin at which the site is published. */
  readonly school: { readonly name: Readonly<Record<string, string>>; readonly phone: string; readonly url: string };
}
