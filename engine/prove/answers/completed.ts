// Completes a submission whose decisive answers are chosen: each other question that is asked and required gets an answer that it takes.
import { type Definition, wholeSchema } from '../../compile/index.ts';
import { type Answers, isGroupSchema, type Path, pruneAnswers, recordOf, type Schema } from '../../core/index.ts';
import { withComparisons } from './comparedAnswers.ts';
import { withComparisonsElsewhere } from './comparedElsewhere.ts';
import { withCounts } from './countedAnswers.ts';
import { withDifferences } from './differingEntries.ts';
import { isTaken } from './keepsDefinition.ts';
import { isListOfGroups } from './listEntries.ts';
import { resolved } from './resolved.ts';
import { sampleAnswer } from './sampleAnswer.ts';
import { withComputed } from './withComputed.ts';

/** More than the conditions of a form are nested: each round answers what the round before it brought up. */
const MAX_ROUNDS = 20;

/** Says of the question at a path, if it is no group, that its answer stays as it is. */
export type Kept = (path: Path) => boolean;

/** The submission without answers that are not asked for, and with all that are. */
export function completed(definition: Definition, given: Answers, isKept: Kept): Answers {
  const whole = wholeSchema(definition);
  let answers = pruneAnswers(whole, given);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const filled = inGroup({ definition, submission: answers, isKept }, whole, answers, []);
    const next = withComputed(whole, pruneAnswers(whole, withComparisonsElsewhere(whole, filled, isKept)));
    if (JSON.stringify(next) === JSON.stringify(answers)) break;
    answers = next;
  }
  return answers;
}

interface Completing {
  readonly definition: Definition;
  /** As it was before this round. */
  readonly submission: Answers;
  readonly isKept: Kept;
}

function inGroup(completing: Completing, group: Schema, answers: Answers, path: Path): Answers {
  const { properties = {}, required = [] } = resolved(group, answers);
  const filled: Record<string, unknown> = { ...answers };
  for (const [key, question] of Object.entries(properties)) {
    const at = [...path, key];
    const answer = inQuestion(completing, question, filled[key], at, required.includes(key));
    if (answer !== undefined) filled[key] = answer;
  }
  const mayChange = (key: string) => !completing.isKept([...path, key]);
  return withComparisons(properties, withCounts(properties, filled, mayChange), mayChange, completing.submission);
}

function inQuestion(
  completing: Completing,
  question: Schema,
  answer: unknown,
  path: Path,
  isRequired: boolean,
): unknown {
  const { definition, isKept } = completing;
  const { items, computed } = question;
  if (computed) return answer;
  if (isGroupSchema(question)) return inGroup(completing, question, recordOf(answer), path);
  if (items && isListOfGroups(question)) {
    if (answer === undefined && (!isRequired || isKept(path))) return answer;
    const entries = Array.isArray(answer) ? answer : [];
    const length = Math.max(1, question.minItems ?? 0, entries.length);
    const all = Array.from({ length }, (_, i) => inQuestion(completing, items, entries[i], [...path, i], true));
    return withDifferences(question, all, (i, key) => !isKept([...path, i, key]), completing.submission);
  }
  if (isKept(path) || (answer === undefined ? !isRequired : isTaken(question, answer, {}))) return answer;
  return sampleAnswer(question, definition.form.attachments);
}
