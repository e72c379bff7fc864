import type { Schema } from '../../core/index.ts';
import { type GroupQuestion, groupQuestions } from '../schema/groupQuestions.ts';

/**
 * True for a question without a type in a branch, which is a declaration only because the part that asks it does not apply wherever the branch
 * does. The rule `typesDeclared` reports it; the others would say that it lacks what that part has.
 */
export function isAskedElsewhere(group: Schema, { key, schema, narrows }: GroupQuestion): boolean {
  if (narrows || schema.type !== undefined) return false;
  return groupQuestions(group).some((other) => other.key === key && other.schema.type !== undefined);
}
