// Conditions on answers of earlier steps. They name them by JSON Pointers into the submission (`"/party/children"`), in the `if` of a step in form.json, or
// in one beside the questions of the step, of a group in it, or of the entries of a list. Core and ajv know conditions on a group's own answers only.
// Therefore such a step also becomes a schema of the whole form, in which every answer is named by its place.
import { formSchema, isRecord, parsePointer, recordOf, type Schema } from '../../core/index.ts';

interface AuthoredStep {
  readonly at: readonly string[];
  readonly schema: Schema;
  /** As it is written, by JSON Pointers. */
  readonly if?: Schema | undefined;
}

/** Notes that a part was made of another, where its mistakes are reported. */
type Made = (part: object, of: object) => void;

/** True for a name of an answer that is not of the condition's own group. */
export function isOutside(name: string): boolean {
  return name.startsWith('/');
}

/** The names that a condition tests or requires, without those in groups inside. The file need not be well shaped. */
export function namesTested(condition: unknown): readonly string[] {
  const { properties, required, allOf, anyOf, not } = recordOf(condition);
  const named = listOf(required).filter((name) => typeof name === 'string');
  const inside = [...listOf(allOf), ...listOf(anyOf), not].flatMap((part) => (isRecord(part) ? namesTested(part) : []));
  return [...new Set([...Object.keys(recordOf(properties)), ...named, ...inside])];
}

export function looksOutside(condition: unknown): boolean {
  return namesTested(condition).some(isOutside);
}

/** Keys that lead to a group in a step; 0 is an entry of a list. */
type GroupPath = readonly (string | 0)[];

/** A part of a step's schema in which an `if` on answers outside of the group may stand, whether there is one or not. */
export interface PlacedCondition {
  readonly part: Schema;
  /** Of the group that the part belongs to, from the step. */
  readonly path: GroupPath;
}

/** The conditions of the step on answers outside of their groups, as far as they stand where such conditions may stand. */
export function outsideConditions(schema: Schema): readonly PlacedCondition[] {
  return placesOfConditions(schema).filter(({ part }) => looksOutside(part.if));
}

/**
 * The parts of a step's schema whose `if` may name answers outside of their group: the step, the groups in it and the entries of its lists, and the
 * parts in the `allOf` of each. Not those in a branch or in the entries of a list of lists. The schema need not be well shaped.
 */
export function placesOfConditions(schema: Schema, path: GroupPath = []): readonly PlacedCondition[] {
  if (!isRecord(schema)) return [];
  const { allOf, properties } = schema;
  const inside = listOf(allOf)
    .filter(isRecord)
    .flatMap((part) => placesOfConditions(part, path));
  const below = Object.entries(recordOf(properties)).flatMap(([key, question]) => {
    const { items } = recordOf(question);
    if (isRecord(items)) return placesOfConditions(items, [...path, key, 0]);
    return isRecord(question) ? placesOfConditions(question, [...path, key]) : [];
  });
  return [...inside, { part: schema, path }, ...below];
}

