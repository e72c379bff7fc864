// Days are days of the school's calendar, and both ends are included: `--until 2026-10-31` ends with that day.
import { DEFAULT_TIME_ZONE, startOfDay } from '../config/timeZone.ts';
import type { Filter } from '../storage/store.ts';
import { type OptionName, type Options, UsageError } from './command.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The options that choose among the applications. */
export const FILTER_OPTIONS: readonly OptionName[] = ['form', 'since', 'until', 'status', 'aside', 'unseen'];

/** The applications that the options mean; those that were set aside are among them only if they are asked for. */
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

/** The instant at which a day begins, or the day that many days after it. */
function startOf(typed: string, daysLater: number, timeZone: string): string {
  const midnight = /^\d{4}-\d\d-\d\d$/.test(typed) ? Date.parse(typed) : Number.NaN;
  // A day that its month does not have is read as one of the next.
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== typed) {
    throw new UsageError(`“${typed}” is no day: use e.g. 2026-10-31`);
  }
  return startOfDay(midnight + daysLater * DAY, timeZone);
}
