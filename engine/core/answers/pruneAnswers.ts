// Removes answers whose question is hidden, adds the initial answers of visible questions (empty groups, the entries that a
// required list starts with, fixed answers), and computes those that follow from others, whatever they were. An answer of another type than its question has in the branches that apply now is read
// again, as the service reads it. A removed answer may have been part of another condition, so a group is pruned
// until a pass changes nothing. Only a question with an initial answer that hides itself, directly or by way of others, would never
// end: the compiler's rule `conditionsNotCircular` refuses such a definition, by the error that ends the passes here.
// Unchanged groups keep their identity, and pruned groups are cached, so an unchanged list entry is not visited again.
import { memoise } from '../model/memoise.ts';
import { isGroupSchema, isList, isRecord, isRequired } from '../model/schema.ts';
import type { Answers, Schema } from '../model/types.ts';
import { normaliseAnswer } from './normaliseAnswer.ts';
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
  throw new CircularCondition();
}

function pruneOnce(schema: Schema, answers: Answers): Answers {
  const known = prunedGroupsOf(schema);
  if (known.has(answers)) return answers;
  const resolved = resolve(schema, answers);
  const { properties = {} } = resolved;
  const next: Record<string, unknown> = {};
  let [changed, begins] = [false, false];
  for (const key of Object.keys({ ...answers, ...properties })) {
    const property = properties[key];
    const value = answers[key];
    const settled = property && settle(property, value, isRequired(resolved, key), answers);
    if (settled !== undefined) next[key] = settled;
    if (!Object.is(settled, value)) changed = true;
    if (value === undefined && settled !== undefined) begins = true;
  }
  // What has begun may ask for an answer that is hidden without it.
  if (changed) return begins ? { ...answers, ...next } : next;
  known.add(answers);
  return answers;
}

/** The answer to a visible question of a group with these answers, or an entry of a list; an earlier pass may have left it unanswered. */
function settle(schema: Schema, value: unknown, isRequired?: boolean, answers: Answers = {}): unknown {
  // In a file that is checked before it is compiled, an unknown key may have the same name.
  if (typeof schema.compute === 'function') return schema.compute(answers);
  if (value === undefined) return initialAnswer(schema, isRequired);
  // A list without entries is no answer: JSON Schema counts an empty list as one, but not an absent one. A required list with `minItems` keeps its place, so that the
  // message of `minItems` is shown.
  const isKept = isRequired && schema.minItems;
  if (!isKept && schema.items && Array.isArray(value) && !value.length) return undefined;
  return pruneValue(schema, value);
}

function pruneValue(schema: Schema, value: unknown): unknown {
  if (Array.isArray(value) && schema.items) {
    const { items } = schema;
    const entries = value.map((entry) => settle(items, entry));
    return entries.every((entry, i) => Object.is(entry, value[i])) ? value : entries;
  }
  if (isRecord(value) && isGroupSchema(schema)) return pruneAnswers(schema, value);
  if (typeof value === 'object' || value === undefined) return value;
  // A branch may ask for a number under a name that another asks for a text under.
  const isOther = (schema.type === 'string') !== (typeof value === 'string');
  return isOther ? normaliseAnswer(schema, String(value)) : value;
}

/**
 * What a visible question starts with: a read-only one its `const`, a group an empty object, a list that is required, or an entry of
 * another, `minItems` empty entries. Without these objects the questions inside would have no place for their answers.
 */
function initialAnswer(schema: Schema, isRequired?: boolean): unknown {
  if (schema.readOnly) return schema.const;
  const { items, minItems } = schema;
  if (isRequired !== false && items && minItems && isList(schema))
    return Array.from({ length: minItems }, () => initialAnswer(items));
  return isGroupSchema(schema) ? pruneAnswers(schema, {}) : undefined;
}
