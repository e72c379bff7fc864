// Who declares a question of a group, and who only narrows it: a branch may give a question that stands elsewhere another
// title or a further limit, and need not repeat the rest.
import type { Schema } from '../../core/index.ts';
import { type GroupPart, groupParts } from './groupParts.ts';

export interface GroupQuestion {
  readonly key: string;
  readonly schema: Schema;
  readonly part: GroupPart;
  /** The same question as it stands without this part; undefined where it is declared. */
  readonly narrows: Schema | undefined;
}

/** Every question of the group, once for each part that speaks of it. */
export function groupQuestions(group: Schema): readonly GroupQuestion[] {
  const parts = groupParts(group);
  return parts.flatMap((part, i) => {
    const around = parts.filter(
      (other, j) => isAround(other, part) && (j < i || other.under.length < part.under.length),
    );
    return Object.entries(part.schema.properties ?? {}).map(([key, schema]) => ({
      key,
      schema,
      part,
      narrows: around.map((other) => other.schema.properties?.[key]).find((known) => known !== undefined),
    }));
  });
}

/** True when the question has to be answered wherever it is asked. */
export function requiresBeside(group: Schema, { key, part }: GroupQuestion): boolean {
  return groupParts(group).some((other) => isAround(other, part) && other.schema.required?.includes(key));
}

/** True when `outer` is asked wherever `inner` is. */
function isAround(outer: GroupPart, inner: GroupPart): boolean {
  return outer.under.every(({ owner, holds }, i) => inner.under[i]?.owner === owner && inner.under[i]?.holds === holds);
}
