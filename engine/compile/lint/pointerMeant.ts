import { formatPointer, questionAtPointer } from '../../core/index.ts';
import type { Definition } from '../read/definition.ts';
import { groupQuestions } from '../schema/groupQuestions.ts';

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
