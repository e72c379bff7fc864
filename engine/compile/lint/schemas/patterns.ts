import { strictPattern } from '../../schema/strictPattern.ts';
import { syntaxErrorOf } from '../../schema/textMatching.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

const UNCLEAR = 'Close what was opened, and escape what is meant literally.';

/** A pattern is a valid regular expression. */
export const patterns = schemaRule('schemas', function* ({ pattern }) {
  if (pattern === undefined) return;
  const fault = syntaxErrorOf(pattern);
  if (fault === undefined) {
    yield* inSlashes(pattern);
    return;
  }
  const problem = `The pattern is not a regular expression: ${fault}.`;
  const strict = strictPattern(pattern);
  const repair = strict === undefined ? UNCLEAR : `Write ${JSON.stringify(strict)}, which matches the same.`;
  yield { at: '/pattern', problem, repair, ...(strict !== undefined && { becomes: strict }) };
});

/** A pattern between slashes, as programs write it: no text has a slash before its beginning or behind its end. */
function* inSlashes(pattern: string): Generator<Fault> {
  const [, inner = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(pattern) ?? [];
  if (!/^\^|(?<!\\)\$$/.test(inner)) return;
  const besides = flags.includes('i') ? ', with small and capital letters both, as [a-zA-Z]' : '';
  const repair = `Write it without the slashes: ${JSON.stringify(inner)}${besides}.`;
  yield { at: '/pattern', problem: 'The pattern matches no text.', repair, ...(flags === '' && { becomes: inner }) };
}
