// The intake refuses field names that are no `isWireName`; such a question could be answered and not sent. A name with brackets, or one
// that is a number, would be read as an entry of a list.
import {
  declaredProperties,
  isGroupSchema,
  isWireName,
  type Path,
  type Schema,
  toName,
  toPath,
} from '../../../core/index.ts';
import type { Rule } from '../rule.ts';

const REPAIR =
  'Use a letter followed by letters, digits and _, at most 64 characters, no name that every JavaScript object has (constructor), and at most 10 levels.';

export const fieldNamesValid: Rule = function* ({ steps, placeWithin }) {
  for (const { at, schema, schemaPlace } of steps) {
    for (const [path, question] of singleQuestions(schema, at)) {
      const name = toName(path);
      if (isWireName(name) && toPath(name).every((key, i) => key === path[i])) continue;
      yield {
        place: placeWithin(question, '', schemaPlace),
        problem: `The name "${name}" cannot be sent.`,
        repair: REPAIR,
      };
    }
  }
};

/** Every question with one answer and its path; entries of a list at the largest index, which has the longest name. */
function* singleQuestions(question: Schema, path: Path): Generator<readonly [Path, Schema]> {
  if (isGroupSchema(question)) {
    for (const [key, inner] of Object.entries(declaredProperties(question)))
      yield* singleQuestions(inner, [...path, key]);
  } else if (question.items)
    yield* singleQuestions(question.items, [...path, Math.max(0, (question.maxItems ?? 1000) - 1)]);
  else yield [path, question];
}
