import {
  type Answers,
  getIn,
  isGroupSchema,
  type Path,
  pruneAnswers,
  type Schema,
  setIn,
  toName,
  visibleSchemaAt,
} from '../../core/index.ts';
import { questionAt } from '../schema/questions.ts';
import { combinations } from './combinations.ts';
import { givenAnswers } from './givenAnswers.ts';

/**
 * True if a link with `prefill` can bring up the question at `path`: if answers to the questions at `among`, beside those that have a
 * `default`, meet the conditions under which it is asked. Tries the answers that `combinations` gives.
 * @param whole the schema of a submission
 */
export function isBroughtUp(whole: Schema, path: Path, among: readonly Path[]): boolean {
  const given = pruneAnswers(whole, givenAnswers(whole) ?? {});
  if (visibleSchemaAt(whole, given, path) !== undefined) return true;
  return path.some((_, depth) => {
    const at = path.slice(0, depth);
    const group = depth === 0 ? whole : questionAt(whole, at);
    if (!group || !isGroupSchema(group)) return false;
    return combinations(group).some(
      (answers) => visibleSchemaAt(whole, withOnly(whole, given, at, answers, among), path) !== undefined,
    );
  });
}

/** `given`, with the answers of the group at `at` to the questions at `among`; its other answers are left out. */
function withOnly(whole: Schema, given: Answers, at: Path, answers: Answers, among: readonly Path[]): Answers {
  const all = among.reduce<Answers>((kept, path) => {
    const isWithin = toName(path.slice(0, at.length)) === toName(at);
    const answer = isWithin ? getIn(answers, path.slice(at.length)) : undefined;
    return answer === undefined ? kept : setIn(kept, path, answer);
  }, given);
  return pruneAnswers(whole, all);
}
