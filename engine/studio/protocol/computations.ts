// How the form computes an answer from others.
import type { ComputationKind } from '../../compile/index.ts';

/** An answer that others of its group can be computed from. */
export interface Computable {
  /** As `computed` names it: `amount`, or `list/amount`. */
  readonly name: string;
  /** With the titles of the groups and lists around it. */
  readonly title: string;
  /** The computations that take it. */
  readonly as: readonly ComputationKind[];
  /** Those of a choice; else none. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}
