// Generates a minimal submission from the definition: required answers only, with one group in a given combination of condition
// results. The answers above that group are chosen so that it is visible.

import {
  answersRequired,
  asOneStep,
  brokenLimit,
  combinations,
  type Definition,
  fieldReferences,
  groupParts,
  questionAt,
  wholeSchema,
} from '../compile/index.ts';
import {
  type Answers,
  getIn,
  isGroupSchema,
  type Path,
  parsePointer,
  pruneAnswers,
  recordOf,
  resolve,
  type Schema,
  setIn,
  visibleSchemaAt,
} from '../core/index.ts';
import { withComparisons } from './comparedAnswers.ts';
import { type GroupLocation, groupLocations, leadsFrom } from './groupLocations.ts';
import { sampleAnswer } from './sampleAnswer.ts';
import { withComputed } from './withComputed.ts';

export interface Target extends GroupLocation {
  /** The answers to the questions that its conditions refer to; see `combinations`. */
  readonly combination: Answers;
}

/** `combinations` of `group` with valid answers. */
export function combinationsIn(definition: Definition, group: Schema): readonly Answers[] {
  const all = combinations(group, (question) =>
    isGroupSchema(question) ? {} : sampleAnswer(question, definition.form.attachments),
  );
  const valid = all.filter((answers) => keepsLimits(group, answers));
  return valid.length > 0 ? valid : all;
}

/** False where an answer breaks a limit that a branch sets, and this branch applies to the answers. */
function keepsLimits(group: Schema, answers: Answers): boolean {
  return decidingPaths(group).every((path) => {
    const answer = getIn(answers, path);
    const question = visibleSchemaAt(group, answers, path);
    return answer === undefined || !question || isGroupSchema(question) || brokenLimit(question, answer) === undefined;
  });
}

/** The smallest valid submission, apart from what `target` leaves unanswered. */
export function fillForm(definition: Definition, target: Target): Answers {
  const given = asOneStep(definition).steps.reduce<Answers>((answers, step) => {
    const { at, schema } = step;
    // Steps at the root have the same path, so the target is identified by its step as well.
    const aim = step === target.step ? target : undefined;
    const filled = { ...recordOf(getIn(answers, at)), ...fillGroup(definition, aim, schema, at, {}) };
    return at.length === 0 ? filled : setIn(answers, at, filled);
  }, {});
  return withComputed(wholeSchema(definition), given);
}

/**
 * A valid answer to a question that is no group: as few entries of a list as allowed, but one.
 * @param given what conditions around need of the entries of a list
 */
export function fillQuestion(
  definition: Definition,
  question: Schema,
  path: Path,
  target?: Target,
  given: readonly unknown[] = [],
): unknown {
  const { items } = question;
  if (!items || !isListOfGroups(question)) return sampleAnswer(question, definition.form.attachments);
  const length = Math.max(1, question.minItems ?? 0, given.length);
  return Array.from({ length }, (_, i) => {
    const entry = [...path, i];
    if (!isGroupSchema(items)) return fillQuestion(definition, items, entry, target, listOf(given[i]));
    const isTarget = target && isWithin(target.path, entry);
    const needed: Record<string, unknown> = { ...withoutBlankLists(given[i]) };
    // The target's own combination decides these.
    if (isTarget) for (const [key] of decidingPaths(items)) delete needed[String(key)];
    return fillGroup(definition, target, items, entry, needed);
  });
}

/** @param given what conditions of groups around this one need: an answer, or undefined for none */
function fillGroup(
  definition: Definition,
  target: Target | undefined,
  group: Schema,
  path: Path,
  given: Answers,
): Answers {
  const chosen: Answers = { ...choose(definition, target, group, path), ...given };
  const { properties = {}, required = [] } = resolve(group, chosen);
  // Branches that narrow the target besides may test more of its answers than its combination has.
  const isTarget = target && isWithin(target.path, path) && target.path.length === path.length;
  const references = decidingPaths(isTarget ? target.group : group);
  const isDeciding = (key: string) => Object.hasOwn(given, key) || references.some((name) => name[0] === key);
  const filled: Record<string, unknown> = {};
  for (const [key, question] of Object.entries(properties)) {
    const below = [...path, key];
    const leadsToTarget = target && isWithin(target.path, below) && target.path.length > path.length;
    const isAnswered = isDeciding(key) ? chosen[key] !== undefined : required.includes(key) || isFixed(question);
    if (isGroupSchema(question)) {
      const inner = references.filter((name) => name[0] === key && name.length > 1).map((name) => String(name[1]));
      const unanswered = Object.fromEntries(inner.map((name) => [name, undefined]));
      filled[key] = fillGroup(definition, target, question, below, {
        ...unanswered,
        ...withoutBlankLists(chosen[key], inner),
      });
    } else if (isDeciding(key) && !isListOfGroups(question)) filled[key] = chosen[key];
    else if (isAnswered || leadsToTarget)
      filled[key] = fillQuestion(definition, question, below, target, listOf(chosen[key]));
    if (filled[key] === undefined) delete filled[key];
  }
  // What was filled into the entries of a list may decide, too.
  const settled = resolve(group, filled);
  for (const key of settled.required ?? []) {
    const question = settled.properties?.[key];
    if (!question || Object.hasOwn(filled, key) || isDeciding(key) || isGroupSchema(question)) continue;
    filled[key] = fillQuestion(definition, question, [...path, key], target);
  }
  return withComparisons(properties, withCounts(properties, filled), (key) => !isDeciding(key));
}

