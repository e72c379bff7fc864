import { isDeepStrictEqual } from 'node:util';
import { formatPointer, isGroupSchema, parsePointer, questionAtPointer, type Schema } from '../../core/index.ts';
import { perhaps } from '../errors/didYouMean.ts';
import type { Definition } from '../read/definition.ts';
import { groupQuestions } from '../schema/groupQuestions.ts';
import { nearestPointer } from './misspeltNames.ts';

/**
 * The JSON Pointer into the submission of the answer that a name means that is written in another way (`one/c`, `#/one/c`, `one.c`, `c`); undefined where none of
 * these steps asks it.
 */
export function pointerMeant(steps: Definition['steps'], name: string): string | undefined {
  const keys = name.split(/[/.#]+/).filter((key) => key !== '');
  const pointer = formatPointer(keys);
  if (keys.length > 0 && questionAtPointer(steps, pointer)) return pointer;
  const [only = '', ...below] = keys;
  const step = steps.find(({ schema }) => groupQuestions(schema).some(({ key }) => key === only));
  return step && below.length === 0 ? formatPointer([...step.at, only]) : undefined;
}

/**
 * The repair of a JSON Pointer in form.json or office.json that names no such question of the steps.
 * @param fits returns true for a question that this key can name, e.g. for `mail.to` one whose format is `email`
 */
export function nameByPlace(steps: Definition['steps'], name: string, fits: (question: Schema) => boolean): string {
  const pointersIn = (group: Schema, at: readonly string[]): readonly string[] =>
    groupQuestions(group).flatMap(({ key, whole }) => {
      if (isGroupSchema(whole)) return pointersIn(whole, [...at, key]);
      return fits(whole) ? formatPointer([...at, key]) : [];
    });
  const known = steps.flatMap(({ schema, at }) => pointersIn(schema, at));
  const written = pointerMeant(steps, name);
  const below = parsePointer(name.startsWith('/') ? name : '').slice(1);
  const alike = below.length > 0 ? known.filter((one) => isDeepStrictEqual(parsePointer(one).slice(1), below)) : [];
  // If `at` of a step was changed, only the first key of its pointers is wrong: the one known pointer with the same further keys is proposed.
  const moved = alike.length === 1 ? alike[0] : undefined;
  const meant = written !== undefined && known.includes(written) ? written : (nearestPointer(name, known) ?? moved);
  return `Name a question by its place, that of its step included, e.g. /learner/name.${perhaps(meant)}`;
}
