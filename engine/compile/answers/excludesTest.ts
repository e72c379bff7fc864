import type { Schema } from '../../core/index.ts';
import { patternLengths } from '../schema/patternLengths.ts';
import { patternsExclude } from '../schema/patternsExclude.ts';

/** True if no answer to the question passes the test's `pattern`: the question's own `pattern`, `minLength` and `maxLength` exclude it. */
export function excludesTest({ pattern = '', minLength = 0, maxLength = Infinity }: Schema, test: Schema): boolean {
  if (test.pattern === undefined) return false;
  const { least, most } = patternLengths(test.pattern) ?? { least: 0, most: Infinity };
  return most < minLength || least > maxLength || patternsExclude(pattern, test.pattern);
}
