// Answers that keep to comparisons with answers outside of their group.
import { COMPARISONS, comparedOutside } from '../../compile/index.ts';
import {
  type Answers,
  getIn,
  isGroupSchema,
  isRecord,
  type Path,
  parsePointer,
  recordOf,
  resolve,
  type Schema,
  setIn,
  visibleSchemaAt,
} from '../../core/index.ts';
import { keepingAnswer, pairs } from './comparedAnswers.ts';
import { keeps } from './comparisons.ts';

/**
 * The submission changed so that each comparison with an answer outside of its group holds: first the answer itself is replaced, and if none fits, the
 * answer that it is compared with, too. A comparison between answers that `isKept` holds fast stays broken.
 */
export function withComparisonsElsewhere(whole: Schema, answers: Answers, isKept: (path: Path) => boolean): Answers {
  let now = answers;
  for (const [path, question] of comparing(whole, answers, [])) now = settled(whole, now, path, question, isKept);
  return now;
}

/** The questions that are asked and answered, and compared with an answer outside of their group. */
function* comparing(question: Schema, answer: unknown, path: Path): Generator<readonly [Path, Schema]> {
  const { items } = question;
  if (Array.isArray(answer) && items) {
    for (const [i, entry] of answer.entries()) yield* comparing(items, entry, [...path, i]);
  } else if (isRecord(answer) && isGroupSchema(question)) {
    for (const [key, one] of Object.entries(resolve(question, answer).properties ?? {}))
      yield* comparing(one, answer[key], [...path, key]);
  } else if (answer !== undefined && comparedPaths(question).length > 0) yield [path, question];
}

function comparedPaths(question: Schema): readonly Path[] {
  return COMPARISONS.flatMap((keyword) => {
    const pointer = comparedOutside(question, keyword);
    return pointer === undefined ? [] : [parsePointer(pointer)];
  });
}

function settled(
  whole: Schema,
  answers: Answers,
  path: Path,
  question: Schema,
  isKept: (path: Path) => boolean,
): Answers {
  const answer = getIn(answers, path);
  const besideOf = (of: Path, among: Answers) => recordOf(getIn(among, of.slice(0, -1)));
  if (keeps(question, answer, besideOf(path, answers), answers)) return answers;
  const mayChange = !isKept(path);
  const better = mayChange ? keepingAnswer(question, besideOf(path, answers), answers) : undefined;
  if (better !== undefined) return setIn(answers, path, better);
  for (const other of comparedPaths(question)) {
    const compared = visibleSchemaAt(whole, answers, other);
    if (!compared || compared.computed || isKept(other)) continue;
    for (const [one, another] of pairs(question, compared)) {
      if (!mayChange && one !== answer) continue;
      const both = setIn(setIn(answers, path, one), other, another);
      const isKeeping =
        keeps(question, one, besideOf(path, both), both) && keeps(compared, another, besideOf(other, both), both);
      if (isKeeping) return both;
    }
  }
  return answers;
}
