// Instants as the office reads them, in the browser's time zone.
import { dateIn, digitsIn, type Language, type SchoolYear } from '../../core/index.ts';

const isolated = (text: string) => `\u2068${text}\u2069`;

const two = (number: number) => String(number).padStart(2, '0');

/** `22/11/2026`, of an ISO 8601 instant. */
export function dayOf(language: Language, instant: string): string {
  return dateIn(language, localDay(new Date(instant)));
}

/** `22/11/2026 19:56`, with a no-break space; day and time are isolated, so that Arabic keeps the order within each (UAX #9). */
export function timeOf(language: Language, instant: string): string {
  const date = new Date(instant);
  const time = `${two(date.getHours())}:${two(date.getMinutes())}`;
  return [dayOf(language, instant), digitsIn(language, time)].map(isolated).join('\u00a0');
}

/** `2026/2027`, isolated; `2026` where it is the year of the calendar. */
export function yearText(language: Language, { since, before }: SchoolYear): string {
  const [first, next] = [since, before].map((day) => digitsIn(language, day.slice(0, 4)));
  return isolated(since.endsWith('-01-01') ? `${first}` : `${first}/${next}`);
}

/** `YYYY-MM-DD` */
function localDay(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
