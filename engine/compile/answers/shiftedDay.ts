import { dayOfLimit, readRelativeDay } from '../../core/index.ts';

/** What a distance from today can count. */
const MOST_DAYS = 999;

/**
 * The limit of a date or a time that is the next day or minute, or the one before.
 * @param limit `2026-09-01`, `today + 7 days` or `07:30`
 * @returns undefined for anything else, for a distance in months or years, and for a minute of another day
 */
export function shiftedDay(limit: unknown, by: 1 | -1): string | undefined {
  const written = String(limit);
  if (/^\d\d:\d\d$/.test(written)) return shiftedMinute(written, by);
  if (/^\d{4}-\d\d-\d\d$/.test(written)) {
    const day = new Date(`${written}T00:00Z`);
    return Number.isNaN(day.valueOf()) ? undefined : dayOfLimit(inWords(by), day);
  }
  const { amount, unit } = readRelativeDay(written) ?? {};
  if (amount === undefined || unit !== 'day' || Math.abs(amount + by) > MOST_DAYS) return undefined;
  return inWords(amount + by);
}

function inWords(days: number): string {
  if (days === 0) return 'today';
  return `today ${days < 0 ? '-' : '+'} ${Math.abs(days)} day${Math.abs(days) === 1 ? '' : 's'}`;
}

function shiftedMinute(time: string, by: 1 | -1): string | undefined {
  const at = new Date(`2000-01-01T${time}Z`);
  if (Number.isNaN(at.valueOf())) return undefined;
  const [day, moved] = new Date(at.valueOf() + by * 60_000).toISOString().split('T');
  return day === '2000-01-01' ? moved?.slice(0, 5) : undefined;
}
