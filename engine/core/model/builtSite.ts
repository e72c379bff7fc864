/**
 * What the service must know of the site that it serves: the site's build writes it to `dist/site.json`, the service reads
 * it at its start.
 */
export interface BuiltSite {
  /** Further addresses of pages, each with the page's own. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Origins that pages show in frames. */
  readonly frames: readonly string[];
  /** Origins that pages post to, besides the one that they are served from. */
  readonly sendsTo: readonly string[];
  /** Sources for a Content-Security-Policy of the styles and the script that stand in the pages themselves. */
  readonly hashes: { readonly styles: readonly string[]; readonly script: string };
  /** For how many days the page on privacy says that applications are kept. */
  readonly retentionDays: number;
  /** For mails; the name by language. */
  readonly school: { readonly name: Readonly<Record<string, string>>; readonly phone: string };
}
