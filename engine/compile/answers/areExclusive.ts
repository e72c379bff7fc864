import type { Schema } from '../../core/index.ts';
import { appliesTo, areOpposite, type GroupPart } from '../schema/groupParts.ts';
import { combinations, isExhaustive } from './combinations.ts';

/**
 * True if no answers have both parts, which say something of the same question: they are under opposite branches of one condition, or no combination of answers fulfils the conditions of both. Of parts about
 * different questions the combinations do not decide that: they put what no question connects side by side, and not in all pairs.
 */
export function areExclusive(group: Schema, one: GroupPart, other: GroupPart): boolean {
  if (areOpposite(one, other)) return true;
  const areConditional = one.under.length > 0 && other.under.length > 0;
  if (!areConditional || !isExhaustive(group)) return false;
  return !combinations(group).some((answers) => [one, other].every(({ under }) => appliesTo(under, answers)));
}
