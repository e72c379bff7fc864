import { type Answers, isRecord, recordOf } from '../../core/index.ts';
import { sameAnswers } from './compareAnswers.ts';

/**
 * The answers of a group without those that nobody has chosen: groups in which nothing is answered, lists with blank entries, and lists and groups that
 * are as the group begins with them.
 * @param tested names whose answers are kept in any case, because a condition tests them
 * @param begun the answers that the group begins with
 */
export function withoutBlanks(group: unknown, tested: readonly string[] = [], begun: Answers = {}): Answers {
  const isBlank = (answer: unknown): boolean =>
    isRecord(answer) ? Object.values(answer).every(isBlank) : Array.isArray(answer) && answer.includes(undefined);
  const isBegun = (key: string, answer: unknown) => typeof answer === 'object' && sameAnswers(answer, begun[key]);
  const says = ([key, answer]: [string, unknown]) => tested.includes(key) || !(isBlank(answer) || isBegun(key, answer));
  return Object.fromEntries(Object.entries(recordOf(group)).filter(says));
}
