import { syntaxErrorOf } from '../../schema/textMatching.ts';
import { schemaRule } from '../schemaRule.ts';

/** A pattern is a valid regular expression. */
export const patterns = schemaRule('schemas', function* ({ pattern }) {
  if (pattern === undefined) return;
  const fault = syntaxErrorOf(pattern);
  if (fault === undefined) return;
  const problem = `The pattern is not a regular expression: ${fault}.`;
  yield { at: '/pattern', problem, repair: 'Close what was opened, and escape what is meant literally.' };
});
