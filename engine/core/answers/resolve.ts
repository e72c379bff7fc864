// The only meaning of "visible": the questions that a group's schema asks for the answers at hand. `if/then/else` and
// `allOf` are merged away; what remains has `properties` and `required` only. The result is one object per combination
// of conditions, so everyone downstream can compare and cache by identity.

import { isRecord } from '../model/schema.ts';
import type { Schema } from '../model/types.ts';
import { matches } from './matches.ts';

/** What is known of one conditional group: its variants by verdict, and which of them some answers asked for. */
interface Known {
  readonly variants: Map<string, Schema>;
  readonly byAnswers: WeakMap<object, Schema>;
}

const knownBySchema = new WeakMap<Schema, Known>();

/** The group's schema without conditions, for these answers. Children are resolved when they are reached. */
export function resolve(schema: Schema, value: unknown): Schema {
  if (!isConditional(schema)) return schema;
  let known = knownBySchema.get(schema);
  if (!known) {
    known = { variants: new Map(), byAnswers: new WeakMap() };
    knownBySchema.set(schema, known);
  }
  const { variants, byAnswers } = known;
  const answers = isRecord(value) ? value : NO_ANSWERS;
  let resolved = byAnswers.get(answers);
  if (!resolved) {
    // Answers are never changed in place, and several ask for the same ones at every key.
    const verdicts = judge(schema, answers);
    resolved = variants.get(verdicts) ?? parts(schema, answers).reduce(merge);
    variants.set(verdicts, resolved);
    byAnswers.set(answers, resolved);
  }
  return resolved;
}

const NO_ANSWERS = {};

function isConditional(schema: Schema): boolean {
  return schema.if !== undefined || schema.allOf !== undefined;
}

/** Which conditions hold, in the order in which their branches merge: one character each. */
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
    properties[key] = known ? merge(known, property) : property;
  }
  if (Object.keys(properties).length > 0) merged.properties = properties;
  if (base.required || part.required) {
    merged.required = [...new Set([...(base.required ?? []), ...(part.required ?? [])])];
  }
  return merged;
}
