// The texts that a pattern matches, as a finite automaton: two can be intersected, one can be complemented, and whether any text is left is decided and not guessed.
import {
  type Assertion,
  CharSet,
  type Concatenation,
  combineTransformers,
  DFA,
  type Element,
  JS,
  NFA,
  type NoParent,
  TooManyNodesError,
  Transformers,
  transform,
  visitAst,
} from 'refa';
import { syntaxErrorOf } from './textMatching.ts';

/** Reads a text from its first character to its last. */
export type Automaton = NFA;

export const LAST_CODE_POINT = 0x10ffff;

const WITHOUT_ASSERTIONS = combineTransformers([
  Transformers.applyAssertions(),
  Transformers.removeUnnecessaryAssertions(),
  Transformers.inline(),
  Transformers.removeDeadBranches(),
]);

/**
 * What stands around a match in a text, on either side: nothing, or at least one character. Each of the four cases is read by itself, so that `^` and `$` inside of alternatives, as in `(^|,)a`, can be
 * decided.
 */
const AROUND = [
  ['', ''],
  ['[^]+', ''],
  ['', '[^]+'],
  ['[^]+', '[^]+'],
] as const;

/** The pattern matches a text if all automata of one of these lists accept it. Each list is of one of the alternatives between `|`: an automaton for what is matched, and one for each lookahead at its beginning. */
type Alternatives = readonly (readonly Automaton[])[];

const alternativesByPattern = new Map<string, Alternatives | undefined>();
const automata = new Map<string, Automaton | undefined>();
const complements = new Map<string, Automaton | undefined>();

/**
 * Of all texts in which the pattern matches somewhere. Undefined where it is invalid, has a back reference or a lookaround that is neither at its beginning nor resolved by `refa`, or where its
 * automaton would have more than 10,000 nodes, the limit that `refa` sets.
 */
export function automatonOf(pattern: string): Automaton | undefined {
  if (!automata.has(pattern)) {
    const all = alternativesOf(pattern);
    automata.set(pattern, all && withinLimits(() => unionOf(all.map(intersectionOfAll))));
  }
  return automata.get(pattern);
}

/**
 * Of all texts in which the pattern matches nowhere; undefined as for {@link automatonOf}, and where a complement grows too large ({@link MOST_GROWTH}). If a text has to pass several automata, for what is
 * matched and for each lookahead, each is complemented by itself, and a text of any complement is accepted. Their intersection could be complemented instead, but it can have thousands of times as many nodes.
 */
export function complementOf(pattern: string): Automaton | undefined {
  if (!complements.has(pattern)) {
    const all = alternativesOf(pattern);
    const refusing = () => all && intersectionOfAll(all.map((parts) => unionOf(parts.map(complemented))));
    complements.set(pattern, withinLimits(refusing));
  }
  return complements.get(pattern);
}

/** Of the texts that both have; undefined where that needs more than 10,000 nodes. */
export function intersectionOf(one: Automaton, other: Automaton): Automaton | undefined {
  return withinLimits(() => NFA.fromIntersection(one, other));
}

function intersectionOfAll([first = NFA.all({ maxCharacter: LAST_CODE_POINT }), ...others]: readonly Automaton[]) {
  return others.reduce((all, one) => NFA.fromIntersection(all, one), first);
}

function unionOf(all: readonly Automaton[]): Automaton {
  const union = NFA.empty({ maxCharacter: LAST_CODE_POINT });
  for (const one of all) union.union(one);
  return union;
}

/**
 * A complement needs a deterministic automaton, whose nodes are sets of the nodes of the first: there may be exponentially many. One that grows to more than three times as many nodes is given up, e.g. that
 * of `^(?:\p{Lu}\p{L}{0,40} ?){2,4}$`, which would take ten seconds. Below {@link FEW_NODES} nodes any growth to 300 is quick.
 */
const MOST_GROWTH = 3;
const FEW_NODES = 100;

function complemented(automaton: Automaton): Automaton {
  const most = MOST_GROWTH * Math.max(FEW_NODES, [...automaton.nodes()].length);
  const rest = DFA.fromFA(automaton, new DFA.LimitedNodeFactory(most));
  rest.minimize();
  rest.complement();
  return NFA.fromFA(rest);
}

function alternativesOf(pattern: string): Alternatives | undefined {
  if (!alternativesByPattern.has(pattern)) {
    const isValid = syntaxErrorOf(pattern) === undefined;
    const read = () => ofEach(AROUND, ([before, behind]) => ofWhole(`^${before}(?:${pattern})${behind}$`))?.flat();
    alternativesByPattern.set(pattern, isValid ? withinLimits(read) : undefined);
  }
  return alternativesByPattern.get(pattern);
}

function ofWhole(source: string): Alternatives | undefined {
  const parser = JS.Parser.fromLiteral({ source, flags: 'u' });
  const { expression } = parser.parse({ backreferences: 'unknown' });
  return ofEach(expression.alternatives, ({ elements }) => ofSequence(elements));
}

