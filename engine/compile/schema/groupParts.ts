// A group in its parts: its own schema, the members of `allOf`, and the branches of every condition, each with the branches that
// enclose it. `resolve` merges those that apply to some answers; the rules need all of them.
import { matches, memoise, type Schema } from '../../core/index.ts';

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

/** True if each part applies wherever the other does. */
export function areTogether(one: GroupPart, other: GroupPart): boolean {
  return one.under.length === other.under.length && encloses(one, other);
}

/** True if `outer` applies wherever `inner` does. */
export function encloses(outer: GroupPart, inner: GroupPart): boolean {
  return outer.under.every(({ owner, holds }, i) => inner.under[i]?.owner === owner && inner.under[i]?.holds === holds);
}

/** True if one part stands under the `then`, and the other under the `else`, of the same `if`: no answers have both. */
export function areOpposite(one: GroupPart, other: GroupPart): boolean {
  return one.under.some(({ owner, holds }) =>
    other.under.some((branch) => branch.owner === owner && branch.holds !== holds),
  );
}

/** True where a part under these branches applies to the answers of its group. */
export function appliesTo(under: readonly Branch[], answers: unknown): boolean {
  return under.every(({ condition, holds }) => matches(condition, answers) === holds);
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
