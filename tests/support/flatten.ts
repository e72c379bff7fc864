import type { Answers, Attachment } from '../../engine/core/model/types.ts';

/** A single answer: the value of a control, or an attachment. */
export type Leaf = string | number | boolean | Attachment;

/** Every single answer with its field name, in the order of the answers. */
export function flatten(answers: Answers): readonly (readonly [name: string, answer: Leaf])[] {
  return Object.entries(answers).flatMap(([key, answer]) => below(key, answer));
}

function below(name: string, answer: unknown): [string, Leaf][] {
  if (typeof answer !== 'object' || answer === null || isAttachment(answer)) return [[name, answer as Leaf]];
  return Object.entries(answer).flatMap(([key, part]) => below(`${name}[${key}]`, part));
}

/** True for the answer of a file question. */
export function isAttachment(answer: unknown): answer is Attachment {
  return typeof answer === 'object' && answer !== null && 'id' in answer && 'size' in answer;
}
