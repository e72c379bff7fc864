import type { Schema } from '../../core/index.ts';
import { appliesTo, type Branch } from '../schema/groupParts.ts';
import { combinations, isExhaustive } from './combinations.ts';

/**
 * True if the question has an answer in every combination of answers to which a part of the group applies. False where the part never applies, and where not all
 * combinations are tried.
 * @param under the branches that the part stands in
 */
export function isAlwaysAnswered(group: Schema, key: string, under: readonly Branch[]): boolean {
  if (!isExhaustive(group)) return false;
  const applying = combinations(group).filter((answers) => appliesTo(under, answers));
  return applying.length > 0 && applying.every((answers) => answers[key] !== undefined);
}
