// The words of limits of a date. They name the day or the distance from today, so the compiler writes them; the one that needs
// neither, for a date in the future, goes with the form (core's `Messages`).
import {
  dateInWords,
  digitsIn,
  isRecord,
  type Language,
  numberIn,
  pluralOf,
  type RelativeDay,
  readRelativeDay,
  type Schema,
} from '../../core/index.ts';
import { engineTexts } from '../../languages/index.ts';

const KEYWORDS = ['formatMinimum', 'formatMaximum'] as const;

/** The `errorMessage` of a question with the words of its limits, where it has none of its own. */
export function withDayWords(schema: Schema, language: Language): unknown {
  const { errorMessage: own } = schema;
  if (own !== undefined && !isRecord(own)) return own;
  const missing = KEYWORDS.flatMap((keyword) => {
    const words = own?.[keyword] === undefined ? wordsOf(schema[keyword], keyword, language) : undefined;
    return words === undefined ? [] : [[keyword, words] as const];
  });
  return missing.length === 0 ? own : { ...own, ...Object.fromEntries(missing) };
}

/** A limit as it stands in a message of the form's own: a day in words, or how far it is from today; undefined for other limits. */
export function dayOrAmount(limit: string, language: Language): string | undefined {
  if (isTime(limit)) return digitsIn(language, limit);
  const relative = readRelativeDay(limit);
  if (relative) return amountIn(language, relative);
  return /^\d{4}-\d\d-\d\d$/.test(limit) ? inWords(limit, language) : undefined;
}

function wordsOf(limit: string | undefined, keyword: (typeof KEYWORDS)[number], language: Language) {
  if (typeof limit !== 'string') return undefined;
  const isFirst = keyword === 'formatMinimum';
  const { [language]: texts } = engineTexts;
  const { dayLimits: words } = texts.validation;
  if (isTime(limit))
    return words[isFirst ? 'notBeforeTime' : 'notAfterTime'].replace('{time}', digitsIn(language, limit));
  const relative = readRelativeDay(limit);
  if (!relative) return words[isFirst ? 'notBefore' : 'notAfter'].replace('{day}', inWords(limit, language));
  if (relative.amount === 0) return isFirst ? words.notBeforeToday : undefined;
  return words[ofDistance(isFirst, relative.amount > 0)].replace('{amount}', amountIn(language, relative));
}

function ofDistance(isFirst: boolean, isAhead: boolean): 'atLeastAhead' | 'atMostAhead' | 'atLeastAgo' | 'atMostAgo' {
  if (isFirst) return isAhead ? 'atLeastAhead' : 'atMostAgo';
  return isAhead ? 'atMostAhead' : 'atLeastAgo';
}

function amountIn(language: Language, { amount, unit }: RelativeDay): string {
  const count = Math.abs(amount);
  const words = pluralOf(language, count, engineTexts[language].validation.dayLimits.amounts[unit]);
  return words.replace('{limit}', numberIn(language, count));
}

function isTime(limit: string): boolean {
  return /^\d\d:\d\d$/.test(limit);
}

function inWords(day: string, language: Language): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return dateInWords(language, year, month, date);
}