/** `^`, then lookaheads, then what is matched. */
function ofSequence(elements: readonly NoParent<Element>[]): readonly Automaton[] | undefined {
  // `[^]+` takes at least one character, and `^` matches only where there is none before it: no text matches both.
  const [, before, next] = elements;
  const isBehindOthers = before?.type === 'Quantifier' && before.min > 0 && isAnyCharacter(before.alternatives);
  if (isBehindOthers && isEdge(next, 'behind')) return [unionOf([])];
  const rest = elements.slice(elements.findIndex((one) => !isEdge(one, 'behind')));
  const end = rest.findIndex((one) => !isLookahead(one));
  const matched = ofElements(end < 0 ? [] : rest.slice(end));
  const seen = ofEach(rest.slice(0, end < 0 ? rest.length : end).filter(isLookahead), ofLookahead);
  return matched && seen && [matched, ...seen];
}

function isLookahead(element: NoParent<Element>): element is NoParent<Assertion> {
  return element.type === 'Assertion' && element.kind === 'ahead';
}

function ofLookahead({ alternatives, negate }: NoParent<Assertion>): Automaton | undefined {
  const each = ofEach(alternatives, ({ elements }) => ofElements([...elements, anything()]));
  const some = each && unionOf(each);
  return some && negate ? complemented(some) : some;
}

/** The automaton of the texts that these match from the first character to the last. */
function ofElements(elements: readonly NoParent<Element>[]): Automaton | undefined {
  const sequence: NoParent<Concatenation> = { type: 'Concatenation', elements: [beginning(), ...elements] };
  if (hasLongLookaround(sequence)) return undefined;
  const { alternatives } = transform(WITHOUT_ASSERTIONS, { type: 'Expression', alternatives: [sequence] });
  const each = ofEach(alternatives, (one) => {
    const whole: NoParent<Concatenation> = { type: 'Concatenation', elements: [...withoutEdges(one.elements)] };
    return isUnread(whole) ? undefined : NFA.fromRegex([whole], { maxCharacter: LAST_CODE_POINT });
  });
  return each && unionOf(each);
}

/** True for a lookaround of more than one character, which `refa` does not always resolve rightly before a repeated group. */
function hasLongLookaround(part: NoParent<Concatenation>): boolean {
  let isLong = false;
  const isOne = ({ elements: [one, ...others] }: NoParent<Concatenation>) =>
    one === undefined || (one.type === 'CharacterClass' && others.length === 0);
  visitAst(part, {
    onAssertionEnter: ({ alternatives }) => {
      isLong ||= !alternatives.every(isOne);
    },
  });
  return isLong;
}

/** True where a lookaround is left, or a back reference. */
function isUnread(part: NoParent<Concatenation>): boolean {
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  visitAst(part, { onAssertionEnter: leave, onUnknownEnter: leave });
  return isLeft;
}

/** Made anew for each expression, because `transform` changes its parts. */
function anyCharacter(): NoParent<Concatenation> {
  return { type: 'Concatenation', elements: [{ type: 'CharacterClass', characters: CharSet.all(LAST_CODE_POINT) }] };
}

/** `^` */
function beginning(): NoParent<Element> {
  return { type: 'Assertion', kind: 'behind', negate: true, alternatives: [anyCharacter()] };
}

/** `[^]*` */
function anything(): NoParent<Element> {
  return { type: 'Quantifier', alternatives: [anyCharacter()], min: 0, max: Infinity, lazy: false };
}

/** Without the beginning and the end of the text, which a whole text has anyway. */
function withoutEdges(elements: readonly NoParent<Element>[]): readonly NoParent<Element>[] {
  const from = isEdge(elements[0], 'behind') ? 1 : 0;
  return elements.slice(from, isEdge(elements.at(-1), 'ahead') ? -1 : undefined);
}

/** True for `^`, which is that no character is behind, and for `$`, that none is ahead. */
function isEdge(element: NoParent<Element> | undefined, kind: 'ahead' | 'behind'): boolean {
  if (element?.type !== 'Assertion' || !element.negate || element.kind !== kind) return false;
  return isAnyCharacter(element.alternatives);
}

function isAnyCharacter(alternatives: readonly NoParent<Concatenation>[]): boolean {
  const [one, ...others] = alternatives.flatMap(({ elements }) => elements);
  return others.length === 0 && one?.type === 'CharacterClass' && one.characters.isAll;
}

/** What `read` makes of each; undefined where it cannot read one. */
function ofEach<T, R>(all: readonly T[], read: (one: T) => R | undefined): readonly R[] | undefined {
  const found: R[] = [];
  for (const one of all) {
    const result = read(one);
    if (result === undefined) return undefined;
    found.push(result);
  }
  return found;
}

function withinLimits<T>(compute: () => T | undefined): T | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof TooManyNodesError) return undefined;
    throw error;
  }
}
