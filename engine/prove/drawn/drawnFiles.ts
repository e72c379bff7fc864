import type { Schema, UiSchema } from '../../core/index.ts';

/** A question, or a group, as its files have it. */
export interface Drawn {
  readonly schema: Schema;
  readonly ui: UiSchema;
}

/** The names that lead to a question. */
export type Place = readonly string[];
