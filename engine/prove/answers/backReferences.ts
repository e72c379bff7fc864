// Patterns with back references (`\1`, `\k<name>`), from which fast-check makes no texts, as patterns without: a text is chosen for the group that is
// referred to, and stands in the place of the group and of each reference.
import { groupEnd, tokenEnd } from './patternTokens.ts';

interface Group {
  readonly from: number;
  readonly to: number;
  readonly name: string | undefined;
  readonly inside: string;
}

interface Reference {
  readonly from: number;
  readonly to: number;
  /** Index of the group. */
  readonly of: number;
}

/** As many texts are chosen for a group. */
const MOST_TEXTS = 10;

/**
 * The pattern with texts in the place of a group and of what refers to it, one for each of a few texts; undefined without a reference.
 * @param textsOf makes texts for a pattern without references; some of them may not match it
 */
export function withoutReference(
  source: string,
  textsOf: (source: string) => readonly string[],
): readonly string[] | undefined {
  const groups = groupsOf(source);
  const references = referencesIn(source, groups);
  const referred = [...new Set(references.map(({ of }) => of))];
  // One with neither references nor groups inside that are referred to: those come first.
  const isWritten = (of: number) =>
    ![...references, ...referred.flatMap((other) => groups[other] ?? [])].some((one) => isInside(one, groups[of]));
  const of = referred.find(isWritten);
  const group = of === undefined ? undefined : groups[of];
  if (!group) return undefined;
  const whole = new RegExp(`^(?:${group.inside})$`, 'u');
  const texts = textsOf(whole.source).filter((text) => whole.test(text));
  // Empty groups in the place of those inside, so that the numbers of all others stay.
  const inner = '(z{0})'.repeat(groups.filter((one) => isInside(one, group)).length);
  const places = [{ ...group, inner }, ...references.filter((one) => one.of === of)];
  const inOrder = places.toSorted((one, other) => other.from - one.from);
  return [...new Set(texts)].slice(0, MOST_TEXTS).map((text) =>
    inOrder.reduce((all, { from, to, ...place }) => {
      const literal = text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
      const written = 'inner' in place ? `(${literal}${place.inner})` : `(?:${literal})`;
      return all.slice(0, from) + written + all.slice(to);
    }, source),
  );
}

function isInside({ from, to }: { readonly from: number; readonly to: number }, group: Group | undefined): boolean {
  return group !== undefined && from > group.from && to < group.to;
}

/** The groups that can be referred to, in the order of their numbers. */
function groupsOf(source: string): readonly Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < source.length; at = tokenEnd(source, at)) {
    const [opening, name] = /^\((?:\?<(?![=!])([^>]+)>|(?!\?))/.exec(source.slice(at)) ?? [];
    if (opening === undefined) continue;
    const to = groupEnd(source, at);
    groups.push({ from: at, to, name, inside: source.slice(at + opening.length, to - 1) });
  }
  return groups;
}

function referencesIn(source: string, groups: readonly Group[]): readonly Reference[] {
  const references: Reference[] = [];
  for (let at = 0; at < source.length; ) {
    const [written = '', number, name] = /^\\(?:([1-9]\d*)|k<([^>]+)>)/.exec(source.slice(at)) ?? [];
    const of = number === undefined ? groups.findIndex((group) => group.name === name) : Number(number) - 1;
    const to = written ? at + written.length : tokenEnd(source, at);
    if (written && groups[of]) references.push({ from: at, to, of });
    at = to;
  }
  return references;
}
