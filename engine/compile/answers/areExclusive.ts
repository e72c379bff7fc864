import type { Schema } from '../../core/index.ts';
import { appliesTo, areOpposite, type GroupPart } from '../schema/groupParts.ts';
import { combinations, isExhaustive } from './combinations.ts';

/**
 * True if no answers have both parts: they stand under `then` and `else` of one `if`, or none of the group's `combinations` fulfils the conditions of both. Only for parts that declare or require the
 * same question: for these, `testedTogether` has the conditions of both tried in all combinations. For others it may be true although some answers have both.
 */
export function areExclusive(group: Schema, one: GroupPart, other: GroupPart): boolean {
  if (areOpposite(one, other)) return true;
  const areConditional = one.under.length > 0 && other.under.length > 0;
  if (!areConditional || !isExhaustive(group)) return false;
  return !combinations(group).some((answers) => [one, other].every(({ under }) => appliesTo(under, answers)));
}
