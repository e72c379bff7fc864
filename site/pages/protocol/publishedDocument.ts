/** A document of the school, as its card on the page of downloads introduces it. */
export interface PublishedDocument {
  readonly title: string;
  /** Its path on the site. */
  readonly file: string;
  readonly text: string;
  readonly inside: readonly string[];
}
