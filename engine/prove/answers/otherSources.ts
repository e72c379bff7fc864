// Valid answers where a comparison with a computed answer holds for few of the answers that it is computed from: rooms for at least three
// people, an offer whose first option costs more than anybody may spend.
import { COMPARISONS, comparedPath, type Definition, wholeSchema } from '../../compile/index.ts';
import {
  type Answers,
  getIn,
  isGroupSchema,
  isRecord,
  type Path,
  resolve,
  type Schema,
  visibleSchemaAt,
} from '../../core/index.ts';
import { holds } from './comparisons.ts';
import { completed, type Kept } from './completed.ts';
import { keepsDefinition } from './keepsDefinition.ts';
import { type Compared, sourcesAnswered } from './sourcesAnswered.ts';

/**
 * The submission, which is not valid, with other answers to what is computed, where a comparison with that does not hold.
 * @param isWanted what is asked of the answers besides
 * @returns undefined if none of the tried answers are valid
 */
export function withOtherSources(
  definition: Definition,
  answers: Answers,
  isKept: Kept,
  isWanted: (answers: Answers) => boolean,
): Answers | undefined {
  const whole = wholeSchema(definition);
  for (const compared of broken(definition, answers)) {
    for (const changes of sourcesAnswered(compared, answers)) {
      const varied = completed(definition, changes.at(-1)?.[1] ?? answers, isKept);
      if (keepsDefinition(whole, varied) && isWanted(varied)) return varied;
    }
  }
  return undefined;
}

/** The comparisons with computed answers that do not hold for these answers of the submission. */
function broken(definition: Definition, submission: Answers): readonly Compared[] {
  const whole = wholeSchema(definition);
  return [...asked(whole, submission, [])].flatMap(([path, own]) =>
    COMPARISONS.flatMap((keyword): Compared[] => {
      const other = comparedPath(own, keyword, path.slice(0, -1));
      const computed = other && visibleSchemaAt(whole, submission, other);
      if (!other || !computed?.computed || holds(keyword, getIn(submission, path), getIn(submission, other))) return [];
      return [{ definition, computed, group: other.slice(0, -1), own }];
    }),
  );
}

/** The questions that are asked, with their places in the submission. */
function* asked(question: Schema, answer: unknown, path: Path): Generator<readonly [Path, Schema]> {
  yield [path, question];
  const { items } = question;
  if (Array.isArray(answer) && items) {
    for (const [i, entry] of answer.entries()) yield* asked(items, entry, [...path, i]);
  } else if (isRecord(answer) && isGroupSchema(question)) {
    for (const [key, one] of Object.entries(resolve(question, answer).properties ?? {}))
      yield* asked(one, answer[key], [...path, key]);
  }
}
