// "One of these is required" is an error at each of its questions; a list of errors says it once.
import { visibleSchemaAt } from '../answers/visibleSchemaAt.ts';
import { alternativesOf } from '../model/alternativesOf.ts';
import { getIn, toPath } from '../model/path.ts';
import type { Answers, FieldError, Step } from '../model/types.ts';

/**
 * The step's errors without those that repeat the first of the same `anyOf`. That one has the keyword `anyOf` in place of `required`,
 * since its message is about several questions.
 */
export function neededOnce(step: Step, answers: Answers, errors: readonly FieldError[]): readonly FieldError[] {
  const said = new Set<string>();
  return errors.flatMap((error) => {
    const path = toPath(error.name);
    const group = path.slice(0, -1);
    const schema =
      error.keyword === 'required' &&
      visibleSchemaAt(step.schema, getIn(answers, step.at), group.slice(step.at.length));
    const others = schema ? alternativesOf(schema).get(String(path.at(-1))) : undefined;
    if (!others) return error;
    // Every question of one `anyOf` has its message.
    const which = JSON.stringify([group, error.message]);
    if (said.has(which)) return [];
    said.add(which);
    return { ...error, keyword: 'anyOf' };
  });
}
