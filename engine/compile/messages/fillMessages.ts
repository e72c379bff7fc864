// Limits stand in one place. A message may name them: `{minimum}`, `{between.0}`; they are filled in here, from the
// keywords beside the message. Where a language has several forms for a number, the message's first limit picks one.
import { type Language, numberIn, type PluralWords, pluralOf, type Schema } from '../../core/index.ts';
import { mapSteady } from './mapSteady.ts';

/** The schema with the placeholders of its messages filled, at every depth; objects shared by identity stay shared. */
export function fillMessages<T>(node: T, language: Language, done = new Map<object, unknown>()): T {
  if (typeof node !== 'object' || node === null) return node;
  const known = done.get(node);
  if (known) return known as T;
  const filled = Array.isArray(node)
    ? mapSteady(node, (part) => fillMessages(part, language, done))
    : Object.fromEntries(
        Object.entries(node).map(([key, part]) => [
          key,
          key === 'errorMessage' ? fill(part, node, language) : fillMessages(part, language, done),
        ]),
      );
  done.set(node, filled);
  return filled as T;
}

function fill(message: unknown, schema: Schema, language: Language): unknown {
  if (typeof message === 'string') return fillText(message, schema, language);
  if (typeof message !== 'object' || message === null) return message;
  if (isPlural(message)) return fillText(pick(message, schema, language), schema, language);
  return Object.fromEntries(Object.entries(message).map(([keyword, text]) => [keyword, fill(text, schema, language)]));
}

const PLACEHOLDER = /\{([\w.]+)\}/g;

function fillText(message: string, schema: Schema, language: Language): string {
  return message.replace(PLACEHOLDER, (whole, path) => {
    const limit = limitAt(schema, path);
    return typeof limit === 'number' ? numberIn(language, limit) : String(limit ?? whole);
  });
}

function pick(words: PluralWords, schema: Schema, language: Language): string {
  const [, path = ''] = new RegExp(PLACEHOLDER).exec(words.other) ?? [];
  return pluralOf(language, Number(limitAt(schema, path)), words);
}

/** No keyword is called "other": this object holds the forms of one message. */
function isPlural(message: object): message is PluralWords {
  return 'other' in message;
}

function limitAt(schema: Schema, path: string): unknown {
  let at: unknown = schema;
  for (const key of path.split('.')) at = (at as Record<string, unknown> | undefined)?.[key];
  return at;
}
