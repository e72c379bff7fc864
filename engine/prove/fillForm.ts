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
import { groupLocations } from './groupLocations.ts';
import { sampleAnswer } from './sampleAnswer.ts';

export interface Target {
  /** Steps at the root have the same path, so the group is identified by its schema as well. */
  readonly group: Schema;
  readonly path: Path;
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
  return definition.steps.reduce<Answers>((answers, { at, schema }) => {
    const filled = { ...recordOf(getIn(answers, at)), ...fillGroup(schema, at, {}) };
    return at.length === 0 ? filled : setIn(answers, at, filled);
  }, {});

  function fillGroup(group: Schema, path: Path, given: Answers): Answers {
    const chosen = { ...choose(group, path), ...given };
    const { properties = {}, required = [] } = resolve(group, chosen);
    const referenced = new Set(groupParts(group).flatMap(({ schema }) => decidingKeys(schema.if)));
    const filled: Record<string, unknown> = {};
    for (const [key, question] of Object.entries(properties)) {
      const below = [...path, key];
      const leadsToTarget = isWithin(target.path, below) && target.path.length > path.length;
      if (isGroupSchema(question)) filled[key] = fillGroup(question, below, recordOf(chosen[key]));
      else if (referenced.has(key)) filled[key] = chosen[key];
      else if (required.includes(key) || leadsToTarget || question.readOnly)
        filled[key] = fillQuestion(question, below);
      if (filled[key] === undefined) delete filled[key];
    }
    return withCounts(properties, filled);
  }

  function fillQuestion(question: Schema, path: Path): unknown {
    const { items } = question;
    if (!items || !isGroupSchema(items)) return sampleAnswer(question, definition.form.attachments);
    return Array.from({ length: Math.max(1, question.minItems ?? 0) }, (_, i) => fillGroup(items, [...path, i], {}));
  }

  function choose(group: Schema, path: Path): Answers {
    if (group === target.group && toName(path) === toName(target.path)) return target.combination;
    const all = combinationsIn(definition, group).filter((answers) => isComplete(group, answers));
    const key = isWithin(target.path, path) ? target.path[path.length] : undefined;
    const leads = (answers: Answers) =>
      key === undefined || Object.hasOwn(resolve(group, answers).properties ?? {}, String(key));
    return all.find(leads) ?? all[0] ?? {};
  }
}

/** The smallest valid submissions in which every combination of condition results occurs. */
export function* minimalSubmissions(definition: Definition): Generator<Answers> {
  for (const { group, path } of groupLocations(definition)) {
    const all = combinationsIn(definition, group).filter((combination) => isComplete(group, combination));
    for (const combination of all) yield fillForm(definition, { group, path, combination });
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
