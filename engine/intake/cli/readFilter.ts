// Days are in the school's time zone, both ends inclusive: `--until 2026-10-31` includes that day.
import { DEFAULT_TIME_ZONE, startOfDay } from '../config/timeZone.ts';
import type { Filter } from '../storage/store.ts';
import { type OptionName, type Options, UsageError } from './command.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The options that filter applications. */
export const FILTER_OPTIONS: readonly OptionName[] = ['form', 'since', 'until', 'status', 'aside', 'unseen'];

/** The filter that the options stand for; without `aside`, flagged applications are excluded. */
export function readFilter(
  { form, since, until, status, aside = false, unseen }: Options,
  timeZone = DEFAULT_TIME_ZONE,
): Filter {
  if (status !== undefined && status !== 'new' && status !== 'handled') {
    throw new UsageError(`“${status}” is no status: use new or handled`);
  }
  return {
    form,
    status,
    aside,
    unseen,
    since: since === undefined ? undefined : startOf(since, 0, timeZone),
    before: until === undefined ? undefined : startOf(until, 1, timeZone),
  };
}

/** The instant at which the day `daysLater` days after `typed` begins. */
function startOf(typed: string, daysLater: number, timeZone: string): string {
  const midnight = /^\d{4}-\d\d-\d\d$/.test(typed) ? Date.parse(typed) : Number.NaN;
  // Date.parse accepts 31 February and returns a day in March.
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== typed) {
    throw new UsageError(`“${typed}” is no day: use e.g. 2026-10-31`);
  }
  return startOfDay(midnight + daysLater * DAY, timeZone);
}