/** True for a condition in an entry that joins its own answers with others in a way that cannot be told apart: by `anyOf` or `not`. */
export function isMixed({ part, path }: PlacedCondition): boolean {
  return path.includes(0) && split(part.if ?? {}) === undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/**
 * The step as a schema of the whole form, and whether it is asked as a condition on it; nothing for a step that no other decides on.
 * @param asked what `if` of the step stands in
 */
export function acrossSteps(
  { at, schema, if: condition }: AuthoredStep,
  asked: object,
  made: Made,
): { readonly if?: Schema; readonly whole?: Schema } {
  // The others are left out of the step before a rule judges it (`read/shapes/wellShaped.ts`).
  const outside = outsideConditions(schema).filter(({ part }) => isReadable(part.if));
  if (!condition && outside.length === 0) return {};
  const own = formSchema({ steps: [{ at, schema: withoutOutside(schema, made) }] });
  const branches = outside.map((one): Schema => {
    const whole = lifted(one, at, made);
    made(whole, one.part);
    return whole;
  });
  const asks: Schema = { type: 'object', allOf: [own, ...branches] };
  if (!condition) return { whole: asks };
  const tested = inWhole(condition, []);
  const whole: Schema = { type: 'object', ...conditional(tested, asks) };
  made(whole, asked);
  return { if: tested, whole };
}

/** True for a condition that is of the right shape throughout; the check reports what is not, after the step has been read. */
function isReadable(condition: unknown): boolean {
  const { properties = {}, required = [], allOf = [], anyOf = [], not, contains } = recordOf(condition);
  const areLists = [required, allOf, anyOf].every(Array.isArray);
  const joined = [...listOf(allOf), ...listOf(anyOf), ...[not, contains].filter((part) => part !== undefined)];
  const areNames = listOf(required).every((name) => typeof name === 'string');
  const isShaped = isRecord(condition) && isRecord(properties) && areLists && areNames;
  return isShaped && [...Object.values(properties), ...joined].every(isReadable);
}

/** The condition, and what it asks, as one of the whole form. An entry has answers of its own, which only a condition in it can test. */
export function lifted({ part, path }: PlacedCondition, at: readonly string[], made?: Made): Schema {
  const { if: condition = {}, then: yes, else: no } = part;
  const place = [...at, ...path];
  // Of its type, so that core knows the parts of one group for those of a group.
  const put = (schema: Schema | undefined) => {
    if (!schema) return undefined;
    const typed: Schema = { type: 'object', ...schema };
    made?.(typed, schema);
    return placed(typed, place);
  };
  const groups = path.flatMap((key) => (key === 0 ? [] : [key]));
  if (!path.includes(0)) return conditional(inWhole(condition, [...at, ...groups]), put(yes), put(no));
  const [outside, own] = split(condition) ?? [condition, undefined];
  return conditional(inWhole(outside, []), put(own ? conditional(own, yes, no) : yes), put(no));
}

/** What a condition tests of answers outside, and what of its own group, if anything; undefined where they cannot be told apart. */
function split(condition: Schema): readonly [outside: Schema, own: Schema | undefined] | undefined {
  const { properties = {}, required = [], allOf = [], ...rest } = condition;
  const joined: Schema[] = Object.entries(rest).map(([keyword, test]) => ({ [keyword]: test }));
  const parts: readonly Schema[] = [
    ...Object.entries(properties).map(([name, test]) => ({ properties: { [name]: test } })),
    ...required.map((name) => ({ required: [name] })),
    ...allOf,
    ...joined,
  ];
  const outside = parts.filter((part) => namesTested(part).every(isOutside));
  const own = parts.filter((part) => !namesTested(part).some(isOutside));
  if (outside.length + own.length < parts.length) return undefined;
  return [joinedBy(outside), own.length > 0 ? joinedBy(own) : undefined];
}

function joinedBy(parts: readonly Schema[]): Schema {
  const plain = parts.filter(({ properties, required }) => properties ?? required).reduce<Schema>(together, {});
  const others = parts.filter(({ properties, required }) => !(properties ?? required));
  return others.length > 0 ? { ...plain, allOf: others } : plain;
}

function conditional(condition: Schema, yes: Schema | undefined, no?: Schema): Schema {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const branches = Object.entries({ then: yes, else: no }).filter(([, branch]) => branch);
  return { if: condition, ...Object.fromEntries(branches) };
}

function placed(schema: Schema, at: GroupPath): Schema {
  return at.reduceRight<Schema>(
    (inner, key) => (key === 0 ? { items: inner } : { type: 'object', properties: { [key]: inner } }),
    schema,
  );
}

/** The schema without its conditions on answers outside; itself where it has none. */
function withoutOutside(schema: Schema, made: Made): Schema {
  if (outsideConditions(schema).length === 0) return schema;
  const { if: condition, then: yes, else: no, allOf, properties, items, ...rest } = schema;
  const inside = condition && !looksOutside(condition) && conditional(condition, yes, no);
  const inner = (part: Schema) => (isRecord(part) ? withoutOutside(part, made) : part);
  const questions = Object.entries(recordOf(properties) as Readonly<Record<string, Schema>>).map(
    ([key, question]) => [key, isRecord(question?.items) ? inEntries(question, made) : inner(question)] as const,
  );
  const own: Schema = {
    ...rest,
    ...(items && { items }),
    ...(properties && { properties: Object.fromEntries(questions) }),
    ...inside,
    ...(allOf && { allOf: allOf.map(inner) }),
  };
  made(own, schema);
  return own;
}

function inEntries(list: Schema, made: Made): Schema {
  const { items = {} } = list;
  const own = withoutOutside(items, made);
  if (own === items) return list;
  const all = { ...list, items: own };
  made(all, list);
  return all;
}

/** A condition of the group at `at` as one on the answers to the whole form. */
function inWhole(condition: Schema, at: readonly string[]): Schema {
  const { properties = {}, required = [], allOf, anyOf, not, ...rest } = condition;
  const placeOf = (name: string) => (isOutside(name) ? parsePointer(name) : [...at, name]);
  const tests = Object.entries(properties).map(([name, test]) =>
    nested(placeOf(name), (key) => ({ properties: { [key]: test } })),
  );
  const needs = required.map((name) => nested(placeOf(name), (key) => ({ required: [key] }), true));
  const parts = {
    ...(allOf && { allOf: allOf.map((part) => inWhole(part, at)) }),
    ...(anyOf && { anyOf: anyOf.map((part) => inWhole(part, at)) }),
    ...(not && { not: inWhole(not, at) }),
  };
  return { ...rest, ...[...tests, ...needs].reduce<Schema>(together, {}), ...parts };
}

/** What `test` says of the last key, in the groups of the others; they are there, too, if they have to be. */
function nested(path: readonly string[], test: (key: string) => Schema, isNeeded = false): Schema {
  const [key = '', ...below] = path;
  if (below.length === 0) return test(key);
  return { properties: { [key]: nested(below, test, isNeeded) }, ...(isNeeded && { required: [key] }) };
}

/** Both, as one schema of each group. */
function together(one: Schema, other: Schema): Schema {
  const properties: Record<string, Schema> = { ...one.properties };
  for (const [key, test] of Object.entries(other.properties ?? {})) {
    const known = Object.hasOwn(properties, key) ? properties[key] : undefined;
    properties[key] = known ? together(known, test) : test;
  }
  const required = [...new Set([...(one.required ?? []), ...(other.required ?? [])])];
  return {
    ...one,
    ...other,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}
