// The groups of a form and their paths in a submission: steps, nested groups, the first entry of each list.

import type { Definition, DefinitionStep } from '../compile/index.ts';
import { declaredProperties, isGroupSchema, type Path, type Schema } from '../core/index.ts';

export interface GroupLocation {
  readonly step: DefinitionStep;
  readonly group: Schema;
  readonly path: Path;
}

/** Every group of questions with its path; of a list the first entry. */
export function groupLocations({ steps }: Definition): readonly GroupLocation[] {
  return steps.flatMap((step) => [...below(step, step.schema, step.at)]);
}

function* below(step: DefinitionStep, group: Schema, path: Path): Generator<GroupLocation> {
  yield { step, group, path };
  for (const [key, question] of Object.entries(declaredProperties(group)))
    yield* inQuestion(step, question, [...path, key]);
}

function* inQuestion(step: DefinitionStep, question: Schema, path: Path): Generator<GroupLocation> {
  if (isGroupSchema(question)) yield* below(step, question, path);
  else if (question.items) yield* inQuestion(step, question.items, [...path, 0]);
}
