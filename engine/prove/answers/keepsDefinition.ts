// Whether answers are valid, by the keywords of the definition and not by the compiled validators, which the proof compares with it.
import { appliesTo, brokenLimit, groupParts } from '../../compile/index.ts';
import {
  type Answers,
  isGroupSchema,
  isRecord,
  type Path,
  parsePointer,
  recordOf,
  resolve,
  type Schema,
  toName,
} from '../../core/index.ts';
import { keepsComparisons } from './comparisons.ts';
import { doDiffer } from './listEntries.ts';
import { keepsDayLimits } from './sampleAnswer.ts';

/** True if the submission is valid: each question that is asked has an answer that it takes, or none where it need not. */
export function keepsDefinition(schema: Schema, answers: Answers): boolean {
  return keepsQuestions(schema, answers) && keepsComparisons(schema, answers);
}

function keepsQuestions(group: Schema, answers: Answers): boolean {
  const { properties = {}, required = [] } = resolve(group, answers);
  return Object.entries(properties).every(([key, question]) => {
    const answer = answers[key];
    if (answer === undefined) return !required.includes(key) || question.computed !== undefined;
    return isTaken(question, answer, answers);
  });
}

/**
 * Names of the questions of which no answer was found that keeps what every part says: where two parts that apply have a pattern,
 * `resolve`, and with it the answer that was chosen, goes by the last.
 */
export function* contradicted(group: Schema, answers: Answers, path: Path = []): Generator<string> {
  const parts = groupParts(group).filter(({ under }) => appliesTo(under, answers));
  for (const [key, question] of Object.entries(resolve(group, answers).properties ?? {})) {
    const answer = answers[key];
    if (answer === undefined || question.computed) continue;
    if (isGroupSchema(question)) yield* contradicted(question, recordOf(answer), [...path, key]);
    if (typeof answer === 'object') continue;
    const { type, format } = question;
    const isKept = parts.every(({ schema: { properties = {} } }) => {
      const own = Object.hasOwn(properties, key) ? properties[key] : undefined;
      return own === undefined || isSingleTaken({ ...own, ...(type && { type }), ...(format && { format }) }, answer);
    });
    if (!isKept) yield toName([...path, key]);
  }
}

/** True for an answer that the question takes, besides the other answers of its group. */
export function isTaken(question: Schema, answer: unknown, beside: Answers): boolean {
  // What the proof fills in is of the right type and size, unless it is to be refused.
  if (question.format === 'attachment' || question.computed) return isRecord(answer) || question.computed !== undefined;
  if (isGroupSchema(question)) return isRecord(answer) && keepsQuestions(question, answer);
  return Array.isArray(answer) ? isListTaken(question, answer, beside) : isSingleTaken(question, answer);
}

function isListTaken(question: Schema, list: readonly unknown[], beside: Answers): boolean {
  const { items = {}, minItems = 0, maxItems = Infinity, uniqueItems } = question;
  if (question.type !== 'array' || list.length < minItems || list.length > maxItems) return false;
  if (uniqueItems && new Set(list.map((one) => JSON.stringify(one))).size < list.length) return false;
  return (
    keepsCount(question, list, beside) && doDiffer(items, list) && list.every((entry) => isTaken(items, entry, {}))
  );
}

/** True unless the list has another length than the number says that `lengthEquals` compares it with. */
export function keepsCount({ lengthEquals }: Schema, list: readonly unknown[], beside: Answers): boolean {
  const [name = ''] = parsePointer(lengthEquals?.$data ?? '');
  const length = lengthEquals && beside[name];
  return typeof length !== 'number' || length === list.length;
}

function isSingleTaken(question: Schema, answer: unknown): boolean {
  if (answer === undefined) return false;
  if (question.const !== undefined && answer !== question.const) return false;
  if (question.enum?.includes(answer) === false) return false;
  if (brokenLimit(question, answer) !== undefined) return false;
  if (typeof answer !== 'string') return true;
  const [least = -Infinity, most = Infinity] = question.between ?? [];
  const number = /^\d+$/.test(answer) ? Number(answer) : least;
  return keepsDayLimits(question, answer) && number >= least && number <= most;
}
