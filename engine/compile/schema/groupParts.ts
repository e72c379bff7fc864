// A group as its author wrote it: its own schema, the members of `allOf` and every branch of every condition, each with the
// branches that it stands under. Core merges these parts for the answers at hand; rules look at them one by one.
import { memoise, type Schema } from '../../core/index.ts';

export interface Branch {
  /** The schema that carries the `if`. */
  readonly owner: Schema;
  readonly condition: Schema;
  /** True in `then`, false in `else`. */
  readonly holds: boolean;
}

export interface GroupPart {
  readonly schema: Schema;
  /** Outermost first; none for what is always asked. */
  readonly under: readonly Branch[];
}

/** All parts of the group, in the order in which core merges them. */
export const groupParts = memoise((group: Schema): readonly GroupPart[] => collect(group, []));

function collect(schema: Schema, under: readonly Branch[]): GroupPart[] {
  const { if: condition, then: yes, else: no, allOf = [] } = schema;
  const below = (part: Schema | undefined, holds: boolean) =>
    part && condition ? collect(part, [...under, { owner: schema, condition, holds }]) : [];
  return [
    { schema, under },
    ...allOf.flatMap((part) => collect(part, under)),
    ...below(yes, true),
    ...below(no, false),
  ];
}
