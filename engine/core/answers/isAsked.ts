import type { Answers, Form, Step } from '../model/types.ts';
import { matches } from './matches.ts';

/** True for a step that is asked for these answers. */
export function isAsked({ if: condition }: Step, answers: Answers): boolean {
  return !condition || matches(condition, answers);
}

/** The index of the last step that is asked for these answers. */
export function lastAsked({ steps }: Form, answers: Answers): number {
  return steps.findLastIndex((step) => isAsked(step, answers));
}
