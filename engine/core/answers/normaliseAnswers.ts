// Normalises a submission or a draft for validation. Answers of questions that the definition does not have are left out and
// their names are returned. A question that is declared but hidden is not unknown: `pruneAnswers` removes its answer later.
import { declaredProperties } from '../model/declaredProperties.ts';
import { toName } from '../model/path.ts';
import { isGroupSchema, isRecord } from '../model/schema.ts';
import type { Answers, Path, Schema } from '../model/types.ts';
import { normaliseAnswer } from './normaliseAnswer.ts';

export interface Normalised {
  readonly answers: Answers;
  /** Names that no question of the form has. */
  readonly unknown: readonly string[];
}

/** Normalises a whole submission against the form's schema. */
export function normaliseAnswers(schema: Schema, raw: Answers): Normalised {
  const unknown: string[] = [];
  const answers = normaliseGroup(schema, raw, [], unknown);
  return { answers, unknown };
}

function normaliseGroup(schema: Schema, raw: Answers, path: Path, unknown: string[]): Answers {
  const properties = declaredProperties(schema);
  const answers: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(raw)) {
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (!property) {
      unknown.push(toName([...path, key]));
      continue;
    }
    const answer = normaliseValue(property, value, [...path, key], unknown);
    if (answer !== undefined) answers[key] = answer;
  }
  return answers;
}

function normaliseValue(schema: Schema, value: unknown, path: Path, unknown: string[]): unknown {
  if (Array.isArray(value) && schema.items) {
    const { items } = schema;
    return value.map((entry, i) => normaliseValue(items, entry, [...path, i], unknown));
  }
  if (isRecord(value) && isGroupSchema(schema)) return normaliseGroup(schema, value, path, unknown);
  return normaliseAnswer(schema, value);
}
