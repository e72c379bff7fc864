import type { Schema } from '../../core/index.ts';
import { answerText } from '../answers/answerText.ts';
import { MOMENTS } from '../answers/representativeAnswers.ts';
import { singleTests } from '../answers/singleTests.ts';
import { fieldReferences } from '../schema/fieldReferences.ts';
import { questionsAt } from '../schema/questions.ts';

/**
 * True if a condition of the group tests a text by a pattern of which it is not known whether any answer matches it, or fails to (`answerText`). So what `combinations` says of the
 * condition is not certain. Days and times are excepted: for them it tries every value.
 */
export function isHardCondition(group: Schema, condition: Schema): boolean {
  return [...fieldReferences(condition).values()].some(({ path, tests }) => {
    const patterns = singleTests(tests).flatMap(({ pattern }) => pattern ?? []);
    const questions = questionsAt(group, path).filter(({ format = '' }) => !MOMENTS.has(format));
    return patterns.some((pattern) => questions.some((question) => isUnknown(question, pattern)));
  });
}

function isUnknown(question: Schema, pattern: string): boolean {
  return answerText(question, [pattern], []) === undefined || answerText(question, [], [pattern]) === undefined;
}
