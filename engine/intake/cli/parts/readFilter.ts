// Days are in the school's time zone, both ends inclusive: `--until 2026-10-31` includes that day.

import { type Office, SOURCE } from '../../../core/index.ts';
import { DEFAULT_TIME_ZONE, readDay, startOfDay } from '../../config/timeZone.ts';
import type { Filter } from '../../storage/caseStore.ts';
import { type Context, type OptionName, type Options, UsageError } from './command.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The options that filter applications. */
export const FILTER_OPTIONS: readonly OptionName[] = [
  'form',
  'since',
  'until',
  'status',
  'assigned',
  'aside',
  'unseen',
  'words',
];

/** The filter that the options stand for; without `aside`, flagged applications are excluded. */
export function readFilter(
  { form, since, until, status, assigned, aside = false, unseen, words }: Options,
  { offices, timeZone = DEFAULT_TIME_ZONE }: Pick<Context, 'offices' | 'timeZone'>,
): Filter {
  if (status !== undefined) checkStatus(status, form, offices?.[SOURCE] ?? []);
  return {
    form,
    status: status === undefined ? undefined : [status],
    assignee: assigned === 'nobody' ? null : assigned,
    aside,
    unseen,
    words,
    since: since === undefined ? undefined : startOf(since, 0, timeZone),
    before: until === undefined ? undefined : startOf(until, 1, timeZone),
  };
}

/** Refuses a status that no office has, or not that of `form`. */
function checkStatus(status: string, form: string | undefined, offices: readonly Office[]): void {
  const asked = offices.filter((office) => form === undefined || office.form === form);
  const known = [...new Set(asked.flatMap(({ statuses }) => statuses.map(({ id }) => id)))];
  if (known.includes(status)) return;
  throw new UsageError(`“${status}” is not a status: use ${known.join(', ')}`);
}

/** The instant at which the day `daysLater` days after `typed` begins. */
function startOf(typed: string, daysLater: number, timeZone: string): string {
  const midnight = readDay(typed);
  if (midnight === undefined) throw new UsageError(`“${typed}” is not a date: use e.g. 2026-10-31`);
  return startOfDay(midnight + daysLater * DAY, timeZone);
}
