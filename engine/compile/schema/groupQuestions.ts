// Distinguishes the part of a group that declares a question from branches that narrow it: a branch may give a question that is
// declared outside of it another title or a further limit, without repeating the rest.
import { declaredTogether, isGroupSchema, memoise, narrowed, type Schema } from '../../core/index.ts';
import { areTogether, encloses, type GroupPart, groupParts } from './groupParts.ts';

export interface GroupQuestion {
  readonly key: string;
  readonly schema: Schema;
  readonly part: GroupPart;
  /** The enclosing declaration that this part narrows; undefined where this is the declaration. */
  readonly narrows: Schema | undefined;
  /** All that parts before this one say of it that apply wherever this one does; undefined where this is the declaration. */
  readonly known: Schema | undefined;
  /** What parts before this one say of it that apply to exactly the same answers; undefined where none says anything. */
  readonly beside: Schema | undefined;
  /** True if this part stands in a branch of a group around this one, and so applies to some answers only, whatever its own conditions. */
  readonly isFromAround: boolean;
  /** The question where this part applies: a group, or an entry of a list, with all that enclosing parts ask in it. */
  readonly whole: Schema;
}

/**
 * A group that is declared and then narrowed in a branch is joined to one schema (`joined`), in which both look as if they always applied.
 * By the joined schema: its parts that come from the branch, and so apply to some answers only.
 */
const fromBranches = new WeakMap<Schema, ReadonlySet<Schema>>();

/** Every question of the group, once for each part that has it under `properties`. */
export const groupQuestions = memoise((group: Schema): readonly GroupQuestion[] => {
  const parts = groupParts(group);
  const isFromBranch = ({ schema }: GroupPart) => fromBranches.get(group)?.has(schema) === true;
  const apply = (one: GroupPart, other: GroupPart) =>
    areTogether(one, other) && isFromBranch(one) === isFromBranch(other);
  return parts.flatMap((part, i) => {
    const around = parts.filter(
      (other, j) => encloses(other, part) && (j < i || other.under.length < part.under.length),
    );
    return Object.entries(part.schema.properties ?? {}).map(([key, schema]) => {
      const of = (other: GroupPart) => other.schema.properties?.[key] ?? {};
      const asks = (other: GroupPart) => Object.hasOwn(other.schema.properties ?? {}, key);
      const together = parts.filter((other) => other !== part && apply(other, part));
      const before = together.filter((other) => around.includes(other) && asks(other)).map(of);
      const beside = before.length > 0 ? Object.assign({}, ...before) : undefined;
      const all = [...around, part, ...together.filter((other) => !around.includes(other))].filter(asks);
      const [first = part] = all;
      const inBranches = all.filter(
        (other) => other.under.length > first.under.length || isFromBranch(other) !== isFromBranch(first),
      );
      const whole = joined(schema, all.map(of));
      if (whole !== schema) noteBranches(whole, of(first), inBranches.map(of));
      return {
        key,
        schema,
        part,
        narrows: first === part ? undefined : of(first),
        known: first === part ? undefined : around.filter(asks).map(of).reduce(narrowed),
        beside,
        isFromAround: isFromBranch(part),
        whole,
      };
    });
  });
});

/** Notes which parts of the joined question `whole` come from branches, and not from the declaration. */
function noteBranches(whole: Schema, declared: Schema, ofBranches: readonly Schema[]): void {
  const own = new Set(groupParts(innermost(declared)).map(({ schema }) => schema));
  const all = ofBranches.flatMap((one) => groupParts(innermost(one))).map(({ schema }) => schema);
  fromBranches.set(innermost(whole), new Set(all.filter((schema) => !own.has(schema))));
}

/** What the entries of a list are; of a list of lists, theirs; the question itself if it is no list. */
export function innermost(question: Schema): Schema {
  return question.items ? innermost(question.items) : question;
}

/** True if the question is required wherever this part applies. */
export function requiresBeside(group: Schema, { key, part }: GroupQuestion): boolean {
  return groupParts(group).some((other) => encloses(other, part) && other.schema.required?.includes(key));
}

/** One schema of all parts of a question: a group, or an entry of a list, has the questions of all; of a single question later keywords win. */
function joined(own: Schema, all: readonly Schema[]): Schema {
  // `declarationsAgree` reports a group that another part asks as a single question.
  const typed = all.filter(({ type }) => type !== undefined);
  if (new Set(typed.map(isGroupSchema)).size > 1) return own;
  const whole = all.reduce(declaredTogether);
  return whole === all[0] && all.length > 1 ? Object.assign({}, ...all) : whole;
}
