// Parses JSON with error messages for people who do not know a parser's codes.
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { unclosed } from '../errors/unclosed.ts';

export interface JsonError {
  readonly offset: number;
  readonly problem: string;
  readonly repair: string;
}

type Message = readonly [problem: string, repair: string];

const INCOMPLETE: Message = ['something is missing here', 'Remove the comma before it, or write what should follow.'];
const ESCAPE: Message = ['invalid escape sequence after a \\', 'Write \\\\ for a backslash.'];
const MESSAGES: Readonly<Record<string, Message>> = {
  CommaExpected: ['a comma is missing before this', 'Add it after the previous entry.'],
  ColonExpected: ['a colon is missing after the name', 'Write "name": value.'],
  PropertyNameExpected: INCOMPLETE,
  ValueExpected: INCOMPLETE,
  EndOfFileExpected: ['there is text after the end of the JSON value', 'Remove it, or a } too many.'],
  InvalidSymbol: [
    'this is not a JSON value',
    'Write texts in double quotes ("); only numbers, true, false and null have none.',
  ],
  InvalidCommentToken: ['JSON has no comments', 'Remove it; in a schema, write notes as "$comment": "...".'],
  UnexpectedEndOfString: ['this text does not end on its line', 'Close it with a double quote (").'],
  InvalidCharacter: ['this text contains a tab or another control character', 'Write a space instead.'],
  InvalidEscapeCharacter: ESCAPE,
  InvalidUnicode: ESCAPE,
  InvalidNumberFormat: ['invalid number', 'Write e.g. 12, -3 or 0.5.'],
};

/** Errors of which `unclosed` finds the cause. */
const CLOSING: readonly string[] = ['CloseBraceExpected', 'CloseBracketExpected'];

/** More than any definition has; what reads one calls itself for each level, up to thrice. */
export const MOST_LEVELS = 100;

/** The syntax tree of a text, or its first error: too many levels, invalid JSON, a key that an object has twice, or no object. */
export function parseJson(text: string): Node | JsonError {
  const deep = levelBeyond(text);
  if (deep !== undefined) {
    const problem = `This is inside more than ${MOST_LEVELS} others of { } and [ ].`;
    return { offset: deep, problem, repair: 'Take it out, or write it as a part of its own under "$defs".' };
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  if (text.trim() === '') return fault(0, ['the file is empty', 'Write { } with its content.']);
  const [first] = errors;
  const open = first && unclosed(text);
  if (first && open && (open.offset <= first.offset || CLOSING.includes(printParseErrorCode(first.error)))) {
    const closing = open.bracket === '{' ? '}' : ']';
    const what = `a closing ${closing} is missing${open.isCertain ? ' before this' : ''}`;
    const which = `the ${open.bracket} of line ${open.line} ${open.isCertain ? 'has' : 'seems to have'} none`;
    return fault(Math.min(open.offset, first.offset), [what, `Add it: ${which}.`]);
  }
  if (first || !tree)
    return fault(first?.offset ?? 0, (first && MESSAGES[printParseErrorCode(first.error)]) ?? INCOMPLETE);
  return duplicateKey(tree) ?? notAnObject(tree) ?? tree;
}

/** Every file of a form or of the site is an object, and what reads it relies on that. */
function notAnObject({ type, offset }: Node): JsonError | undefined {
  if (type === 'object') return undefined;
  const what = { array: 'a list', string: 'a text', null: 'null' }[type as string] ?? `a ${type}`;
  return { offset, problem: `The file holds ${what}, but must hold an object.`, repair: 'Write { } with its content.' };
}

/** Where a part begins that is too many levels down; undefined in a text without one. Brackets in texts are none. */
function levelBeyond(text: string): number | undefined {
  let level = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{[\]}]/gs)) {
    if (token === '{' || token === '[') level += 1;
    else if (token === '}' || token === ']') level -= 1;
    if (level > MOST_LEVELS) return index;
  }
  return undefined;
}

function fault(offset: number, [what, repair]: Message): JsonError {
  return { offset, problem: `This is not JSON: ${what}.`, repair };
}

/** `JSON.parse` takes the last of two equal keys silently; a maintainer who copied a part expects both. */
function duplicateKey(node: Node): JsonError | undefined {
  const names = new Set<unknown>();
  for (const child of node.children ?? []) {
    const [key] = child.children ?? [];
    if (node.type === 'object' && names.has(key?.value)) {
      const problem = `The key "${key?.value}" occurs twice; only the last one would count.`;
      return { offset: child.offset, problem, repair: 'Remove one of them, or give it a name of its own.' };
    }
    names.add(key?.value);
    const inner = duplicateKey(child);
    if (inner) return inner;
  }
  return undefined;
}
