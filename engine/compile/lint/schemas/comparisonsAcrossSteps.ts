// Comparisons with answers outside of the group, which JSON Pointers into the submission name: answers of an earlier step, or of another group of
// the same step. An answer in an entry of a list cannot be named so, because a list may have no entry, or several.
import { formatPointer, isGroupSchema, type Path, parsePointer, type Schema } from '../../../core/index.ts';
import { withComputedLimits } from '../../answers/computedLimits.ts';
import { didYouMean } from '../../errors/didYouMean.ts';
import type { DefinitionStep } from '../../read/definition.ts';
import { COMPARISONS, type Comparison, comparedOutside, comparedPath, comparedWith } from '../../schema/comparisons.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { circleOf } from '../circleOf.ts';
import { circleFault, comparedKind, kindFault, limitFault } from '../comparableAnswers.ts';
import type { Rule } from '../rule.ts';
import { type Fault, SHARED } from '../schemaRule.ts';

/** A question with its place in the submission; 0 is an entry of a list. */
interface Placed {
  readonly path: Path;
  /** What one part of its group says of it: a declaration, or a branch that narrows it. */
  readonly schema: Schema;
  /** `schema` together with the declaration that it narrows, if it is a branch. */
  readonly whole: Schema;
  readonly isDeclared: boolean;
  /** The schema of the group, or of the entry of a list, that has the question: a computed answer follows from others in it. */
  readonly group: Schema;
  readonly step: number;
}

export const comparisonsAcrossSteps: Rule = function* (definition) {
  const questions = definition.steps.flatMap(({ at, schema }, step) => [...questionsIn(schema, at, step)]);
  const found = new Set<string>();
  for (const question of questions) {
    const { schemaPlace } = definition.steps[question.step] as DefinitionStep;
    for (const keyword of COMPARISONS) {
      if (question.schema[keyword] === undefined) continue;
      const fault = faultOf(question, keyword, questions);
      if (!fault) continue;
      const place = definition.placeWithin(question.schema, `/${keyword}/$data`, schemaPlace);
      const { problem, repair, becomes } = fault;
      // A part that is referenced twice is reported once.
      const id = `${place.file} ${place.pointer}`;
      if (found.has(id)) continue;
      found.add(id);
      const isOwn = place.file === schemaPlace.file && definition.written(place) !== undefined;
      const mend = becomes !== undefined && isOwn && !SHARED.test(place.pointer);
      yield { place, problem, repair, mend: mend ? [{ ...place, value: becomes }] : undefined };
    }
  }
};

function* questionsIn(group: Schema, path: Path, step: number): Generator<Placed> {
  for (const { key, schema, whole, narrows } of groupQuestions(group))
    yield* inQuestion({ path: [...path, key], schema, whole, isDeclared: !narrows, group, step });
}

function* inQuestion(question: Placed): Generator<Placed> {
  yield question;
  const { path, schema, whole, step } = question;
  if (isGroupSchema(whole)) yield* questionsIn(whole, path, step);
  else if (whole.items)
    yield* inQuestion({ ...question, path: [...path, 0], schema: schema.items ?? whole.items, whole: whole.items });
}

