import { DEFAULT_TIME_ZONE, localTime } from './timeZone.ts';

/** An ISO 8601 instant in a time zone, to the minute, with the offset from UTC: `2026-11-21 10:03 +02:00`. */
export function printInstant(iso: string, timeZone = DEFAULT_TIME_ZONE): string {
  const { day, time, offset } = localTime(iso, timeZone);
  return `${day} ${time} ${offset}`;
}
