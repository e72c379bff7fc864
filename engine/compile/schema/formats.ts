// Formats as regular expressions: ajv writes them into standalone code, where a function would be an import.
import type { Schema } from '../../core/index.ts';

/** A date of the Gregorian calendar, leap years included. A year before 1000 is a slip: a date picker makes 0005 of a typed 05. */
const DATE =
  /^(?:[1-9]\d{3}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:[1-9]\d(?:0[48]|[2468][048]|[13579][26])|(?:[2468][048]|[13579][26])00)-02-29)$/;

/** Hours from 0 to 23, and minutes. */
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

export const FORMATS: Readonly<Record<string, RegExp>> = {
  date: DATE,
  time: TIME,
  'date-time': new RegExp(`${DATE.source.slice(0, -1)}T${TIME.source.slice(1)}`),
  // As in the HTML standard, but the domain needs a dot: a parent's address without one is a typing mistake.
  email: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
  // An absolute http(s) address, as copied from a browser.
  uri: /^https?:\/\/[^\s/.]+(?:\.[^\s/.]+)+(?:\/\S*)?$/,
  // E.164, to which `normaliseAnswer` converts every number that it can parse.
  phone: /^\+[1-9]\d{5,14}$/,
};

/** The format that `formatMinimum` and `formatMaximum` beside it are limits of; undefined where there are none, or for what is no limit. */
export function formatOfLimits({ formatMinimum, formatMaximum }: Schema): string | undefined {
  const limit = String(formatMinimum ?? formatMaximum);
  if (limit.startsWith('today')) return 'date';
  return ['date', 'time', 'date-time'].find((format) => FORMATS[format]?.test(limit));
}

const FIRST_DAY = Date.UTC(1900, 0, 1);

let days: readonly string[] | undefined;

/** Every day of the years 1900 to 2099 as YYYY-MM-DD, to find one that matches a pattern. */
export function everyDay(): readonly string[] {
  days ??= Array.from({ length: 73_049 }, (_, day) =>
    new Date(FIRST_DAY + day * 86_400_000).toISOString().slice(0, 10),
  );
  return days;
}
