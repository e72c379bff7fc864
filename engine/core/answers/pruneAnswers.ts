// Clears what is no longer asked, and gives what stands there from the start. A hidden question's answer may itself have been a condition, at any depth, so a group
// is settled again until nothing changes; every pass removes at least one answer or opens a list. Only a list that hides
// itself would go on for ever: that is a fault of the definition, and said so.
// Untouched branches keep their identity. Settled groups are remembered, so an unchanged list entry costs nothing.
import { isGroupSchema, isRecord } from '../model/schema.ts';
import type { Answers, Schema } from '../model/types.ts';
import { resolve } from './resolve.ts';

/** More than the longest chain of conditions in one group. */
const MOST_PASSES = 1000;

const settledBySchema = new WeakMap<Schema, WeakSet<object>>();

/** The answers with every hidden one removed, and every newly asked list that is required opened with its least number of entries. */
export function pruneAnswers(schema: Schema, answers: Answers): Answers {
  let settled = answers;
  for (let passes = 0; passes < MOST_PASSES; passes++) {
    const next = settleOnce(schema, settled);
    if (next === settled) return settled;
    settled = next;
  }
  throw new Error(`Among ${Object.keys(settled).join(', ')} a list is asked for only while it is not there.`);
}

function settleOnce(schema: Schema, answers: Answers): Answers {
  let known = settledBySchema.get(schema);
  if (!known) {
    known = new WeakSet();
    settledBySchema.set(schema, known);
  }
  if (known.has(answers)) return answers;
  const { properties = {}, required = [] } = resolve(schema, answers);
  const next: Record<string, unknown> = {};
  let changed = false;
  for (const [key, value] of Object.entries(answers)) {
    const property = properties[key];
    const kept =
      property && (isVoid(property, value, required.includes(key)) ? undefined : settleValue(property, value));
    if (kept !== undefined) next[key] = kept;
    if (!Object.is(kept, value)) changed = true;
  }
  for (const [key, property] of Object.entries(properties)) {
    if (next[key] !== undefined) continue;
    const opened = open(property, required.includes(key));
    if (opened === undefined) continue;
    next[key] = opened;
    changed = true;
  }
  if (changed) return next;
  known.add(answers);
  return answers;
}

function settleValue(schema: Schema, value: unknown): unknown {
  if (Array.isArray(value) && schema.items) {
    const { items } = schema;
    const entries = value.map((entry) => settleValue(items, entry));
    return entries.every((entry, i) => Object.is(entry, value[i])) ? value : entries;
  }
  return isRecord(value) && isGroupSchema(schema) ? pruneAnswers(schema, value) : value;
}

/** An optional list without entries: by JSON Schema an absent one is right, whatever its `minItems`, and so it travels. */
function isVoid(schema: Schema, value: unknown, isRequired: boolean): boolean {
  return !isRequired && !!schema.items && Array.isArray(value) && !value.length;
}

/**
 * What cannot be changed has its answer, groups are opened empty and lists that are required with their least number of
 * empty entries, so that their questions can be drawn.
 */
function open(schema: Schema, isRequired: boolean): unknown {
  if (schema.readOnly) return schema.const;
  if (isRequired && schema.items && schema.minItems && isGroupSchema(schema.items)) {
    const { items, minItems } = schema;
    return Array.from({ length: minItems }, () => pruneAnswers(items, {}));
  }
  return isGroupSchema(schema) ? pruneAnswers(schema, {}) : undefined;
}