/** The answers of a group but for the blank entries that a required list begins with, unless a condition refers to it. */
function withoutBlankLists(group: unknown, tested: readonly string[] = []): Answers {
  const isBlank = (answer: unknown) => Array.isArray(answer) && answer.includes(undefined);
  const kept = Object.entries(recordOf(group)).filter(([key, answer]) => tested.includes(key) || !isBlank(answer));
  return Object.fromEntries(kept);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isFixed({ readOnly, computed }: Schema): boolean {
  return readOnly === true && computed === undefined;
}

/** True also for a list of such lists. */
function isListOfGroups({ items }: Schema): boolean {
  return items !== undefined && (isGroupSchema(items) || isListOfGroups(items));
}

/** The target's own answers; above it, answers for which it is as it is there. */
function choose(definition: Definition, target: Target | undefined, group: Schema, path: Path): Answers {
  const toTarget = target && isWithin(target.path, path) ? target.path.slice(path.length) : undefined;
  if (target && toTarget?.length === 0) return target.combination;
  // A group's conditions may refer to answers inside the target.
  const inner = target && toTarget ? decidedBy(target, toTarget) : [];
  const all = combinationsIn(definition, group)
    .map((answers) => (target && inner.length > 0 ? withTarget(group, answers, inner, target) : answers))
    .filter((answers) => isComplete(group, answers, inner));
  return all.find((answers) => !target || leadsFrom(target, path, answers)) ?? all[0] ?? {};
}

/** The paths, from a group above, of the questions whose answers the target's combination decides. */
function decidedBy({ group }: Target, toTarget: Path): readonly Path[] {
  const keys = decidingPaths(group).map(([key]) => String(key));
  return [...new Set(keys)].map((key) => [...toTarget, key]);
}

function withTarget(group: Schema, answers: Answers, inner: readonly Path[], { combination }: Target): Answers {
  const decided = inner.reduce((all, path) => setIn(all, path, combination[String(path.at(-1))]), answers);
  return pruneAnswers(group, decided);
}

/** The smallest valid submissions in which every combination of condition results occurs. */
export function* minimalSubmissions(definition: Definition): Generator<Answers> {
  for (const location of groupLocations(definition)) {
    const { group } = location;
    const all = combinationsIn(definition, group).filter((combination) => isComplete(group, combination));
    for (const combination of all) yield fillForm(definition, { ...location, combination });
  }
}

/**
 * True if the combination answers every required question that conditions refer to.
 * @param except paths of questions that may stay blank, with all below them
 */
export function isComplete(group: Schema, combination: Answers, except: readonly Path[] = []): boolean {
  const paths = decidingPaths(group).filter((path) => !except.some((outer) => isWithin(path, outer)));
  return answersRequired(group, combination, paths);
}

/** The paths of the questions that the group's conditions refer to; in a group inside also of those that its own refer to. */
function decidingPaths(group: Schema): readonly Path[] {
  const references = groupParts(group).flatMap(({ schema }) => [...fieldReferences(schema.if ?? {}).values()]);
  const paths = references.map(({ path }) => path).filter((path) => !path.includes(0));
  const groups = new Set(paths.flatMap(([key, ...below]) => (below.length > 0 ? [String(key)] : [])));
  const inner = [...groups].flatMap((key) =>
    decidingPaths(questionAt(group, [key]) ?? {}).map((path) => [key, ...path]),
  );
  return [...paths, ...inner];
}

function isWithin(path: Path, outer: Path): boolean {
  return outer.every((key, depth) => path[depth] === key);
}

/** Makes lists and the numbers that `lengthEquals` compares them with equal, extending a list to the number's minimum. */
function withCounts(
  properties: Readonly<Record<string, Schema>>,
  filled: Record<string, unknown>,
): Record<string, unknown> {
  for (const [key, question] of Object.entries(properties)) {
    const { lengthEquals, uniqueItems } = question;
    const list = filled[key];
    const counting = parsePointer(lengthEquals?.$data ?? '')[0] ?? '';
    if (!Array.isArray(list) || typeof filled[counting] !== 'number') continue;
    const length = Math.max(list.length, properties[counting]?.minimum ?? 0);
    filled[key] = uniqueItems
      ? sampleAnswer({ ...question, minItems: length }, undefined)
      : Array.from({ length }, (_, i) => list[i] ?? list[0]);
    filled[counting] = length;
  }
  return filled;
}
