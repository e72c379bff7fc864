import { type Answers, isRecord, recordOf } from '../../core/index.ts';
import { sameAnswers } from './compareAnswers.ts';

/**
 * The answers of a group without those that say nothing: groups in which nothing is answered, and lists with blank entries, as a required list begins.
 * @param tested names whose answers a condition tests, which are kept
 * @param begun what the group begins with: of lists and groups that are still so, nothing was chosen
 */
export function withoutBlanks(group: unknown, tested: readonly string[] = [], begun: Answers = {}): Answers {
  const isBlank = (answer: unknown): boolean =>
    isRecord(answer) ? Object.values(answer).every(isBlank) : Array.isArray(answer) && answer.includes(undefined);
  const isBegun = (key: string, answer: unknown) => typeof answer === 'object' && sameAnswers(answer, begun[key]);
  const says = ([key, answer]: [string, unknown]) => tested.includes(key) || !(isBlank(answer) || isBegun(key, answer));
  return Object.fromEntries(Object.entries(recordOf(group)).filter(says));
}
