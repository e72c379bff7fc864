import { strictPattern } from '../../schema/strictPattern.ts';
import { syntaxErrorOf } from '../../schema/textMatching.ts';
import { schemaRule } from '../schemaRule.ts';

const UNCLEAR = 'Close what was opened, and escape what is meant literally.';

/** A pattern is a valid regular expression. */
export const patterns = schemaRule('schemas', function* ({ pattern }) {
  if (pattern === undefined) return;
  const fault = syntaxErrorOf(pattern);
  if (fault === undefined) return;
  const problem = `The pattern is not a regular expression: ${fault}.`;
  const strict = strictPattern(pattern);
  const repair = strict === undefined ? UNCLEAR : `Write ${JSON.stringify(strict)}, which matches the same.`;
  yield { at: '/pattern', problem, repair, ...(strict !== undefined && { becomes: strict }) };
});
