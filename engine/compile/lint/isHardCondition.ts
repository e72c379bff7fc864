import type { Schema } from '../../core/index.ts';
import { MOMENTS } from '../answers/representativeAnswers.ts';
import { singleTests } from '../answers/singleTests.ts';
import { fieldReferences } from '../schema/fieldReferences.ts';
import { isHardToMatch } from '../schema/patterns/textMatching.ts';
import { questionsAt } from '../schema/questions.ts';

/**
 * True if a condition of the group tests a text by a pattern with look-around. `textsFor` may find no text that matches such a pattern although there is one, so
 * what `combinations` says of the condition is not certain. Days and times are excepted: for them it tries every value.
 */
export function isHardCondition(group: Schema, condition: Schema): boolean {
  return [...fieldReferences(condition).values()].some(({ path, tests }) => {
    const isHardTest = singleTests(tests).some(({ pattern = '' }) => isHardToMatch(pattern));
    return isHardTest && questionsAt(group, path).some(({ format = '' }) => !MOMENTS.has(format));
  });
}
