// Where the groups of a form stand in a submission: the steps, groups in groups, the first entry of each list.

import type { Definition, DefinitionStep } from '../compile/index.ts';
import { declaredProperties, isGroupSchema, type Path, type Schema } from '../core/index.ts';

export interface GroupSite {
  readonly step: DefinitionStep;
  readonly group: Schema;
  readonly path: Path;
}

/** Every group of questions with its path; a list is looked at in its first entry. */
export function groupSites({ steps }: Definition): readonly GroupSite[] {
  return steps.flatMap((step) => [...below(step, step.schema, step.at)]);
}

function* below(step: DefinitionStep, group: Schema, path: Path): Generator<GroupSite> {
  yield { step, group, path };
  for (const [key, question] of Object.entries(declaredProperties(group)))
    yield* inQuestion(step, question, [...path, key]);
}

function* inQuestion(step: DefinitionStep, question: Schema, path: Path): Generator<GroupSite> {
  if (isGroupSchema(question)) yield* below(step, question, path);
  else if (question.items) yield* inQuestion(step, question.items, [...path, 0]);
}
