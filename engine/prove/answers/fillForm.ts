// Generates a minimal submission from the definition: required answers only, with one group in a given combination of condition
// results. The answers above that group are chosen so that it is visible.

import { answersRequired, asOneStep, type Definition, variedPaths, wholeSchema } from '../../compile/index.ts';
import {
  type Answers,
  getIn,
  isGroupSchema,
  isRecord,
  type Path,
  pruneAnswers,
  recordOf,
  type Schema,
  setIn,
  toName,
} from '../../core/index.ts';
import { combinationsIn } from './combinationsIn.ts';
import { sameAnswers } from './compareAnswers.ts';
import { withComparisons } from './comparedAnswers.ts';
import { completed } from './completed.ts';
import { withCounts } from './countedAnswers.ts';
import { areTestedAlike, asTested, decidingPaths, entriesAsTested, isEntryTested } from './decidingPaths.ts';
import { withDifferences } from './differingEntries.ts';
import { type GroupLocation, groupLocations, isAlone, isAsked, leadsFrom } from './groupLocations.ts';
import { keepsDefinition } from './keepsDefinition.ts';
import { isListOfGroups } from './listEntries.ts';
import { resolved } from './resolved.ts';
import { sampleAnswer } from './sampleAnswer.ts';
import { withComputed } from './withComputed.ts';
import { withoutBlanks } from './withoutBlanks.ts';

export interface Target extends GroupLocation {
  /** The answers to the questions that its conditions refer to; see `combinations`. */
  readonly combination: Answers;
  /** By which the choices around the target differ from those of other attempts. */
  readonly turn?: number;
}

/** As many ways of choosing the answers around the target are tried. */
const MAX_ATTEMPTS = 40;

/**
 * The smallest valid submission, apart from what `target` leaves unanswered, if possible one in which no branch adds to the target; if none is
 * found, one that is not valid.
 */
export function fillForm(definition: Definition, target: Target): Answers {
  const first = attempt(definition, target);
  const mayBeValid = isComplete(target.group, target.combination);
  const isWanted = (answers: Answers) =>
    isAsked(target, answers) && (!mayBeValid || keepsDefinition(wholeSchema(definition), answers));
  const isBest = (answers: Answers) => !mayBeValid || isAlone(target, answers);
  let wanted = isWanted(first) ? first : undefined;
  if (wanted && isBest(wanted)) return wanted;
  for (let turn = 1; turn < MAX_ATTEMPTS; turn++) {
    const answers = attempt(definition, { ...target, turn });
    if (!isWanted(answers)) continue;
    if (isBest(answers)) return answers;
    wanted ??= answers;
  }
  return wanted ?? first;
}

function attempt(definition: Definition, target: Target): Answers {
  const given = asOneStep(definition).steps.reduce<Answers>((answers, step) => {
    const { at, schema } = step;
    // Steps at the root have the same path, so the target is identified by its step as well.
    const aim = step === target.step ? target : undefined;
    const filled = { ...recordOf(getIn(answers, at)), ...fillGroup(definition, aim, schema, at, {}) };
    return at.length === 0 ? filled : setIn(answers, at, filled);
  }, {});
  const whole = completed(definition, given, (path) => isChosen(target, path));
  return withComputed(wholeSchema(definition), whole);
}

/** True if the target's combination decides the answer at `path`: a condition of the target tests it, or tests it in an entry of a list, and the combination has that entry. */
export function isChosen({ group, path: around, combination }: Target, path: Path): boolean {
  if (!isWithin(path, around)) return false;
  const own = path.slice(around.length);
  if (decidingPaths(group).some((deciding) => toName(deciding) === toName(own))) return true;
  return isEntryTested(group, own) && isRecord(getIn(combination, own.slice(0, -1)));
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
  const entries = Array.from({ length }, (_, i) => {
    const entry = [...path, i];
    if (!isGroupSchema(items)) return fillQuestion(definition, items, entry, target, listOf(given[i]));
    const isTarget = target && isWithin(target.path, entry);
    const needed: Record<string, unknown> = { ...withoutBlanks(given[i]) };
    // The target's own combination decides these.
    if (isTarget) for (const [key] of decidingPaths(items)) delete needed[String(key)];
    return fillGroup(definition, target, items, entry, needed);
  });
  return withDifferences(question, entries);
}

