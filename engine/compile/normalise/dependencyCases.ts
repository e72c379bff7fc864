// A schema dependency in the form that RJSF documents: `"pets": { "oneOf": [{ "properties": { "pets": { "enum": ["yes"] },
// "age": ... } }, ...] }`. It is equivalent to one `if/then` per case, provided that every option of the question belongs to
// exactly one case. Any other `oneOf` is not, and is refused.
import { isRecord } from '../../core/index.ts';

export type Json = Readonly<Record<string, unknown>>;

type Case = readonly [values: readonly unknown[], part: Json, index: number];

/** For each case the answers to `key` that select it, and the schema that then applies; undefined for any other dependency. */
export function dependencyCases(key: string, dependency: unknown, questions: Json = {}): readonly Case[] | undefined {
  if (!isRecord(dependency) || !Array.isArray(dependency.oneOf) || Object.keys(dependency).length > 1) return undefined;
  const cases = dependency.oneOf.map((part, i) => caseOf(key, part, i));
  if (!cases.every((one) => one !== undefined)) return undefined;
  const values = cases.flatMap(([own]) => own);
  const options = optionsOf(questions[key]);
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
  const values = Array.isArray(test.enum) ? test.enum : 'const' in test ? [test.const] : undefined;
  const { required: _, ...more } = rest;
  return values && [values, { ...more, ...asked, ...(required.length > 0 && { required }) }, index];
}

function optionsOf(question: unknown): readonly unknown[] | undefined {
  if (!isRecord(question)) return undefined;
  if (question.type === 'boolean') return [true];
  const { enum: values, oneOf, anyOf } = question;
  if (Array.isArray(values)) return values;
  const listed = oneOf ?? anyOf;
  return Array.isArray(listed) ? listed.map((option) => isRecord(option) && option.const) : undefined;
}
