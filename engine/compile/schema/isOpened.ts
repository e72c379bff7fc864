import { isGroupSchema, type Schema } from '../../core/index.ts';

/** True for a group, a list that begins with entries and an answer that stands from the start: core gives them where they are required, so they are never missing. */
export function isOpened(question: Schema): boolean {
  if (question.readOnly) return true;
  return isGroupSchema(question) || ((question.minItems ?? 0) > 0 && !!question.items && isGroupSchema(question.items));
}
