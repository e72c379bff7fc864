// An example that names a day of its own time would be wrong some day where the form has limits like "today + 7 days". It writes
// such a limit in braces instead: "{today + 10 days}".
import { dayOfLimit, isRecord, readRelativeDay, type Schema } from '../../core/index.ts';

const IN_BRACES = /^\{(today[^{}]*)\}$/;

/** The value with each distance from today as the day that it means now. */
export function daysWritten<T>(value: T, now?: Date): T;
export function daysWritten(value: unknown, now = new Date()): unknown {
  if (Array.isArray(value)) return value.map((part) => daysWritten(part, now));
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, daysWritten(part, now)]));
  const [, limit] = typeof value === 'string' ? (IN_BRACES.exec(value) ?? []) : [];
  return limit !== undefined && readRelativeDay(limit) ? dayOfLimit(limit, now) : value;
}

/** How an example writes this answer: with a distance from today, if the question's limits have one. */
export function writtenDay(question: Schema, answer: unknown): unknown {
  const { formatMinimum, formatMaximum } = question;
  const limit = [formatMinimum, formatMaximum].find(
    (one) => one && readRelativeDay(one) && daysWritten(`{${one}}`) === answer,
  );
  return limit === undefined ? answer : `{${limit}}`;
}
