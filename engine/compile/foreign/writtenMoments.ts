// Limits of days and times as others write them: `31.12.2026`, `now+7d`, `4pm`.

import { FORMATS } from '../schema/formats.ts';

/** How others write units of days, how many of ours each is, and ours. */
const UNITS = [
  [/^d(?:ays?)?$/i, 1, 'day'],
  [/^w(?:eeks?)?$/i, 7, 'day'],
  [/^m(?:onths?)?$/i, 1, 'month'],
  [/^y(?:ears?|rs?)?$/i, 1, 'year'],
] as const;

/** The greatest number of days, months or years in a limit such as `today - 18 years`: the pattern in `step.schema.json` takes three digits. */
const MOST_COUNTED = 999;

/** A limit of days as a form writes it; undefined for a text that is none. */
export function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const [, ofYear, ofMonth = '', ofDay = ''] = /^(\d{4})[-/.](\d\d?)[-/.](\d\d?)(?:T00:00.*)?$/.exec(value) ?? [];
  if (ofYear !== undefined)
    return Number(ofMonth) <= 12 && Number(ofDay) <= 31
      ? `${ofYear}-${ofMonth.padStart(2, '0')}-${ofDay.padStart(2, '0')}`
      : undefined;
  const [, day = '', dot, month = '', year] = /^(\d\d?)([./])(\d\d?)[./](\d{4})$/.exec(value) ?? [];
  // 09/01 is 9 January in one country and 1 September in another: not decided here.
  if (year !== undefined && dot === '/' && day !== month && Number(day) <= 12) return undefined;
  if (year !== undefined) {
    const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return FORMATS.date?.test(written) ? written : undefined;
  }
  const [, sign, count, unit = ''] = /^\W*(?:today|now)\W*?(?:([+-])\s*(\d+)\s*([a-z]*))?\W*$/i.exec(value) ?? [];
  if (sign === undefined) return /^\W*(?:today|now)\W*$/i.test(value) ? 'today' : undefined;
  if (Number(count) === 0) return 'today';
  const [, times, name] = UNITS.find(([pattern]) => pattern.test(unit)) ?? [];
  if (times === undefined) return undefined;
  const amount = Number(count) * times;
  if (amount <= MOST_COUNTED) return `today ${sign} ${amount} ${name}${amount === 1 ? '' : 's'}`;
  const years = amount / (name === 'day' ? 365 : 12);
  return Number.isInteger(years) && name !== 'year' && years <= MOST_COUNTED
    ? `today ${sign} ${years} years`
    : undefined;
}

/** What is to be written for a limit such as `today - 18`, which does not say what it counts; undefined for any other. */
export function uncountedDay(value: unknown): string | undefined {
  const [, sign, count] = /^\W*(?:today|now)\W*?([+-])\s*(\d+)\W*$/i.exec(String(value)) ?? [];
  if (sign === undefined || Number(count) === 0) return undefined;
  return `Say what is counted: "today ${sign} ${count} days", months or years.`;
}

/** A time as a form writes it, e.g. of `4pm`, `8:30` or `16:00:00`; undefined for a text that is none. */
export function timeOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const [, hours = '', minutes = '00', half] =
    /^(\d\d?)(?:[:.h](\d\d)?)?(?::\d\d)?(?:\s*([ap])\.?m\.?)?$/i.exec(value.trim()) ?? [];
  const isTime = hours !== '' && Number(hours) < (half ? 13 : 24) && Number(minutes) < 60;
  if (!isTime) return undefined;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

interface Beside {
  readonly type?: unknown;
  readonly format?: unknown;
}

/**
 * The repair of a limit of a day or a time; undefined where it is not known what is meant.
 * @param beside the schema in which the limit stands. A test of a condition has neither `type` nor `format`, so there a text with a colon (`14:30`) is read as a time
 */
export function ofDay(keyword: string, value: unknown, { type, format }: Beside): string | undefined {
  const isTime = format === 'time' || (type === undefined && format === undefined && String(value).includes(':'));
  const time = isTime ? timeOf(value) : undefined;
  if (time !== undefined) return `Write "${keyword}": "${time}".`;
  const day = format === 'date' || format === 'date-time' || keyword.startsWith('format') ? dayOf(value) : undefined;
  return day === undefined ? uncountedDay(value) : `Write "${keyword}": "${day}".`;
}
