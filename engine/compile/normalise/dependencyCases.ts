// Cases of a question that has its options already, as in the schema dependencies that RJSF documents: `"pets": { "oneOf":
// [{ "properties": { "pets": { "enum": ["yes"] }, "age": ... } }, ...] }`. They are equivalent to one `if/then` each, provided that
// every option of the question belongs to exactly one case. Any other `oneOf` is not, and is refused.
import { isRecord } from '../../core/index.ts';

export type Json = Readonly<Record<string, unknown>>;

type Case = readonly [values: readonly unknown[], part: Json, index: number];

/**
 * For each case the answers to `key` that select it, and the schema that then applies; undefined for any other dependency.
 * @param question the one of that name
 */
export function dependencyCases(key: string, dependency: unknown, question: unknown): readonly Case[] | undefined {
  if (!isRecord(dependency) || !Array.isArray(dependency.oneOf) || Object.keys(dependency).length > 1) return undefined;
  return casesByOption(key, dependency.oneOf, question);
}

/** As {@link dependencyCases}, of the cases alone. */
export function casesByOption(key: string, all: readonly unknown[], question: unknown): readonly Case[] | undefined {
  const cases = all.map((part, i) => caseOf(key, part, i));
  if (!cases.every((one) => one !== undefined)) return undefined;
  const values = cases.flatMap(([own]) => own);
  const options = optionsOf(question);
  const isComplete = options?.every((option) => values.includes(option));
  if (!isComplete || new Set(values).size < values.length) return undefined;
  return cases.filter(([, part]) => Object.keys(part).length > 0);
}

function caseOf(key: string, part: unknown, index: number): Case | undefined {
  if (!isRecord(part) || !isRecord(part.properties)) return undefined;
  const { [key]: test, ...others } = part.properties;
  if (!isRecord(test)) return undefined;
  const { properties, ...rest } = part;
  const required = [rest.required ?? []].flat().filter((name) => name !== key);
  const asked = Object.keys(others).length > 0 ? { properties: others } : {};
  const values = valuesOf(test);
  const { required: _, ...more } = rest;
  return values && [values, { ...more, ...asked, ...(required.length > 0 && { required }) }, index];
}

/** The answers that a case allows to its question, by `enum` or `const`; undefined where it says anything else of it. */
export function valuesOf(test: unknown): readonly unknown[] | undefined {
  if (!isRecord(test)) return undefined;
  return Array.isArray(test.enum) ? test.enum : 'const' in test ? [test.const] : undefined;
}

/** The options that a question declares, of a boolean only what a checkbox can be: true; undefined where it declares none. */
export function optionsOf(question: unknown): readonly unknown[] | undefined {
  if (!isRecord(question)) return undefined;
  if (question.type === 'boolean') return [true];
  const { enum: values, oneOf, anyOf } = question;
  if (Array.isArray(values)) return values;
  const listed = oneOf ?? anyOf;
  return Array.isArray(listed) ? listed.map((option) => isRecord(option) && option.const) : undefined;
}

/** What `part` says, under the condition that the answer to `key` passes the test, or that there is one. */
export function when(
  key: string,
  test: Json | undefined,
  part: Json,
  from: string,
  moved: (part: object, from: string) => void,
): Json {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const condition = { if: { ...(test && { properties: { [key]: test } }), required: [key] }, then: part };
  moved(condition, from);
  moved(part, from);
  return condition;
}
