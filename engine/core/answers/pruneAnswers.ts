// Removes answers whose question is hidden, and adds the initial answers of visible questions (empty groups, the entries that a
// required list starts with, fixed answers). A removed answer may have been part of another condition, so a group is pruned
// until a pass changes nothing. Only a question with an initial answer that hides itself, directly or by way of others, would never
// end: the compiler's rule `conditionsNotCircular` refuses such a definition, by the error that ends the passes here.
// Unchanged groups keep their identity, and pruned groups are cached, so an unchanged list entry is not visited again.
import { memoise } from '../model/memoise.ts';
import { isGroupSchema, isRecord, isRequired } from '../model/schema.ts';
import type { Answers, Schema } from '../model/types.ts';
import { resolve } from './resolve.ts';

/** More passes than the longest chain of conditions in one group needs. */
const MAX_PASSES = 1000;

/** A question is visible while it has no answer, and hidden by its initial answer. */
export class CircularCondition extends Error {}

const prunedGroupsOf = memoise((_: Schema) => new WeakSet<object>());

/**
 * The answers without hidden ones, and with the initial answers of visible questions.
 * @throws {@link CircularCondition}, which a checked definition does not have.
 */
export function pruneAnswers(schema: Schema, answers: Answers): Answers {
  let pruned = answers;
  for (let passes = 0; passes < MAX_PASSES; passes++) {
    const next = pruneOnce(schema, pruned);
    if (next === pruned) return pruned;
    pruned = next;
  }
  throw new CircularCondition('Circular condition');
}

function pruneOnce(schema: Schema, answers: Answers): Answers {
  const known = prunedGroupsOf(schema);
  if (known.has(answers)) return answers;
  const resolved = resolve(schema, answers);
  const { properties = {} } = resolved;
  const next: Record<string, unknown> = {};
  let changed = false;
  for (const [key, value] of Object.entries(answers)) {
    const property = properties[key];
    const kept =
      property &&
      (isEmptyOptionalList(property, value, isRequired(resolved, key)) ? undefined : pruneValue(property, value));
    if (kept !== undefined) next[key] = kept;
    if (!Object.is(kept, value)) changed = true;
  }
  for (const [key, property] of Object.entries(properties)) {
    if (next[key] !== undefined) continue;
    const initial = initialAnswer(property, isRequired(resolved, key));
    if (initial === undefined) continue;
    next[key] = initial;
    changed = true;
  }
  if (changed) return next;
  known.add(answers);
  return answers;
}

function pruneValue(schema: Schema, value: unknown): unknown {
  if (Array.isArray(value) && schema.items) {
    const { items } = schema;
    const entries = value.map((entry) => pruneValue(items, entry));
    return entries.every((entry, i) => Object.is(entry, value[i])) ? value : entries;
  }
  return isRecord(value) && isGroupSchema(schema) ? pruneAnswers(schema, value) : value;
}

/** An optional list without entries is removed: JSON Schema accepts an absent list, but not one shorter than `minItems`. */
function isEmptyOptionalList(schema: Schema, value: unknown, isRequired: boolean): boolean {
  return !isRequired && !!schema.items && Array.isArray(value) && !value.length;
}

/**
 * What a visible question starts with: a read-only one its `const`, a group an empty object, a required list `minItems`
 * empty entries. Without these objects the questions inside would have no place for their answers.
 */
function initialAnswer(schema: Schema, isRequired: boolean): unknown {
  if (schema.readOnly) return schema.const;
  if (isRequired && schema.items && schema.minItems && isGroupSchema(schema.items)) {
    const { items, minItems } = schema;
    return Array.from({ length: minItems }, () => pruneAnswers(items, {}));
  }
  return isGroupSchema(schema) ? pruneAnswers(schema, {}) : undefined;
}
