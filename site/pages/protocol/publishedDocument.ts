/** A document of the school as shown on its card. */
export interface PublishedDocument {
  readonly title: string;
  /** Its path on the site. */
  readonly file: string;
  readonly text: string;
  readonly inside: readonly string[];
}
