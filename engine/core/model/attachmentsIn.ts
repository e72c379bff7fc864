import { isRecord } from './schema.ts';
import type { Attachment } from './types.ts';

/** True for an answer that stands for a file. */
export function isAttachment(answer: unknown): answer is Attachment {
  return (
    isRecord(answer) &&
    ['id', 'name', 'type'].every((key) => typeof answer[key] === 'string') &&
    typeof answer.size === 'number'
  );
}

/** The files of the answer to a question for one file or several; none without an answer. */
export function attachmentsIn(answer: unknown): Attachment[] {
  return [answer].flat().filter(isAttachment);
}
