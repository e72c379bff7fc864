// Parses JSON with error messages for people who do not know a parser's codes.
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { isRecord } from '../../core/index.ts';
import { unclosed } from '../errors/unclosed.ts';
import { foreignNotation } from '../foreign/foreignNotation.ts';
import { missingColons } from '../foreign/missingColons.ts';

export interface JsonError {
  readonly offset: number;
  readonly problem: string;
  readonly repair: string;
}

/** What is wrong with a text. */
export interface JsonFaults {
  /** In the order of the text, at least one; of a text that cannot be read on, the first. */
  readonly faults: readonly [JsonError, ...JsonError[]];
  /** The syntax tree that is meant, where all of them are about notation: commas, comments, tabs, quotes, keys that an object has twice, the very last bracket. */
  readonly meant?: Node;
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

/** Errors by which jsonc-parser loses no value: it reads on after a missing comma, and keeps a tab inside of a text. */
const OF_NOTATION: readonly string[] = ['CommaExpected', 'InvalidCharacter'];

/** The syntax tree of a text, or what is wrong with it: too many levels, invalid JSON, keys that an object has twice, or no object. */
export function parseJson(written: string): Node | JsonFaults {
  const deep = levelBeyond(written);
  if (deep !== undefined) {
    const problem = `This is inside more than ${MOST_LEVELS} others of { } and [ ].`;
    const repair = 'Take it out, or write it as a part of its own under "$defs".';
    return { faults: [{ offset: deep, problem, repair }] };
  }
  const inJson = parseNotation(written);
  if (!('faults' in inJson)) return inJson;
  const colons = missingColons(written);
  const { text, found, offsetIn } = foreignNotation(colons.text);
  if (found.length + colons.offsets.length === 0) return inJson;
  const read = parseNotation(text);
  const meant = 'faults' in read ? read.meant : read;
  if (!meant) return inJson;
  const left = 'faults' in read ? read.faults : [];
  const all = [
    ...colonsMissing(colons.offsets),
    ...found.map(({ offset, what, repair }) => fault(offset, [what, repair])),
    ...left.map((one) => ({ ...one, offset: offsetIn(one.offset) })),
  ];
  const [first = inJson.faults[0], ...others] = all.sort((one, other) => one.offset - other.offset);
  return { faults: [first, ...others], meant: moved(meant, offsetIn) };
}

/** One finding for all in the file. */
function colonsMissing(offsets: readonly number[]): readonly JsonError[] {
  const first = Math.min(...offsets);
  if (offsets.length < 2) return offsets.map((at) => fault(at, ['a colon is missing after the name', 'Write : here.']));
  return [
    fault(first, [`${offsets.length} colons are missing after names, of which this is the first`, 'Write : there.']),
  ];
}

/** The same tree, with the offsets of the text as it is written. */
function moved({ children, ...node }: Node, offsetIn: (offset: number) => number, parent?: Node): Node {
  const below: Node[] = [];
  const own: Node = {
    ...node,
    offset: offsetIn(node.offset),
    ...(parent && { parent }),
    ...(children && { children: below }),
  };
  below.push(...(children ?? []).map((child) => moved(child, offsetIn, own)));
  return own;
}

/** As {@link parseJson}, of a text in which comments, quotes and the like that JSON does not have are replaced by what is meant (`foreignNotation.ts`). */
function parseNotation(text: string): Node | JsonFaults {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  if (text.trim() === '') return { faults: [fault(0, ['the file is empty', 'Write { } with its content.'])] };
  const [first] = errors;
  const open = first && unclosed(text);
  if (first && open && (open.offset <= first.offset || CLOSING.includes(printParseErrorCode(first.error)))) {
    const closing = open.bracket === '{' ? '}' : ']';
    const what = `a closing ${closing} is missing${open.isCertain ? ' before this' : ''}`;
    const which = `the ${open.bracket} of line ${open.line} ${open.isCertain ? 'has' : 'seems to have'} none`;
    const closed = open.isLast ? treeMeant(text + closing) : undefined;
    return {
      faults: [fault(Math.min(open.offset, first.offset), [what, `Add it: ${which}.`])],
      ...(closed && { meant: closed }),
    };
  }
  const meant = first ? treeMeant(text) : tree;
  if (!meant) return { faults: [faultOf(first)] };
  const other = notAnObject(meant);
  const [one, ...others] = [...atOffsets(errors).map(faultOf), ...duplicateKeys(meant), ...(other ?? [])];
  if (!one) return meant;
  return { faults: [one, ...others], ...(!other && { meant }) };
}

/** The tree of a text in which comments, commas after the last entry and missing commas are tolerated, and a tab is read as the space that is meant; undefined if it has other errors. */
function treeMeant(text: string): Node | undefined {
  const left: ParseError[] = [];
  const tree = parseTree(text.replaceAll('\t', ' '), left, { allowTrailingComma: true });
  return left.every(({ error }) => OF_NOTATION.includes(printParseErrorCode(error))) ? tree : undefined;
}

/** The first error at each offset. */
function atOffsets(errors: readonly ParseError[]): readonly ParseError[] {
  return errors.filter(({ offset }, i) => errors.findIndex((other) => other.offset === offset) === i);
}

function faultOf(error: ParseError | undefined): JsonError {
  return fault(error?.offset ?? 0, (error && MESSAGES[printParseErrorCode(error.error)]) ?? INCOMPLETE);
}

/** Every file of a form or of the site is an object, and what reads it relies on that. */
function notAnObject({ type, offset }: Node): readonly JsonError[] | undefined {
  if (type === 'object') return undefined;
  const what = { array: 'a list', string: 'a text', null: 'null' }[type as string] ?? `a ${type}`;
  const problem = `The file holds ${what}, but must hold an object.`;
  return [{ offset, problem, repair: 'Write { } with its content.' }];
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
function* duplicateKeys(node: Node): Generator<JsonError> {
  const names = new Set<unknown>();
  for (const child of node.children ?? []) {
    const [key] = child.children ?? [];
    if (node.type === 'object' && names.has(key?.value)) {
      const problem = `The key "${key?.value}" occurs twice; only the last one would count.`;
      yield { offset: child.offset, problem, repair: repairOfTwice(String(key?.value)) };
    }
    names.add(key?.value);
    yield* duplicateKeys(child);
  }
}

/** A keyword cannot be given another name. */
function repairOfTwice(key: string): string {
  if (['if', 'then', 'else'].includes(key))
    return 'Write each condition with its branches as an entry of "allOf": [{ "if": { ... }, "then": { ... } }, ...].';
  if (key === 'required' || key === 'enum') return 'Put all of them into one list.';
  if (key === 'properties' || key === 'errorMessage') return 'Put all of them into one object.';
  return 'Remove one of them, or give it a name of its own.';
}

/** The JSON value of a syntax tree. If an object has a key twice, with an object each, the result has the keys of both; otherwise the last value. */
export function nodeValue({ type, value, children = [] }: Node): unknown {
  if (type === 'array') return children.map(nodeValue);
  if (type !== 'object') return value;
  const parts = new Map<string, unknown>();
  for (const { children: [key, part] = [] } of children) {
    const name = String(key?.value);
    const [before, after] = [parts.get(name), part && nodeValue(part)];
    parts.set(name, isRecord(before) && isRecord(after) ? { ...before, ...after } : after);
  }
  return Object.fromEntries(parts);
}
