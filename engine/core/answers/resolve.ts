// Evaluates the conditions of a group's schema: `if/then/else` and `allOf` are merged, and the result has the properties and
// required keys that apply to the given answers. This alone defines which questions are visible. Each combination of
// condition results yields one object, so callers can compare and cache by identity.

import { declaredProperties } from '../model/declaredProperties.ts';
import { memoise } from '../model/memoise.ts';
import { narrowed } from '../model/narrowed.ts';
import { isRecord } from '../model/schema.ts';
import type { Schema } from '../model/types.ts';
import { matches } from './matches.ts';

const NO_ANSWERS = {};

/** The group's schema without conditions, for these answers. Children are resolved when they are reached. */
export function resolve(schema: Schema, value: unknown): Schema {
  return isConditional(schema) ? resolverOf(schema)(isRecord(value) ? value : NO_ANSWERS) : schema;
}

/**
 * Resolves one conditional group; one object per combination of condition results. Answers are immutable, and several callers
 * resolve the same ones after every keystroke, so the result is cached by their identity as well.
 */
const resolverOf = memoise((schema: Schema) => {
  const variants = new Map<string, Schema>();
  return memoise((answers: object): Schema => {
    const verdicts = judge(schema, answers);
    const resolved = variants.get(verdicts) ?? parts(schema, answers).reduce(merge);
    variants.set(verdicts, resolved);
    return resolved;
  });
});

/** The properties that apply to the answers, besides them those that other branches declare. */
export function applicableProperties(schema: Schema, answers: object): Readonly<Record<string, Schema>> {
  return { ...declaredProperties(schema), ...resolve(schema, answers).properties };
}

function isConditional(schema: Schema): boolean {
  return schema.if !== undefined || schema.allOf !== undefined;
}

/** The conditions' results in the order in which their branches merge, one character each. */
function judge({ if: condition, then: yes, else: no, allOf = [] }: Schema, answers: object): string {
  let verdicts = '';
  for (const part of allOf) verdicts += judge(part, answers);
  if (!condition) return verdicts;
  const holds = matches(condition, answers);
  const branch = holds ? yes : no;
  return verdicts + (holds ? '1' : '0') + (branch ? judge(branch, answers) : '');
}

/** The schema itself and every branch that applies, in the order in which they merge. */
function parts(schema: Schema, answers: object): Schema[] {
  const { if: condition, then: yes, else: no, allOf = [], ...own } = schema;
  const branch = condition && (matches(condition, answers) ? yes : no);
  return [own, ...allOf, ...(branch ? [branch] : [])].flatMap((part) => (part === own ? own : parts(part, answers)));
}

function merge(base: Schema, part: Schema): Schema {
  const merged: Schema = { ...base, ...part };
  const properties: Record<string, Schema> = { ...base.properties };
  for (const [key, property] of Object.entries(part.properties ?? {})) {
    const known = properties[key];
    properties[key] = known ? narrowed(known, property) : property;
  }
  if (Object.keys(properties).length > 0) merged.properties = properties;
  if (base.required || part.required) {
    merged.required = [...new Set([...(base.required ?? []), ...(part.required ?? [])])];
  }
  return merged;
}
