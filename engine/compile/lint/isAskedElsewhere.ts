import type { Schema } from '../../core/index.ts';
import { type GroupQuestion, groupQuestions } from '../schema/groupQuestions.ts';

/**
 * True if a branch says something of a question that only another branch declares, which does not apply wherever this one does. As this branch has no
 * type or title for it, `typesDeclared` reports it in words of its own; other rules skip it, because they would report the missing keywords again.
 */
export function isAskedElsewhere(group: Schema, { key, schema, narrows }: GroupQuestion): boolean {
  if (narrows || schema.type !== undefined) return false;
  return groupQuestions(group).some((other) => other.key === key && other.schema.type !== undefined);
}
