import { schemaRule } from '../schemaRule.ts';

/** A pattern is a valid regular expression. */
export const patterns = schemaRule('schemas', function* ({ pattern }) {
  if (pattern === undefined) return;
  const problem = syntaxErrorOf(pattern);
  if (problem === undefined) return;
  yield { at: '/pattern', problem, repair: 'Close what was opened, and escape what is meant literally.' };
});

function syntaxErrorOf(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u');
    return undefined;
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    return `The pattern is not a regular expression: ${cause.message}.`;
  }
}
