/** The content of a cell of an exported table; there is no kind for formulas. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number }
  /** `day` as `YYYY-MM-DD`, `text` as the form shows it. */
  | { readonly kind: 'day'; readonly day: string; readonly text: string }
  /** `HH:MM`. */
  | { readonly kind: 'time'; readonly time: string; readonly text: string }
  /** An answer of the format `date-time`: a day (`YYYY-MM-DD`) and a time (`HH:MM`) without a time zone, as it was typed. */
  | { readonly kind: 'moment'; readonly day: string; readonly time: string; readonly text: string }
  /** An ISO 8601 instant. */
  | { readonly kind: 'instant'; readonly instant: string };

/** A cell with the name and title of its column. */
export interface Entry {
  readonly name: string;
  readonly title: string;
  readonly cell: Cell;
}

/** Name of the column of references. The colon keeps fixed columns apart from questions, whose names never begin with one. */
export const REFERENCE = ':reference';
