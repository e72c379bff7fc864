/** What stands in a cell of an exported table. Nothing in it can be a formula. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number }
  /** `day` as `YYYY-MM-DD`, `text` as the form shows it. */
  | { readonly kind: 'day'; readonly day: string; readonly text: string }
  /** An ISO 8601 instant. */
  | { readonly kind: 'instant'; readonly instant: string };

/** A cell with the name and title of its column. */
export interface Entry {
  readonly name: string;
  readonly title: string;
  readonly cell: Cell;
}

/** The name of the column of references; no question's name begins with a colon. */
export const REFERENCE = ':reference';
