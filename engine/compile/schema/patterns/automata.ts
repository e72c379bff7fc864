// The texts that a pattern matches, as a finite automaton: two can be intersected, one can be complemented, and whether any text is left is decided and not guessed.
import {
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

/** Of whole texts. */
export type Automaton = NFA;

/** The last code point. */
const MOST = 0x10ffff;

const WITHOUT_ASSERTIONS = combineTransformers([
  Transformers.applyAssertions(),
  Transformers.removeUnnecessaryAssertions(),
  Transformers.inline(),
  Transformers.removeDeadBranches(),
]);

/** Whether other characters precede and follow the match. Each case is read by itself: `^` and `$` inside of alternatives, as in `(^|,)a`, are decided in each. */
const AROUND = [
  ['', ''],
  ['[^]+', ''],
  ['', '[^]+'],
  ['[^]+', '[^]+'],
] as const;

const automata = new Map<string, Automaton | undefined>();
const complements = new Map<string, Automaton | undefined>();

/** Of all texts in which the pattern matches somewhere; undefined where it is invalid, has a back reference, or a lookaround that is neither resolved nor at its beginning, or needs more than 10,000 nodes. */
export function automatonOf(pattern: string): Automaton | undefined {
  if (!automata.has(pattern)) automata.set(pattern, ofPattern(pattern));
  return automata.get(pattern);
}

/** Of all other texts; undefined as for {@link automatonOf}. */
export function complementOf(pattern: string): Automaton | undefined {
  if (!complements.has(pattern)) {
    const automaton = automatonOf(pattern);
    complements.set(pattern, automaton && withinLimits(() => complemented(automaton)));
  }
  return complements.get(pattern);
}

/** Of the texts that both have; undefined where that needs more than 10,000 nodes. */
export function intersectionOf(one: Automaton, other: Automaton): Automaton | undefined {
  return withinLimits(() => NFA.fromIntersection(one, other));
}

function complemented(automaton: Automaton): Automaton {
  const rest = DFA.fromFA(automaton);
  rest.minimize();
  rest.complement();
  return NFA.fromFA(rest);
}

function ofPattern(pattern: string): Automaton | undefined {
  if (syntaxErrorOf(pattern) !== undefined) return undefined;
  return withinLimits(() => {
    return ofEach(AROUND, ([before, behind]) => ofWhole(`^${before}(?:${pattern})${behind}$`));
  });
}

function ofWhole(source: string): NFA | undefined {
  const parser = JS.Parser.fromLiteral({ source, flags: 'u' });
  const { expression } = parser.parse({ backreferences: 'unknown' });
  const { alternatives } = transform(WITHOUT_ASSERTIONS, expression);
  return ofEach(alternatives, ({ elements }) => ofSequence(elements));
}

/** `^`, then lookaheads, then what is matched, then `$`. */
function ofSequence(elements: readonly NoParent<Element>[]): NFA | undefined {
  const whole = withoutEdges(elements);
  const start = whole.findIndex((one) => one.type !== 'Assertion' || one.kind !== 'ahead');
  const ahead = start < 0 ? whole : whole.slice(0, start);
  let all = ofElements(whole.slice(ahead.length));
  for (const one of ahead) {
    const some = one.type === 'Assertion' ? ofEach(one.alternatives, (each) => ofElements(followed(each))) : undefined;
    if (!some || !all) return undefined;
    all = NFA.fromIntersection(all, one.type === 'Assertion' && one.negate ? complemented(some) : some);
  }
  return all;
}

/** What a lookahead has to find, with whatever follows it, unless it ends with `$`. */
function followed({ elements }: NoParent<Concatenation>): readonly NoParent<Element>[] {
  const inner = withoutEdges(elements);
  const any: NoParent<Element> = { type: 'CharacterClass', characters: CharSet.all(MOST) };
  const alternatives: NoParent<Concatenation>[] = [{ type: 'Concatenation', elements: [any] }];
  const rest: NoParent<Element> = { type: 'Quantifier', alternatives, min: 0, max: Infinity, lazy: false };
  return isEdge(elements.at(-1), 'ahead') ? inner : [...inner, rest];
}

function ofElements(elements: readonly NoParent<Element>[]): NFA | undefined {
  const one: NoParent<Concatenation> = { type: 'Concatenation', elements: [...elements] };
  let isRead = true;
  const unread = () => {
    isRead = false;
  };
  visitAst(one, { onAssertionEnter: unread, onUnknownEnter: unread });
  return isRead ? NFA.fromRegex([one], { maxCharacter: MOST }) : undefined;
}

/** Without the beginning and the end of the text, which a whole text has anyway. */
function withoutEdges(elements: readonly NoParent<Element>[]): readonly NoParent<Element>[] {
  const from = isEdge(elements[0], 'behind') ? 1 : 0;
  return elements.slice(from, isEdge(elements.at(-1), 'ahead') ? -1 : undefined);
}

/** True for `^`, which is that no character is behind, and for `$`, that none is ahead. */
function isEdge(element: NoParent<Element> | undefined, kind: 'ahead' | 'behind'): boolean {
  if (element?.type !== 'Assertion' || !element.negate || element.kind !== kind) return false;
  const [one, ...others] = element.alternatives.flatMap(({ elements }) => elements);
  return others.length === 0 && one?.type === 'CharacterClass' && one.characters.isAll;
}

/** Of the texts that one of them has; undefined where one is not read. */
function ofEach<T>(all: readonly T[], automatonOfOne: (one: T) => NFA | undefined): NFA | undefined {
  const union = NFA.empty({ maxCharacter: MOST });
  for (const one of all) {
    const automaton = automatonOfOne(one);
    if (!automaton) return undefined;
    union.union(automaton);
  }
  return union;
}

function withinLimits<T>(compute: () => T | undefined): T | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof TooManyNodesError) return undefined;
    throw error;
  }
}
