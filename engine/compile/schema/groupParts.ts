// A group in its parts: its own schema, the members of `allOf`, and the branches of every condition, each with the branches that
// enclose it. `resolve` merges those that apply to some answers; the rules need all of them.
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
  /** The enclosing branches, outermost first; empty for a part that always applies. */
  readonly under: readonly Branch[];
}

/** All parts of the group, in the order in which `resolve` merges them. */
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
