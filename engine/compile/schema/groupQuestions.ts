// Distinguishes the part of a group that declares a question from branches that narrow it: a branch may give a question that is
// declared outside of it another title or a further limit, without repeating the rest.
import { declaredTogether, memoise, type Schema } from '../../core/index.ts';
import { type GroupPart, groupParts } from './groupParts.ts';

export interface GroupQuestion {
  readonly key: string;
  readonly schema: Schema;
  readonly part: GroupPart;
  /** The enclosing declaration that this part narrows; undefined where this is the declaration. */
  readonly narrows: Schema | undefined;
  /** The question where this part applies: a group, or an entry of a list, with all that enclosing parts ask in it. */
  readonly whole: Schema;
}

/** Every question of the group, once for each part that has it under `properties`. */
export const groupQuestions = memoise((group: Schema): readonly GroupQuestion[] => {
  const parts = groupParts(group);
  return parts.flatMap((part, i) => {
    const around = parts.filter(
      (other, j) => encloses(other, part) && (j < i || other.under.length < part.under.length),
    );
    return Object.entries(part.schema.properties ?? {}).map(([key, schema]) => {
      const known = around.flatMap((other) => other.schema.properties?.[key] ?? []);
      const [narrows] = known;
      const whole = narrows ? [...known, schema].reduce(declaredTogether) : schema;
      return { key, schema, part, narrows, whole: whole === narrows ? { ...narrows, ...schema } : whole };
    });
  });
});

/** True if the question is required wherever this part applies. */
export function requiresBeside(group: Schema, { key, part }: GroupQuestion): boolean {
  return groupParts(group).some((other) => encloses(other, part) && other.schema.required?.includes(key));
}

/** True if `outer` applies wherever `inner` does. */
function encloses(outer: GroupPart, inner: GroupPart): boolean {
  return outer.under.every(({ owner, holds }, i) => inner.under[i]?.owner === owner && inner.under[i]?.holds === holds);
}
