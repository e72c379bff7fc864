// Messages for errors without an `errorMessage` in the definition. The compiler puts the texts of the form's language into each
// step; the failed keyword selects one.
import { numberIn } from '../locale/formatting.ts';
import type { Language } from '../locale/language.ts';
import { type DateFault, readDate } from '../locale/parseDate.ts';
import { type PluralWords, pluralOf } from '../locale/plural.ts';
import type { ValidationError } from './validator.ts';

/** The texts of one language. */
export interface Messages {
  readonly language: Language;
  readonly required: string;
  readonly option: string;
  readonly number: string;
  readonly unreadable: string;
  readonly unexpected: string;
  readonly unique: string;
  /** For an answer to a question that the form does not have. Only a client other than the form sends one. */
  readonly unknown: string;
  readonly formats: Readonly<Record<string, string>>;
  /** By fault; a telephone number without one of these faults has the message of its format. */
  readonly phones: {
    readonly noCountry: string;
    readonly unknownCode: string;
    readonly tooShort: string;
    readonly tooLong: string;
  };
  /** By fault; a date without one of these faults (30 February) has the message of its format. */
  readonly dates: Readonly<Record<DateFault, string>>;
  /** For a date after today where `formatMaximum` forbids it. */
  readonly future: string;
  /** By keyword; `{limit}` is replaced by the limit, `{length}` by the answer's length in code points. */
  readonly limits: Readonly<Record<string, PluralWords>>;
}

/** The message for an error of `answer`. */
export function messageFor({ keyword, params }: ValidationError, messages: Messages, answer: unknown): string {
  const limit = params.limit ?? params.multipleOf;
  const limited = messages.limits[keyword];
  if (limited && limit !== undefined) {
    const text = pluralOf(messages.language, limit, limited);
    const length = typeof answer === 'string' ? [...answer].length : 0;
    return text
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
      return formatMessage(params.format ?? '', messages, answer);
    case 'formatMaximum':
      return messages.future;
    case 'uniqueItems':
      return messages.unique;
    default:
      return messages.unexpected;
  }
}

/** ajv reports only that a date is invalid; parsing the text tells why. */
function formatMessage(format: string, { formats, dates, unexpected }: Messages, answer: unknown): string {
  const { fault } = format === 'date' ? readDate(String(answer)) : {};
  return (fault ? dates[fault] : formats[format]) ?? unexpected;
}
