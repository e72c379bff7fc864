import { parsePointer } from '../model/jsonPointer.ts';
import { getIn } from '../model/path.ts';
import type { Answers } from '../model/types.ts';

/** The single answer at a JSON Pointer. */
export function answerAt(answers: Answers, pointer: string): unknown {
  return getIn(answers, parsePointer(pointer));
}
