// Limits of a date (`formatMinimum`, `formatMaximum`): a day (`2026-09-01`), `today`, or `today` with a number of days, months or
// years after or before it (`today + 7 days`, `today - 18 years`).

/** A day as far from today as said; a negative amount is before it. */
export interface RelativeDay {
  readonly amount: number;
  readonly unit: 'day' | 'month' | 'year';
}

const RELATIVE = /^today(?: ([+-]) (\d{1,3}) (day|month|year)s?)?$/;

/** The limit as a distance from today; undefined for any other text, also for a day that is written out. */
export function readRelativeDay(limit: string): RelativeDay | undefined {
  const [whole, sign, amount = '0', unit = 'day'] = RELATIVE.exec(limit) ?? [];
  if (whole === undefined) return undefined;
  return { amount: sign === '-' ? -Number(amount) : Number(amount), unit: unit as RelativeDay['unit'] };
}

/**
 * The day `YYYY-MM-DD` that a limit means on the day that `now` is in UTC. A month or year without that day (31 April, 29 February)
 * has its last day instead.
 */
export function dayOfLimit(limit: string, now: Date): string {
  const relative = readRelativeDay(limit);
  if (!relative) return limit;
  const { amount, unit } = relative;
  const day = new Date(now);
  if (unit === 'day') day.setUTCDate(day.getUTCDate() + amount);
  else {
    day.setUTCMonth(day.getUTCMonth() + amount * (unit === 'year' ? 12 : 1));
    if (day.getUTCDate() !== now.getUTCDate()) day.setUTCDate(0);
  }
  return day.toISOString().slice(0, 10);
}