function faultOf(question: Placed, keyword: Comparison, questions: readonly Placed[]): Fault | undefined {
  const { path, whole, schema, step } = question;
  const key = String(path.findLast((one) => one !== 0));
  const isAlone = path.at(-1) === 0;
  const pointer = comparedOutside(schema, keyword);
  const name = comparedWith(schema, keyword);
  // `comparisonsNameQuestions` looks at those of the same group.
  if (pointer === undefined && !isAlone) return undefined;
  const kind = comparedKind(whole, keyword);
  if (!kind) return kindFault(key, whole, keyword);
  const alike = questions.filter(
    (one) => one.step <= step && one.isDeclared && comparedKind(one.whole, keyword) === kind,
  );
  const known = alike.filter((one) => !one.path.includes(0) && !isBeside(one.path, path));
  const pointers = [...new Set(known.map((one) => formatPointer(one.path)))];
  if (pointer === undefined) {
    const problem = 'An entry of a list has no question beside it.';
    return { problem, ...repairOf(`/${name}`, pointers, keyword, true) };
  }
  const target = parsePointer(pointer);
  const named = questions.filter((one) => isAt(one.path, target));
  if (isBeside(target, path) && named.some(({ step: other }) => other === step)) {
    if (target.at(-1) === path.at(-1))
      return { problem: `"${pointer}" is not another question.`, repair: `Remove "${keyword}" with its message.` };
    const local = `1${formatPointer(target.slice(-1))}`;
    const problem = `"${pointer}" is asked in the same group.`;
    return { problem, repair: `Write "$data": "${local}".`, becomes: local };
  }
  if (named.length > 0 && named.every((one) => one.step > step)) {
    const problem = `"${pointer}" is asked in a later step, and has no answer yet.`;
    return { problem, repair: `Remove "${keyword}" with its message, and compare it there with this one.` };
  }
  if (named.some((one) => one.path.includes(0)) || target.some((one) => /^\d+$/.test(one))) {
    const problem = `"${pointer}" is in an entry of a list, of which there may be none.`;
    return { problem, repair: 'Name an answer outside of the list.' };
  }
  const others = named.filter((one) => one.isDeclared);
  if (!others.some((one) => comparedKind(one.whole, keyword) === kind)) {
    const problem = `"${pointer}" is not a question with answers like those to "${key}", of an earlier step or of this one.`;
    const beside = alike.some((one) => isBeside(one.path, path) && one.path.at(-1) === target.at(-1));
    const local = `1${formatPointer(target.slice(-1))}`;
    if (beside && target.at(-1) !== path.at(-1)) return { problem, repair: `Write "$data": "${local}".` };
    return { problem, ...repairOf(pointer, pointers, keyword) };
  }
  const from = (one: string) => comparedBy(questions, parsePointer(one)).map(formatPointer);
  const own = formatPointer(path);
  const circle = circleOf(
    own,
    questions.map((one) => formatPointer(one.path)),
    from,
  );
  if (circle.includes(formatPointer(target))) {
    const first = circle.find((one) => leadsOutside(questions, one, circle));
    return own === first ? circleFault(key, pointer) : undefined;
  }
  return limitFault(key, withLimits(question), keyword, pointer, others.map(withLimits));
}

function withLimits({ group, whole }: Placed): Schema {
  return withComputedLimits(group, whole);
}

/**
 * How to write an answer of the right kind. If exactly one ends as `pointer` does, that is meant, and only the step or group before it is missing.
 * @param pointers of all answers of the right kind that can be named
 * @param isAnyPlace true if `pointer` has no more than a name, so that the one that ends so can be written in its place by the check itself
 */
function repairOf(
  pointer: string,
  pointers: readonly string[],
  keyword: Comparison,
  isAnyPlace = false,
): Pick<Fault, 'repair' | 'becomes'> {
  const ending = pointers.filter((one) => one.endsWith(pointer));
  const [meant] = ending;
  if (meant !== undefined && ending.length === 1)
    return { repair: `Write "$data": "${meant}".`, ...(isAnyPlace && { becomes: meant }) };
  const [example] = pointers;
  const repair =
    example === undefined
      ? `Remove "${keyword}" with its message: no question outside of the group, of this step or an earlier one, has such answers.`
      : `Write where such an answer stands in the submission, e.g. "$data": "${example}".${didYouMean(pointer, pointers)}`;
  return { repair };
}

function isAt(path: Path, target: Path): boolean {
  return path.length === target.length && path.every((key, i) => key === target[i] || (key === 0 && target[i] === '0'));
}

/** True if both paths lead to questions of the same group, or of the same entry of a list. */
function isBeside(one: Path, other: Path): boolean {
  return other.at(-1) !== 0 && isAt(one.slice(0, -1), other.slice(0, -1));
}

/** The paths in the submission of all answers that the question at `place` is compared with, by name or by pointer. */
function comparedBy(questions: readonly Placed[], place: Path): readonly Path[] {
  const alike = questions.filter((one) => isAt(one.path, place));
  return alike.flatMap(({ schema }) =>
    COMPARISONS.flatMap((keyword) => {
      const path = comparedPath(schema, keyword, place.slice(0, -1));
      return path ? [path] : [];
    }),
  );
}

/**
 * True if the question at `place` is compared by a JSON Pointer with one of `to`. This rule reports a circle at such a question; one of comparisons by
 * name alone is reported by `comparisonsNameQuestions`.
 */
function leadsOutside(questions: readonly Placed[], place: string, to: readonly string[]): boolean {
  const alike = questions.filter((one) => formatPointer(one.path) === place);
  return alike.some(({ schema }) => COMPARISONS.some((keyword) => to.includes(comparedOutside(schema, keyword) ?? '')));
}
