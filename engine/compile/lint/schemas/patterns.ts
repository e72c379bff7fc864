import { matchesEveryAnswer, matchesNoAnswer } from '../../schema/patterns/commonText.ts';
import { inJavaScript } from '../../schema/patterns/otherDialects.ts';
import { isSlow, quickPattern, repairOfSlow, SLOW } from '../../schema/patterns/slowPattern.ts';
import { strictPattern } from '../../schema/patterns/strictPattern.ts';
import { matchesEveryText, syntaxErrorOf } from '../../schema/patterns/textMatching.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

const UNCLEAR = 'Close what was opened, and escape what is meant literally.';

/** A pattern is a valid regular expression. */
export const patterns = schemaRule('schemas', function* ({ pattern, format }) {
  if (pattern === undefined) return;
  if (CONTROLS.test(pattern)) return yield* withControls(pattern);
  const fault = syntaxErrorOf(pattern);
  if (fault === undefined) {
    const slashes = [...inSlashes(pattern)];
    if (slashes.length > 0) return yield* slashes;
    const slow = [...thatIsSlow(pattern)];
    if (slow.length > 0) return yield* slow;
    yield* betweenCases(pattern);
    yield* ofEveryText(pattern, format);
    yield* ofNoText(pattern);
    return;
  }
  const problem = `The pattern is not a regular expression: ${fault}.`;
  const strict = strictPattern(pattern) ?? inJavaScript(pattern);
  const repair =
    strict !== undefined
      ? `Write ${JSON.stringify(strict)}, which matches the same.`
      : pattern.startsWith('(?i)')
        ? 'Remove "(?i)", and write small and capital letters both, as [a-zA-Z].'
        : UNCLEAR;
  yield { at: '/pattern', problem, repair, ...(strict !== undefined && { becomes: strict }) };
});

/** What JSON reads for `\b`, `\f`, `\n`, `\r` and `\t` with one backslash: characters that nobody types into a line. */
const CONTROLS = /[\b\f\n\r\t]/;
const ESCAPED: Readonly<Record<string, string>> = { '\b': 'b', '\f': 'f', '\n': 'n', '\r': 'r', '\t': 't' };

function* withControls(pattern: string): Generator<Fault> {
  const meant = pattern.replaceAll(/[\b\f\n\r\t]/g, (sign) => `\\${ESCAPED[sign]}`);
  const problem = 'The pattern has a character that nobody can type: a backslash of a pattern is two in JSON.';
  yield { at: '/pattern', problem, repair: `Write ${JSON.stringify(meant)}.`, becomes: meant };
}

/** A pattern between slashes, as programs write it: no text has a slash before its beginning or behind its end. */
function* inSlashes(pattern: string): Generator<Fault> {
  const [, inner = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(pattern) ?? [];
  if (!/^\^|(?<!\\)\$$/.test(inner)) return;
  const besides = flags.includes('i') ? ', with small and capital letters both, as [a-zA-Z]' : '';
  const repair = `Write it without the slashes: ${JSON.stringify(inner)}${besides}.`;
  yield { at: '/pattern', problem: 'The pattern matches no text.', repair, ...(flags === '' && { becomes: inner }) };
}

/** `[A-z]`, a range of 58 characters. */
function* betweenCases(pattern: string): Generator<Fault> {
  const meant = pattern.replaceAll(/(?<!\\)\[(?:\\.|[^\]\\])*\]/g, (all) => all.replace(/(?<!\\)A-z/, 'A-Za-z'));
  if (meant === pattern) return;
  const problem = 'Between "Z" and "a" stand six signs more, [ \\ ] ^ _ and `, which "A-z" matches as well.';
  yield { at: '/pattern', problem, repair: `Write ${JSON.stringify(meant)}.`, becomes: meant };
}

function* ofEveryText(pattern: string, format: string | undefined): Generator<Fault> {
  const isSought = matchesEveryText(pattern) && !matchesEveryAnswer(`^(?:${pattern})$`);
  if (format === undefined && !isSought && matchesEveryAnswer(pattern)) {
    const problem = 'Every answer of one line matches this pattern: a blank text is none.';
    yield { at: '/pattern', problem, repair: 'Remove it with its message.' };
  } else if (matchesEveryText(pattern)) {
    const problem = 'Every text matches this pattern: it is sought anywhere in the text, and it matches nothing, too.';
    const repair = 'Write "^" before it and "$" behind it if the whole text is meant, or remove it with its message.';
    yield { at: '/pattern', problem, repair };
  }
}

function* thatIsSlow(pattern: string): Generator<Fault> {
  if (!isSlow(pattern)) return;
  const quick = quickPattern(pattern);
  yield { at: '/pattern', problem: SLOW, repair: repairOfSlow(quick), ...(quick !== undefined && { becomes: quick }) };
}

function* ofNoText(pattern: string): Generator<Fault> {
  if (!matchesNoAnswer(pattern)) return;
  if (new RegExp(pattern, 'u').test('')) {
    const problem = 'Only a blank text matches this pattern, and a blank text is no answer.';
    return yield { at: '/pattern', problem, repair: 'Correct it, or remove the question.' };
  }
  const problem = 'No answer matches this pattern.';
  const meant = [pattern.replace(/^\/|\/[a-z]*$/g, ''), withoutBlanks(pattern), inDigits(pattern)].find(
    (one) => one !== pattern && syntaxErrorOf(one) === undefined && !matchesNoAnswer(one),
  );
  const repair =
    meant === undefined
      ? 'Correct it: an answer has no blanks at its ends, and its digits are kept as 0 to 9.'
      : `Write ${JSON.stringify(meant)}.`;
  yield { at: '/pattern', problem, repair };
}

/** Without blanks at the ends and beside the anchors, where no answer has any. */
function withoutBlanks(pattern: string): string {
  return pattern.trim().replace(/^\^ +/, '^').replace(/ +\$$/, '$');
}

/** Digits are kept as 0 to 9, whatever a visitor types. */
function inDigits(pattern: string): string {
  return pattern
    .replaceAll(/\\u066([0-9])|\\u06[fF]([0-9])/g, '$1$2')
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
