// The check refuses a condition that names answers of its own step by JSON Pointers (`/who/home/bus`). Its repair moves the condition to the
// innermost group that contains all answers that it tests, and writes their names in that group (`bus`).
import { parsePointer, type Schema } from '../../core/index.ts';
import { isMixed, isOutside, lifted, namesTested, type PlacedCondition } from './acrossSteps.ts';

interface InGroupAround {
  /** Names of the groups from the step's schema down to that group; none for the step itself. */
  readonly group: readonly string[];
  /** `if`, with `then` and `else` as empty schemas where the condition has them. */
  readonly part: Schema;
}

/**
 * The condition as it is written in that group. Undefined if it also tests an answer of another step, or one in an entry of a list: no group around
 * contains those. Undefined, too, for a condition in an entry that joins pointers and names of the entry by `anyOf` or `not` (`isMixed`).
 * @param at the keys of its step in the submission
 */
export function inGroupAround(one: PlacedCondition, at: readonly string[]): InGroupAround | undefined {
  const { part, path } = one;
  const names = namesTested(part.if).filter(isOutside).map(parsePointer);
  const own = [...at, ...path];
  const depth = Math.min(...names.map((name) => common(name.slice(0, -1), own)));
  const isInEntry = names.some((name) => name.some((key) => /^\d+$/.test(key)));
  if (depth < at.length || isInEntry || isMixed(one)) return undefined;
  const branches = ['then', 'else'].flatMap((key) => (key in part ? [[key, {}] as const] : []));
  const whole = lifted({ part: { if: part.if ?? {}, ...Object.fromEntries(branches) }, path }, at);
  const group = own.slice(0, depth).map(String);
  const inside = Object.entries(whole).map(([key, schema]) => [key, plain(group.reduce(inGroup, schema as Schema))]);
  return { group: group.slice(at.length), part: Object.fromEntries(inside) };
}

/** How many keys both begin with. */
function common(one: readonly unknown[], other: readonly unknown[]): number {
  const different = one.findIndex((key, i) => key !== other[i]);
  return different < 0 ? one.length : different;
}

/** What a schema says of the group at the key. */
function inGroup({ properties = {}, allOf, anyOf, not }: Schema, key: string): Schema {
  return {
    ...properties[key],
    ...(allOf && { allOf: allOf.map((part) => inGroup(part, key)) }),
    ...(anyOf && { anyOf: anyOf.map((part) => inGroup(part, key)) }),
    ...(not && { not: inGroup(not, key) }),
  };
}

/** Without the types of groups, which a branch need not repeat. */
function plain(schema: Schema): Schema {
  const { type, properties, items, ...rest } = schema;
  const inside = Object.entries(properties ?? {}).map(([key, part]) => [key, plain(part)] as const);
  return {
    ...(type && type !== 'object' && { type }),
    ...rest,
    ...(properties && { properties: Object.fromEntries(inside) }),
    ...(items && { items: plain(items) }),
  };
}

/** The condition with its names of answers outside as `rename` gives them. */
export function renamed(condition: Schema, rename: (name: string) => string): Schema {
  const { properties, required, allOf, anyOf, not, ...rest } = condition;
  const own = (name: string) => (isOutside(name) ? rename(name) : name);
  const each = (parts: readonly Schema[]) => parts.map((part) => renamed(part, rename));
  const tests = Object.entries(properties ?? {}).map(([name, test]) => [own(name), test] as const);
  return {
    ...rest,
    ...(properties && { properties: Object.fromEntries(tests) }),
    ...(required && { required: required.map(own) }),
    ...(allOf && { allOf: each(allOf) }),
    ...(anyOf && { anyOf: each(anyOf) }),
    ...(not && { not: renamed(not, rename) }),
  };
}
