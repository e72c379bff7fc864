// Messages under another name than that of the keyword that raises them: a builder's (`min`), a format's (`email`), or that of a keyword for answers of another type.
import { recordOf, type Schema } from '../../core/index.ts';
import { entryOf } from '../schema/entryOf.ts';
import { KEYWORDS } from '../schema/keywords.ts';
import { repairOfKeyword } from './foreignKeywords.ts';

/** What the keywords are called that say the same of other answers: of texts, numbers, days, lists, and of a single answer. */
const OF_OTHER_ANSWERS: Readonly<Record<string, readonly string[]>> = {
  minimum: ['formatMinimum', 'minLength', 'minItems'],
  maximum: ['formatMaximum', 'maxLength', 'maxItems'],
  minLength: ['minItems', 'minimum'],
  maxLength: ['maxItems', 'maximum'],
  minItems: ['minLength', 'minimum'],
  maxItems: ['maxLength', 'maximum'],
  pattern: ['format'],
  format: ['pattern'],
  enum: ['const'],
};

/** The keyword of the schema whose message the one under `name`, which is none of its keywords, seems to be; undefined if that is not known, or has a message. */
export function keywordOfMessage(name: string, schema: Schema): string | undefined {
  const messages = recordOf(schema.errorMessage);
  const isOpen = (one: string) => Object.hasOwn(schema, one) && !Object.hasOwn(messages, one);
  if (name === schema.format) return isOpen('format') ? 'format' : undefined;
  const known = Object.hasOwn(KEYWORDS, name) ? (entryOf(OF_OTHER_ANSWERS, name) ?? []) : named(name, schema);
  return known.find(isOpen);
}

/** Our name of a keyword that others call so (`regex`, `min`), if it has one. */
function named(name: string, { type, format, items, multipleOf }: Schema): readonly string[] {
  const alone = Object.fromEntries(
    Object.entries({ type, format, items, multipleOf, [name]: 1 }).filter(([, one]) => one !== undefined),
  );
  const [, ours] = /^Write (?:it as )?"(\w+)"/.exec(repairOfKeyword(name, alone) ?? '') ?? [];
  return ours === undefined ? [] : [ours];
}