/** @param given what conditions of groups around this one need: an answer, or undefined for none */
function fillGroup(
  definition: Definition,
  target: Target | undefined,
  group: Schema,
  path: Path,
  given: Answers,
): Answers {
  const chosen = merged(choose(definition, target, group, path, given), given);
  const { properties = {}, required = [] } = resolved(group, chosen);
  // Branches that narrow the target besides may test more of its answers than its combination has.
  const isTarget = target && isWithin(target.path, path) && target.path.length === path.length;
  const whole = isTarget ? target.group : group;
  const references = decidingPaths(whole);
  const varied = variedPaths(whole);
  const isDeciding = (key: string) => Object.hasOwn(given, key) || references.some((name) => name[0] === key);
  const filled: Record<string, unknown> = {};
  for (const [key, question] of Object.entries(properties)) {
    const below = [...path, key];
    const leadsToTarget = target && isWithin(target.path, below) && target.path.length > path.length;
    const isAnswered = isDeciding(key) ? chosen[key] !== undefined : required.includes(key) || isFixed(question);
    if (isGroupSchema(question)) {
      // Conditions of this group may test answers in the group inside: these are given to it. All other answers it chooses itself, by its own conditions.
      const inner = varied.filter((name) => name[0] === key && name.length > 1).map((name) => name.slice(1));
      const tested = inner.map(([name]) => String(name));
      const needed = withoutBlanks(asTested(chosen[key], inner), tested, pruneAnswers(question, {}));
      filled[key] = fillGroup(definition, target, question, below, needed);
    } else if (isDeciding(key) && !isListOfGroups(question)) filled[key] = chosen[key];
    else if (isAnswered || leadsToTarget) {
      const entries = entriesAsTested(whole, key, listOf(chosen[key]));
      filled[key] = fillQuestion(definition, question, below, target, entries);
    }
    if (filled[key] === undefined) delete filled[key];
  }
  const mayChange = (key: string) => !isDeciding(key);
  const mayBecome = (key: string, answer: unknown) => {
    const isGiven = Object.hasOwn(given, key) || chosen[key] === undefined;
    return mayChange(key) || (!isGiven && areTestedAlike(whole, key, chosen[key], answer));
  };
  return withComparisons(properties, withCounts(properties, filled, mayChange), mayBecome);
}

/** The chosen answers, replaced by given ones question by question: in a group inside, too, an answer that is not given stays as it was chosen. */
function merged(chosen: Answers, given: Answers): Answers {
  const inside = Object.entries(given).map(([key, answer]) => {
    const own = chosen[key];
    return [key, isRecord(own) && isRecord(answer) ? merged(own, answer) : answer] as const;
  });
  return { ...chosen, ...Object.fromEntries(inside) };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isFixed({ readOnly, computed }: Schema): boolean {
  return readOnly === true && computed === undefined;
}

/**
 * The target's own answers; above it, answers for which it is as it is there.
 * @param given what groups around have chosen of these answers
 */
function choose(
  definition: Definition,
  target: Target | undefined,
  group: Schema,
  path: Path,
  given: Answers,
): Answers {
  const toTarget = target && isWithin(target.path, path) ? target.path.slice(path.length) : undefined;
  if (target && toTarget?.length === 0) return target.combination;
  // A group's conditions may refer to answers inside the target.
  const inner = target && toTarget ? decidedBy(target, toTarget) : [];
  const combined = combinationsIn(definition, group).map((answers) =>
    target && inner.length > 0 ? withTarget(group, answers, inner, target) : answers,
  );
  const leadsThere = (answers: Answers) => !target || leadsFrom(target, path, answers);
  const all = combined.filter((answers) => isComplete(group, answers, inner));
  const leading = all.filter(leadsThere);
  const agreeing = leading.filter((answers) =>
    Object.keys(given).every((key) => sameAnswers(answers[key], given[key])),
  );
  // What is missing in groups inside is answered when these are filled.
  const incomplete = combined.filter(leadsThere);
  const [choices = []] = [agreeing, leading, incomplete, all].filter(({ length }) => length > 0);
  const turn = target?.turn ?? 0;
  // Groups of different depth move through their choices at different speeds, so that many pairs of choices are tried. The second term shifts a group by one choice
  // after each round: a group of depth 3 with four choices moves by four, and would otherwise stay at the first.
  return choices[(turn * (path.length + 1) + Math.floor(turn / choices.length)) % choices.length] ?? {};
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
    for (const combination of all) {
      const answers = fillForm(definition, { ...location, combination });
      if (keepsDefinition(wholeSchema(definition), answers)) yield answers;
    }
  }
}

/**
 * True if the combination answers every required question that it varies.
 * @param except paths of questions that may stay blank, with all below them
 */
function isComplete(group: Schema, combination: Answers, except: readonly Path[] = []): boolean {
  const paths = variedPaths(group).filter((path) => !except.some((outer) => isWithin(path, outer)));
  return answersRequired(group, combination, paths);
}

function isWithin(path: Path, outer: Path): boolean {
  return outer.every((key, depth) => path[depth] === key);
}
