// Conditions (`if`) of a form in words, and as comparisons that can be built without writing JSON Schema.
import type { Spot } from './spot.ts';

/** One comparison of a question's answer. */
export interface Comparison {
  /** Its name within the group. */
  readonly question: string;
  readonly is: Relation;
  /** Several for `one-of` and `none-of`, none for `answered` and `unanswered`. */
  readonly values: readonly unknown[];
}

export type Relation =
  | 'equal'
  | 'one-of'
  | 'not-equal'
  | 'none-of'
  | 'includes'
  | 'includes-not'
  | 'at-least'
  | 'at-most'
  | 'more-than'
  | 'less-than'
  /** Of a date: that day included. */
  | 'from'
  | 'until'
  /** Of a list: so many entries, or chosen options. */
  | 'has-at-least'
  | 'has-at-most'
  | 'answered'
  /** A box that is not ticked has no answer. */
  | 'unanswered';

export interface Test {
  /** `all`: every comparison holds; `any`: at least one. */
  readonly join: 'all' | 'any';
  readonly comparisons: readonly Comparison[];
}

/** A question that a condition of a group can compare. */
export interface Comparable {
  readonly question: string;
  readonly title: string;
  readonly relations: readonly Relation[];
  /** With their labels; undefined where the answer is typed. */
  readonly options?: readonly { readonly value: unknown; readonly label: string }[];
  readonly isNumber: boolean;
  /** True for a date. */
  readonly isDay?: boolean;
  /** So many entries or options a list has at least, if more than one. */
  readonly least?: number;
}

/** A condition of a form; its spot is that of the `if`, or of what is written instead. */
export interface WrittenCondition extends Spot {
  /** Of the schema that has the `if`. */
  readonly pointer: string;
  /** Titles of the step and of the groups around it. */
  readonly where: string;
  /** E.g. `if “Subject” is “Other”`. */
  readonly inWords: string;
  /** Titles of the questions that are asked where it holds, and where it does not. */
  readonly asked: readonly string[];
  readonly otherwise: readonly string[];
  /** The value of `if`, as JSON; undefined for an entry of `oneOf` or `anyOf`, and for a dependency. */
  readonly written?: string;
  /** True for an entry that is an option of a question, with what is asked for it. */
  readonly isCase?: boolean;
  /** Undefined for a condition that these comparisons cannot say. */
  readonly test?: Test;
  readonly comparable: readonly Comparable[];
}

/** Another condition in the place of one. */
export interface ConditionChange {
  readonly file: string;
  readonly pointer: string;
  /** What was written there when editing began. */
  readonly written: string;
  readonly test: Test;
}
