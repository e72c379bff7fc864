// What the limits of a text say of a test by `pattern`.
import { lengthsOf, type Schema } from '../../core/index.ts';
import { patternLengths } from '../schema/patterns/patternLengths.ts';
import { answerText } from './answerText.ts';

/** True if no answer to the question passes the test's `pattern`: the question's own `pattern`, `minLength` and `maxLength` exclude it. */
export function excludesTest(question: Schema, test: Schema): boolean {
  if (test.pattern === undefined) return false;
  const { minLength = 0, maxLength = Infinity } = question;
  const { least, most } = patternLengths(test.pattern) ?? { least: 0, most: Infinity };
  return most < minLength || least > maxLength || answerText(question, [test.pattern], []) === null;
}

/** True if the test is one of lengths, and every answer to the question passes it: the question's own `pattern`, `minLength` and `maxLength` say as much. */
export function impliesTest({ pattern, minLength = 0, maxLength = Infinity }: Schema, test: Schema): boolean {
  const lengths = test.pattern === undefined ? undefined : lengthsOf(test.pattern);
  if (!lengths) return false;
  const { least, most } = (pattern === undefined ? undefined : patternLengths(pattern)) ?? { least: 0, most: Infinity };
  // A text without characters is no answer.
  return Math.max(1, minLength, least) >= lengths.least && Math.min(maxLength, most) <= (lengths.most ?? Infinity);
}
