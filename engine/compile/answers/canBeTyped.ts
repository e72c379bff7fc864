import type { Schema } from '../../core/index.ts';
import { entryOf } from '../schema/entryOf.ts';
import { answerText } from './answerText.ts';

/** What can be typed with the keyboards of telephones that have few characters, by HTML's `inputmode`. */
const KEYBOARDS: Readonly<Record<string, string>> = { numeric: '^[0-9]*$', decimal: '^[0-9.,]*$', tel: '^[0-9+*#]*$' };

/** False for a text of which no answer consists of the keyboard's characters alone. */
export function canBeTyped(question: Schema, keyboard: unknown): boolean {
  const characters = entryOf(KEYBOARDS, String(keyboard));
  if (question.type !== 'string' || question.enum || characters === undefined) return true;
  return answerText(question, [characters], []) !== null;
}
