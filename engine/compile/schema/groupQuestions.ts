// Distinguishes the part of a group that declares a question from branches that narrow it: a branch may give a question that is
// declared outside of it another title or a further limit, without repeating the rest.
import { declaredTogether, isGroupSchema, memoise, type Schema } from '../../core/index.ts';
import { areTogether, encloses, type GroupPart, groupParts } from './groupParts.ts';

export interface GroupQuestion {
  readonly key: string;
  readonly schema: Schema;
  readonly part: GroupPart;
  /** The enclosing declaration that this part narrows; undefined where this is the declaration. */
  readonly narrows: Schema | undefined;
  /** What parts say of it that always apply together with this one, without this one; undefined where none says anything. */
  readonly beside: Schema | undefined;
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
      const of = (other: GroupPart) => other.schema.properties?.[key] ?? [];
      const known = around.flatMap(of);
      const together = parts.filter((other) => other !== part && areTogether(other, part));
      const before = together.filter((other) => around.includes(other)).flatMap(of);
      const beside = before.length > 0 ? Object.assign({}, ...before) : undefined;
      const later = together.filter((other) => !around.includes(other)).flatMap(of);
      return { key, schema, part, narrows: known[0], beside, whole: joined(schema, [...known, schema, ...later]) };
    });
  });
});

/** True if the question is required wherever this part applies. */
export function requiresBeside(group: Schema, { key, part }: GroupQuestion): boolean {
  return groupParts(group).some((other) => encloses(other, part) && other.schema.required?.includes(key));
}

/** What all these parts say of a question: of a group, or of the entries of a list, the questions of all. */
function joined(own: Schema, all: readonly Schema[]): Schema {
  // `declarationsAgree` reports a group that another part asks as a single question.
  const typed = all.filter(({ type }) => type !== undefined);
  if (new Set(typed.map(isGroupSchema)).size > 1) return own;
  const whole = all.reduce(declaredTogether);
  return whole === all[0] && all.length > 1 ? Object.assign({}, ...all) : whole;
}
