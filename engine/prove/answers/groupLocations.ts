// The groups of a form and their paths in a submission: steps, nested groups, the first entry of each list. A group that a branch
// adds questions to is there with and without them.

import {
  appliesTo,
  asOneStep,
  type Definition,
  type DefinitionStep,
  type GroupPart,
  groupQuestions,
} from '../../compile/index.ts';
import { type Answers, getIn, isGroupSchema, type Path, type Schema } from '../../core/index.ts';

export interface GroupLocation {
  readonly step: DefinitionStep;
  readonly group: Schema;
  readonly path: Path;
  /** What has to hold in the groups around it for this group to be as it is here. */
  readonly within: readonly Within[];
}

interface Within {
  readonly path: Path;
  readonly group: Schema;
  readonly under: GroupPart['under'];
  /** The branches that add to the group at this location: it is as it is here where none of them applies. */
  readonly besides: readonly GroupPart['under'][];
}

/** Every group of questions with its path; of a list the first entry. */
export function groupLocations(definition: Definition): readonly GroupLocation[] {
  return asOneStep(definition).steps.flatMap((step) => [
    ...below({ step, group: step.schema, path: step.at, within: [] }),
  ]);
}

function* below(location: GroupLocation): Generator<GroupLocation> {
  yield location;
  const { group, path } = location;
  const questions = groupQuestions(group);
  for (const { key, whole, part } of questions) {
    const adding = questions.filter((one) => one.key === key && one.part.under.length > part.under.length);
    const besides = adding.map((one) => one.part.under);
    const within = [...location.within, { path, group, under: part.under, besides }];
    yield* inQuestion({ ...location, group: whole, path: [...path, key], within });
  }
}

function* inQuestion(location: GroupLocation): Generator<GroupLocation> {
  const { group: question, path } = location;
  if (isGroupSchema(question)) yield* below(location);
  else if (question.items) yield* inQuestion({ ...location, group: question.items, path: [...path, 0] });
}

/** True if the group is asked for these answers, as it is at this location. */
export function isAsked({ path, within }: GroupLocation, answers: Answers): boolean {
  return getIn(answers, path) !== undefined && within.every((around) => holds(around, getIn(answers, around.path)));
}

/** True if no branch adds to the group where it is asked for these answers. */
export function isAlone({ within }: GroupLocation, answers: Answers): boolean {
  return within.every(({ path, besides }) => !besides.some((under) => appliesTo(under, getIn(answers, path) ?? {})));
}

/**
 * True unless a condition between the group at `path` and the location excludes the location for these answers of the group. Conditions of groups further
 * inside are judged only if `answers` has a group there: otherwise its answers are chosen later.
 */
export function leadsFrom({ within }: GroupLocation, path: Path, answers: unknown): boolean {
  return within.every((around) => {
    if (!path.every((key, depth) => around.path[depth] === key)) return true;
    const inner = getIn(answers, around.path.slice(path.length));
    return around.path.length > path.length && inner === undefined ? true : holds(around, inner);
  });
}

function holds({ under }: Within, answers: unknown): boolean {
  return appliesTo(under, answers ?? {});
}
