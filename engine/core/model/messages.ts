// The engine's own messages, in the language of the form: the compiler gives the words, the failed keyword picks one.
import { numberIn } from '../locale/formatting.ts';
import type { Language } from '../locale/language.ts';
import { type DateFault, readDate } from '../locale/parseDate.ts';
import { type PluralWords, pluralOf } from '../locale/plural.ts';
import type { ValidationError } from './types.ts';

/** The words of one language. */
export interface Messages {
  readonly language: Language;
  readonly required: string;
  readonly option: string;
  readonly number: string;
  readonly unreadable: string;
  readonly unexpected: string;
  readonly unique: string;
  /** For an answer to a question that the form does not have. */
  readonly unknown: string;
  readonly formats: Readonly<Record<string, string>>;
  /** For a telephone number, by what is wrong with it; the words of its format are for one that cannot be read. */
  readonly phones: {
    readonly noCountry: string;
    readonly unknownCode: string;
    readonly tooShort: string;
    readonly tooLong: string;
  };
  /** For a date, by what is wrong with it; the words of its format are for one that is no day at all. */
  readonly dates: Readonly<Record<DateFault, string>>;
  /** For a day that has not come yet where only those before are right. */
  readonly future: string;
  /** By keyword, with `{limit}` where the limit stands, and `{length}` where that of the answer does, in UTF-16 units. */
  readonly limits: Readonly<Record<string, PluralWords>>;
}

/** The engine's message for a failed keyword; `answer` is what failed it. */
export function messageFor({ keyword, params }: ValidationError, messages: Messages, answer: unknown): string {
  const limit = params.limit ?? params.multipleOf;
  const limited = messages.limits[keyword];
  if (limited && limit !== undefined) {
    const words = pluralOf(messages.language, limit, limited);
    const length = typeof answer === 'string' ? answer.length : 0;
    return words
      .replace('{limit}', numberIn(messages.language, limit))
      .replace('{length}', numberIn(messages.language, length));
  }
  switch (keyword) {
    case 'required':
      return messages.required;
    case 'enum':
    case 'const':
      return messages.option;
    case 'type':
      return params.type === 'number' || params.type === 'integer' ? messages.number : messages.unreadable;
    case 'format':
      return formatWords(params.format ?? '', messages, answer);
    case 'formatMaximum':
      return messages.future;
    case 'uniqueItems':
      return messages.unique;
    default:
      return messages.unexpected;
  }
}

/** The validator only tells that a date is none; the text says what is wrong with it. */
function formatWords(format: string, { formats, dates, unexpected }: Messages, answer: unknown): string {
  const { fault } = format === 'date' ? readDate(String(answer)) : {};
  return (fault ? dates[fault] : formats[format]) ?? unexpected;
}
