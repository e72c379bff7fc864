// Generates a minimal submission from the definition: required answers only, with one group in a given combination of condition
// results. The answers above that group are chosen so that it is visible.

import { combinations, type Definition, fieldReferences, groupParts } from '../compile/index.ts';
import {
  type Answers,
  getIn,
  isGroupSchema,
  type Path,
  parsePointer,
  recordOf,
  resolve,
  type Schema,
  setIn,
  toName,
} from '../core/index.ts';
import { type GroupLocation, groupLocations, leadsFrom } from './groupLocations.ts';
import { sampleAnswer } from './sampleAnswer.ts';

export interface Target extends GroupLocation {
  /** The answers to the questions that its conditions refer to; see `combinations`. */
  readonly combination: Answers;
}

/** `combinations` of `group` with valid answers. */
export function combinationsIn(definition: Definition, group: Schema): readonly Answers[] {
  return combinations(group, (question) =>
    isGroupSchema(question) ? {} : sampleAnswer(question, definition.form.attachments),
  );
}

/** The smallest valid submission, apart from what `target` leaves unanswered. */
export function fillForm(definition: Definition, target: Target): Answers {
  return definition.steps.reduce<Answers>((answers, step) => {
    const { at, schema } = step;
    // Steps at the root have the same path, so the target is identified by its step as well.
    const aim = step === target.step ? target : undefined;
    const filled = { ...recordOf(getIn(answers, at)), ...fillGroup(definition, aim, schema, at, {}) };
    return at.length === 0 ? filled : setIn(answers, at, filled);
  }, {});
}

/** A valid answer to a question that is no group: as few entries of a list as allowed, but one. */
export function fillQuestion(definition: Definition, question: Schema, path: Path, target?: Target): unknown {
  const { items } = question;
  if (!items || !isGroupSchema(items)) return sampleAnswer(question, definition.form.attachments);
  const length = Math.max(1, question.minItems ?? 0);
  return Array.from({ length }, (_, i) => fillGroup(definition, target, items, [...path, i], {}));
}

function fillGroup(
  definition: Definition,
  target: Target | undefined,
  group: Schema,
  path: Path,
  given: Answers,
): Answers {
  const chosen = { ...choose(definition, target, group, path), ...given };
  const { properties = {}, required = [] } = resolve(group, chosen);
  const referenced = new Set(groupParts(group).flatMap(({ schema }) => decidingKeys(schema.if)));
  const filled: Record<string, unknown> = {};
  for (const [key, question] of Object.entries(properties)) {
    const below = [...path, key];
    const leadsToTarget = target && isWithin(target.path, below) && target.path.length > path.length;
    const isAnswered = referenced.has(key) ? chosen[key] !== undefined : required.includes(key) || question.readOnly;
    if (isGroupSchema(question)) filled[key] = fillGroup(definition, target, question, below, recordOf(chosen[key]));
    else if (referenced.has(key) && !isListOfGroups(question)) filled[key] = chosen[key];
    else if (isAnswered || leadsToTarget) filled[key] = fillQuestion(definition, question, below, target);
    if (filled[key] === undefined) delete filled[key];
  }
  return withCounts(properties, filled);
}

function isListOfGroups({ items }: Schema): boolean {
  return items !== undefined && isGroupSchema(items);
}

function choose(definition: Definition, target: Target | undefined, group: Schema, path: Path): Answers {
  if (target && toName(path) === toName(target.path)) return target.combination;
  const all = combinationsIn(definition, group).filter((answers) => isComplete(group, answers));
  return all.find((answers) => !target || leadsFrom(target, path, answers)) ?? all[0] ?? {};
}

/** The smallest valid submissions in which every combination of condition results occurs. */
export function* minimalSubmissions(definition: Definition): Generator<Answers> {
  for (const location of groupLocations(definition)) {
    const { group } = location;
    const all = combinationsIn(definition, group).filter((combination) => isComplete(group, combination));
    for (const combination of all) yield fillForm(definition, { ...location, combination });
  }
}

/** True if the combination answers every required question that conditions refer to. */
export function isComplete(group: Schema, combination: Answers): boolean {
  const deciding = groupParts(group).flatMap(({ schema }) => decidingKeys(schema.if));
  const { required = [] } = resolve(group, combination);
  return deciding.every((key) => !required.includes(key) || combination[key] !== undefined);
}

function decidingKeys(condition: Schema | undefined): string[] {
  return condition ? [...fieldReferences(condition).values()].map(({ path }) => String(path[0])) : [];
}

function isWithin(path: Path, outer: Path): boolean {
  return outer.every((key, depth) => path[depth] === key);
}

/** Makes lists and the numbers that `lengthEquals` compares them with equal, extending a list to the number's minimum. */
function withCounts(properties: Readonly<Record<string, Schema>>, filled: Record<string, unknown>): Answers {
  for (const [key, { lengthEquals }] of Object.entries(properties)) {
    const list = filled[key];
    const counting = parsePointer(lengthEquals?.$data ?? '')[0] ?? '';
    if (!Array.isArray(list) || typeof filled[counting] !== 'number') continue;
    const length = Math.max(list.length, properties[counting]?.minimum ?? 0);
    filled[key] = Array.from({ length }, (_, i) => list[i] ?? list[0]);
    filled[counting] = length;
  }
  return filled;
}
