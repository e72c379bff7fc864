// Days are days of this machine's calendar, and both ends are included: `--until 2026-10-31` ends with that day.
import type { Filter } from '../store.ts';
import { Misuse, type OptionName, type Options } from './command.ts';

/** The options that choose among the applications. */
export const FILTER_OPTIONS: readonly OptionName[] = ['form', 'since', 'until', 'status', 'aside'];

/** The applications that the options mean; those that were set aside are among them only if they are asked for. */
export function readFilter({ form, since, until, status, aside = false }: Options): Filter {
  if (status !== undefined && status !== 'new' && status !== 'handled') {
    throw new Misuse(`“${status}” is no status: use new or handled`);
  }
  return {
    form,
    status,
    aside,
    since: since === undefined ? undefined : startOf(since, 0),
    before: until === undefined ? undefined : startOf(until, 1),
  };
}

/** The instant at which a day begins, or the day that many days after it. */
function startOf(typed: string, daysLater: number): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(typed)?.map(Number) ?? [];
  const first = new Date(year ?? Number.NaN, (month ?? 0) - 1, day);
  if (first.getMonth() + 1 !== month || first.getDate() !== day) {
    throw new Misuse(`“${typed}” is no day: use e.g. 2026-10-31`);
  }
  return new Date(year ?? 0, month - 1, day + daysLater).toISOString();
}
