import { declaredProperties } from './declaredProperties.ts';
import { parsePointer } from './jsonPointer.ts';
import type { Schema, Step } from './types.ts';

/** The question at a JSON Pointer into the submission, in whatever branch it is asked; undefined where there is none. */
export function questionAtPointer(steps: readonly Pick<Step, 'at' | 'schema'>[], pointer: string): Schema | undefined {
  const keys = parsePointer(pointer);
  for (const { at, schema } of steps) {
    if (!at.every((key, depth) => keys[depth] === key)) continue;
    const found = keys.slice(at.length).reduce<Schema | undefined>(below, schema);
    if (found) return found;
  }
  return undefined;
}

function below(question: Schema | undefined, key: string): Schema | undefined {
  if (question?.items) return /^\d+$/.test(key) ? question.items : undefined;
  const questions = question ? declaredProperties(question) : {};
  return Object.hasOwn(questions, key) ? questions[key] : undefined;
}
