// Conditions on answers of earlier steps. They name them by JSON Pointers into the submission (`"/party/children"`), in the `if` of a
// step in form.json, or in one beside the step's own questions. Core and ajv know conditions on a group's own answers only; so such a step
// also becomes a schema of the whole form, in which every answer is named by its place.
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

/** The conditions on answers outside that the step may have: those beside its own questions, in any `allOf` of theirs. */
export function outsideConditions(schema: Schema): readonly Schema[] {
  const { if: condition, allOf } = recordOf(schema);
  const inside = listOf(allOf).filter(isRecord).flatMap(outsideConditions);
  return looksOutside(condition) ? [...inside, schema] : inside;
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
  const outside = outsideConditions(schema);
  if (!condition && outside.length === 0) return {};
  const own = formSchema({ steps: [{ at, schema: withoutOutside(schema, made) }] });
  const branches = outside.map((part): Schema => {
    const { if: tested = {}, then: yes, else: no } = part;
    const whole = conditional(inWhole(tested, at), yes && placed(yes, at), no && placed(no, at));
    made(whole, part);
    return whole;
  });
  const asks: Schema = { type: 'object', allOf: [own, ...branches] };
  if (!condition) return { whole: asks };
  const lifted = inWhole(condition, []);
  const whole: Schema = { type: 'object', ...conditional(lifted, asks) };
  made(whole, asked);
  return { if: lifted, whole };
}

function conditional(condition: Schema, yes: Schema | undefined, no?: Schema): Schema {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const branches = Object.entries({ then: yes, else: no }).filter(([, branch]) => branch);
  return { if: condition, ...Object.fromEntries(branches) };
}

function placed(schema: Schema, at: readonly string[]): Schema {
  return at.reduceRight<Schema>((inner, key) => ({ type: 'object', properties: { [key]: inner } }), schema);
}

/** The schema without its conditions on answers outside; itself where it has none. */
function withoutOutside(schema: Schema, made: Made): Schema {
  if (outsideConditions(schema).length === 0) return schema;
  const { if: condition, then: yes, else: no, allOf, ...rest } = schema;
  const inside = condition && !looksOutside(condition) && conditional(condition, yes, no);
  const own: Schema = { ...rest, ...inside, ...(allOf && { allOf: allOf.map((part) => withoutOutside(part, made)) }) };
  made(own, schema);
  return own;
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
