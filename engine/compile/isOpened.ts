import { hasQuestions } from '../core/settle.ts';
import type { Schema } from '../core/types.ts';

/** True for a group, and for a list that begins with entries: core opens them, so they are never missing. */
export function isOpened(question: Schema): boolean {
  return hasQuestions(question) || ((question.minItems ?? 0) > 0 && !!question.items && hasQuestions(question.items));
}
