// Fills in the placeholders of messages (`{minimum}`, `{between.0}`) from the keywords beside the message, so a limit is written
// only once; limits of a date without a message get the engine's here, and a
// blank entry of a list the words for a missing answer: ajv knows it as one of the wrong type. Where a message has plural forms, its first placeholder's number selects one.
import {
  getIn,
  isList,
  isRecord,
  type Language,
  numberIn,
  type PluralWords,
  pluralOf,
  type Schema,
} from '../../core/index.ts';
import { engineTexts } from '../../languages/index.ts';
import { COMPARISONS } from '../schema/comparisons.ts';
import { mapSchemas } from '../schema/mapSchemas.ts';
import { dayOrAmount, withDayWords } from './dayWords.ts';

/** A blank entry of these types fails as one of the wrong type; a number's words for that are right for both. */
const BLANK_WHEN_MISTYPED: readonly unknown[] = ['string', 'array'];

/** The schema with the placeholders of its messages filled in, at every depth; objects shared by identity stay shared. */
export function fillMessages<T>(schema: T, language: Language): T {
  return mapSchemas(schema, (one: Schema) => {
    const errorMessage = comparedLast(withListWords(withDayWords(one, language), one, language));
    const filled = errorMessage === undefined ? one : { ...one, errorMessage: fill(errorMessage, one, language) };
    const { items } = filled;
    return items && BLANK_WHEN_MISTYPED.includes(items.type) && isList(filled)
      ? { ...filled, items: withBlankWords(items, language) }
      : filled;
  });
}

/** Keywords by which an answer is judged together with other answers. */
const OF_OTHERS: readonly string[] = [...COMPARISONS, 'lengthEquals', 'uniqueInList'];

/**
 * The messages with those last that depend on other answers. ajv-errors reports errors in the order of the messages, and the first is shown. Of a day
 * that is too early by its own limit and by a comparison, the limit is what the visitor has to know first.
 */
function comparedLast(messages: unknown): unknown {
  if (!isRecord(messages)) return messages;
  const all = Object.entries(messages);
  const isCompared = ([keyword]: (typeof all)[number]) => OF_OTHERS.includes(keyword);
  return Object.fromEntries([...all.filter((one) => !isCompared(one)), ...all.filter(isCompared)]);
}

function withListWords(own: unknown, { uniqueInList }: Schema, language: Language): unknown {
  if (!uniqueInList || !(own === undefined || isRecord(own))) return own;
  return { uniqueInList: engineTexts[language].inListAlready, ...own };
}

function withBlankWords(entry: Schema, language: Language): Schema {
  const { errorMessage: own = {} } = entry;
  if (!isRecord(own)) return entry;
  return { ...entry, errorMessage: { type: engineTexts[language].validation.required, ...own } };
}

function fill(message: unknown, schema: Schema, language: Language): unknown {
  if (typeof message === 'string') return fillText(message, schema, language);
  if (typeof message !== 'object' || message === null) return message;
  if (isPlural(message)) return fillText(pick(message, schema, language), schema, language);
  return Object.fromEntries(
    Object.entries(message).map(([keyword, text]) => {
      const byName = BY_NAME.includes(keyword) && isRecord(text) ? Object.entries(text) : undefined;
      // A question may be called `other`, as a plural form is.
      const filled = byName?.map(([name, words]) => [name, fill(words, schema, language)] as const);
      return [keyword, filled ? Object.fromEntries(filled) : fill(text, schema, language)];
    }),
  );
}

/** Keywords with messages by the names of questions. */
const BY_NAME: readonly string[] = ['required', 'properties', 'items'];

const PLACEHOLDER = /\{([\w.]+)\}/g;

function fillText(message: string, schema: Schema, language: Language): string {
  return message.replace(PLACEHOLDER, (whole, path) => {
    const limit = limitAt(schema, path);
    if (typeof limit === 'number') return numberIn(language, limit);
    return (typeof limit === 'string' && dayOrAmount(limit, language)) || String(limit ?? whole);
  });
}

function pick(forms: PluralWords, schema: Schema, language: Language): string {
  const [, path = ''] = new RegExp(PLACEHOLDER).exec(forms.other) ?? [];
  return pluralOf(language, Number(limitAt(schema, path)), forms);
}

/** True for plural forms of one message; otherwise the keys are keywords, and none is called "other". */
function isPlural(message: object): message is PluralWords {
  return 'other' in message;
}

function limitAt(schema: Schema, path: string): unknown {
  return getIn(schema, path.split('.'));
}
