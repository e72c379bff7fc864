// Fills in the messages for limits.
import { isRecord, recordOf } from '../../core/index.ts';
import type { Draft, Json } from '../draft/draft.ts';
import { schemasIn } from '../draft/schemas.ts';
import { limitMessage } from '../draft/words.ts';
import { objectOf } from './problem.ts';

/** Adds the missing messages for limits of questions with a title. */
export function fillMessages(draft: Draft, root: Json): void {
  for (const { schema } of schemasIn(root)) {
    const { title, errorMessage, enum: options, format } = schema;
    if (
      typeof title !== 'string' ||
      typeof errorMessage === 'string' ||
      options !== undefined ||
      format === 'attachment'
    )
      continue;
    for (const keyword of Object.keys(schema)) {
      const words = limitMessage(keyword, title);
      // A comparison with another answer has words of its own.
      if (
        words === undefined ||
        isRecord(schema[keyword]) ||
        isIdle(keyword, schema) ||
        isFilled(keyword, schema, draft)
      )
        continue;
      const messages = objectOf(schema, 'errorMessage');
      messages[keyword] ??= filledIn(draft, words);
    }
  }
}

/** A message that the importer writes: where it turns out that no error shows it, it goes without a note. */
export function filledIn(draft: Draft, words: string): string {
  draft.filledIn.add(words);
  return words;
}

/** A limit that an answer cannot violate: see the rule `messagesReachable`. */
function isIdle(keyword: string, schema: Json): boolean {
  // A text of a wrong length mostly fails the pattern, too, whose message hides any but the engine's own.
  if (schema.pattern !== undefined && (keyword === 'minLength' || keyword === 'maxLength')) return true;
  if (keyword === 'minLength') return Number(schema.minLength) <= 1;
  if (keyword === 'minItems') return Number(schema.minItems) < 1;
  if (keyword === 'uniqueItems') return schema.uniqueItems !== true || hasOptions(schema.items);
  return keyword === 'const' && schema.readOnly === true;
}

/** True for entries with options: drawn as checkboxes, each of which can be ticked once. */
export function hasOptions(items: unknown): boolean {
  return ['enum', 'oneOf', 'anyOf'].some((keyword) => recordOf(items)[keyword] !== undefined);
}

function isFilled(keyword: string, schema: Json, { limited }: Draft): boolean {
  return limited.has(schema) && (keyword === 'maxLength' || keyword === 'maxItems');
}
