// Normalises a submission or a draft for validation. Answers of questions that the definition does not have are left out and
// their names are returned. A question that is declared but hidden is not unknown: `pruneAnswers` removes its answer later.
import { declaredProperties } from '../model/declaredProperties.ts';
import { toName } from '../model/path.ts';
import { isGroupSchema, isRecord } from '../model/schema.ts';
import type { Answers, Path, Schema } from '../model/types.ts';
import { normaliseAnswer } from './normaliseAnswer.ts';
import { pruneAnswers } from './pruneAnswers.ts';
import { applicableProperties } from './resolve.ts';

export interface Normalised {
  readonly answers: Answers;
  /** Names that no question of the form has. */
  readonly unknown: readonly string[];
}

/** Normalises a whole submission against the form's schema. */
export function normaliseAnswers(schema: Schema, raw: Answers): Normalised {
  const unknown: string[] = [];
  return { answers: normaliseGroup(schema, raw, [], unknown), unknown };
}

/**
 * Two branches may declare one name with different types, and other answers of the group decide which of them applies. So the group
 * is normalised again until its answers are of the branches that apply: a chain of conditions needs one pass for each.
 */
function normaliseGroup(schema: Schema, raw: Answers, path: Path, unknown: string[]): Answers {
  const keys = Object.keys(raw);
  let properties = declaredProperties(schema);
  let names = unknown;
  for (let passes = 0; ; passes++) {
    const answers: Record<string, unknown> = {};
    for (const key of keys) {
      const below = [...path, key];
      const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
      const answer = property && normaliseValue(property, raw[key], below, names);
      if (!property) names.push(toName(below));
      if (answer !== undefined) answers[key] = answer;
    }
    const applied = properties;
    properties = applicableProperties(schema, pruneAnswers(schema, answers));
    if (passes > keys.length || keys.every((key) => properties[key] === applied[key])) return answers;
    // The first pass found what no branch declares; a later one misses also what other branches do.
    names = [];
  }
}

function normaliseValue(schema: Schema, value: unknown, path: Path, unknown: string[]): unknown {
  if (Array.isArray(value) && schema.items) {
    const { items } = schema;
    return value.map((entry, i) => normaliseValue(items, entry, [...path, i], unknown));
  }
  if (isRecord(value) && isGroupSchema(schema)) return normaliseGroup(schema, value, path, unknown);
  return normaliseAnswer(schema, value);
}
