// Messages for limits, for which other makers' forms have no words of their own.
import { isRecord, recordOf } from '../../core/index.ts';
import type { Draft, Json } from '../draft/draft.ts';
import { schemasIn } from '../draft/schemas.ts';
import { limitMessage } from '../draft/words.ts';
import { objectOf } from './problem.ts';

/** Adds a message for each limit that has none. Questions without a title, with one message for all limits, with options and for files are left as they are. */
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
      // Comparisons (`{"$data": ...}`) get theirs when the check asks for them, because they name the other question.
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

/** Marks a message as written by the importer. If the check then says that no error can show it, it is removed without a note in the report. */
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
