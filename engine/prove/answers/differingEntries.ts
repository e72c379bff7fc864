// Entries of lists in which an answer stands once (`uniqueInList`), or each entry (`uniqueItems`).
import { COMPARISONS, comparedOutside, withComparedLimits } from '../../compile/index.ts';
import { type Answers, getIn, type Path, recordOf, resolve, type Schema, setIn, toName } from '../../core/index.ts';
import { keepingAnswer, withComparisons } from './comparedAnswers.ts';
import { withoutEqual } from './differentAnswers.ts';
import { onceIn } from './listEntries.ts';
import { sampleAnswer } from './sampleAnswer.ts';

/**
 * The entries of a list, later ones with other answers where no two may have the same, or be the same.
 * @param submission the answers of the whole form so far, with which entries may be compared
 */
export function withDifferences(
  list: Schema,
  entries: readonly unknown[],
  mayChange: (index: number, key: string) => boolean = () => true,
  submission: Answers = {},
): readonly unknown[] {
  return withoutEqual(list, withOnce(list.items ?? {}, entries, mayChange, submission), mayChange);
}

function withOnce(
  items: Schema,
  entries: readonly unknown[],
  mayChange: (index: number, key: string) => boolean,
  submission: Answers,
): readonly unknown[] {
  const seen = new Map<string, unknown[]>();
  return entries.map((entry, i) => {
    let all = entry;
    for (const [key, question] of onceIn(items, entry)) {
      const others = seen.get(key) ?? [];
      const answer = recordOf(all)[key];
      const next =
        others.includes(answer) && mayChange(i, key)
          ? (keepingOutside(question, submission, others) ??
            anotherThan(others, withComparedLimits(items, key, question)))
          : answer;
      if (next !== answer) all = { ...recordOf(all), [key]: next };
      seen.set(key, [...others, next]);
    }
    return all === entry ? entry : comparedAgain(items, recordOf(all), (key) => !seen.has(key) && mayChange(i, key));
  });
}

/** The submission with the answer at `path` also in the second entry of the list around, which there is then, and where that is refused. */
export function twiceInList(answers: Answers, path: Path, answer: unknown) {
  const [list, key] = [path.slice(0, -2), path.slice(-1)];
  const entries = [getIn(answers, list)].flat();
  const all = [...entries.slice(0, 1), ...(entries.length > 1 ? entries.slice(1) : entries)];
  const twice = all.map((entry, i) => (i < 2 ? setIn(entry, key, answer) : entry));
  return { list, name: toName([...list, 1, ...key]), invalid: setIn(answers, list, twice) };
}

/** The entry with answers that keep to comparisons with those that were changed. */
function comparedAgain(items: Schema, entry: Answers, mayChange: (key: string) => boolean): Answers {
  return withComparisons(resolve(items, entry).properties ?? {}, { ...entry }, mayChange);
}

/**
 * An answer that no other entry has, and that keeps to the question's comparisons with answers outside of the list. Undefined for a question without such comparisons,
 * and if none of the tried answers will do; then {@link anotherThan} chooses without regard to them.
 */
function keepingOutside(question: Schema, submission: Answers, others: readonly unknown[]): unknown {
  if (!COMPARISONS.some((keyword) => comparedOutside(question, keyword))) return undefined;
  return keepingAnswer(question, {}, submission, (answer) => !others.includes(answer));
}

function anotherThan(others: readonly unknown[], question: Schema): unknown {
  const option = question.enum?.find((one) => !others.includes(one));
  return option ?? sampleAnswer({ ...question, not: { enum: others } }, undefined);
}
