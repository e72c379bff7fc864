// What is wrong with a text that should be JSON, in words: a maintainer knows commas and quotes, not a parser's codes.
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

export interface JsonFault {
  readonly offset: number;
  readonly problem: string;
  readonly repair: string;
}

type Words = readonly [problem: string, repair: string];

const SURPLUS: Words = ['something is missing here', 'Remove the comma before it, or write what should follow.'];
const ESCAPE: Words = ['a \\ stands before what it cannot stand before', 'Write \\\\ for a backslash.'];
const WORDS: Readonly<Record<string, Words>> = {
  CommaExpected: ['a comma is missing before this', 'Add it at the end of what stands before.'],
  ColonExpected: ['a colon is missing after the name', 'Write "name": value.'],
  PropertyNameExpected: SURPLUS,
  ValueExpected: SURPLUS,
  CloseBraceExpected: ['a closing } is missing', 'Add it; a { without its } may stand far above.'],
  CloseBracketExpected: ['a closing ] is missing', 'Add it; a [ without its ] may stand far above.'],
  EndOfFileExpected: ['the file goes on after its end', 'Remove what stands here, or a } too many.'],
  InvalidSymbol: ['this is no value', 'Write texts in double quotes ("); bare are only numbers, true, false, null.'],
  InvalidCommentToken: ['a comment stands here', 'Remove it; in a schema, "$comment": "..." is for notes.'],
  UnexpectedEndOfString: ['this text does not end on its line', 'Close it with a double quote (").'],
  InvalidCharacter: ['this text holds a tab or another control character', 'Write a blank instead.'],
  InvalidEscapeCharacter: ESCAPE,
  InvalidUnicode: ESCAPE,
  InvalidNumberFormat: ['this number is not written as JSON has it', 'Write e.g. 12, -3 or 0.5.'],
};

/** The tree of a text, or the first thing that is wrong with it: no JSON, or a name that an object has twice. */
export function parseJson(text: string): Node | JsonFault {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  if (text.trim() === '') return fault(0, ['there is nothing in the file', 'Write { } with what belongs into it.']);
  const [first] = errors;
  if (first || !tree) return fault(first?.offset ?? 0, (first && WORDS[printParseErrorCode(first.error)]) ?? SURPLUS);
  return namedTwice(tree) ?? tree;
}

function fault(offset: number, [what, repair]: Words): JsonFault {
  return { offset, problem: `This is not JSON: ${what}.`, repair };
}

/** JSON lets the last one win without a word; a maintainer who copied a part means both. */
function namedTwice(node: Node): JsonFault | undefined {
  const names = new Set<unknown>();
  for (const child of node.children ?? []) {
    const [key] = child.children ?? [];
    if (node.type === 'object' && names.has(key?.value)) {
      const problem = `"${key?.value}" stands here twice; only the last one would count.`;
      return { offset: child.offset, problem, repair: 'Remove one of them, or give it a name of its own.' };
    }
    names.add(key?.value);
    const inner = namedTwice(child);
    if (inner) return inner;
  }
  return undefined;
}
