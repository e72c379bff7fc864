// Answers of a group of which every comparison holds, by search: for comparisons that leave few answers, e.g. three times within three minutes of which each is later
// than the one before it.
import { COMPARISONS, comparedWith } from '../../compile/index.ts';
import type { Answers, Schema } from '../../core/index.ts';
import { keeps } from './comparisons.ts';

type Properties = Readonly<Record<string, Schema>>;

/** At most so many answers are tried: a chain of six questions with six answers each takes fewer. */
const MOST_TRIED = 20_000;

/**
 * @param filled the answers of the group; those of questions that are compared with each other may be replaced
 * @param candidates answers to try for a question, its own among them, beside those of others
 * @returns `filled` with other answers; undefined where none were found
 */
export function searchedComparisons(
  properties: Properties,
  filled: Answers,
  submission: Answers,
  candidates: (key: string, beside: readonly unknown[]) => readonly unknown[],
): Answers | undefined {
  const keys = comparedKeys(properties).filter((key) => filled[key] !== undefined);
  const choices = new Map(keys.map((key) => [key, candidates(key, [])]));
  // An answer next to each of another question, next to that, and so on: each round reaches one question further.
  for (const _ of keys) {
    const all = new Set([...choices.values()].flat());
    for (const key of keys) choices.set(key, [...new Set([...(choices.get(key) ?? []), ...candidates(key, [...all])])]);
  }
  let tried = 0;
  const search = (answers: Answers, [key, ...others]: readonly string[]): Answers | undefined => {
    if (key === undefined) return answers;
    for (const choice of choices.get(key) ?? []) {
      tried += 1;
      if (tried > MOST_TRIED) return undefined;
      const next = { ...answers, [key]: choice };
      const isKept = keys.every((one) => keeps(properties[one] ?? {}, next[one], next, submission));
      const found = isKept ? search(next, others) : undefined;
      if (found) return found;
    }
    return undefined;
  };
  const rest = Object.fromEntries(Object.entries(filled).filter(([key]) => !keys.includes(key)));
  return search(rest, keys);
}

/** The questions that are compared with others of the group, and those, each after one that it is compared with. */
function comparedKeys(properties: Properties): readonly string[] {
  const pairs = Object.entries(properties).flatMap(([key, question]) =>
    COMPARISONS.flatMap((keyword) => {
      const other = comparedWith(question, keyword);
      return other === undefined ? [] : [[key, other] as const];
    }),
  );
  const found = new Set<string>();
  const visit = (key: string): void => {
    if (found.has(key)) return;
    found.add(key);
    for (const [one, other] of pairs) {
      if (one === key) visit(other);
      if (other === key) visit(one);
    }
  };
  for (const [one] of pairs) visit(one);
  return [...found];
}
