// Local time at the school. Only UTC offsets are taken from Intl: its words and formats differ between versions of Node.
import { quoted, WrongSetting } from './env.ts';

export const DEFAULT_TIME_ZONE = 'Asia/Beirut';

export interface LocalTime {
  /** `2026-11-21` */
  readonly day: string;
  /** `12:03` */
  readonly time: string;
  /** From UTC, `+02:00` */
  readonly offset: string;
}

const MINUTE = 60_000;

/** The IANA zone in `TIME_ZONE`, or {@link DEFAULT_TIME_ZONE}. */
export function readTimeZone(env: NodeJS.ProcessEnv): string {
  const zone = env.TIME_ZONE || DEFAULT_TIME_ZONE;
  try {
    clockIn(zone);
    return zone;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new WrongSetting(`TIME_ZONE is ${quoted(zone)}: use the name of a time zone, e.g. Asia/Beirut`);
  }
}

/** An ISO 8601 instant in a zone. */
export function localTime(instant: string, zone: string): LocalTime {
  const at = Date.parse(instant);
  const minutes = offsetAt(at, zone) / MINUTE;
  const local = new Date(at + minutes * MINUTE).toISOString();
  const distance = Math.abs(minutes);
  const [hours, rest] = [Math.floor(distance / 60), distance % 60].map((part) => String(part).padStart(2, '0'));
  return { day: local.slice(0, 10), time: local.slice(11, 16), offset: `${minutes < 0 ? '-' : '+'}${hours}:${rest}` };
}

/** The day `YYYY-MM-DD` as its midnight in UTC, in milliseconds; undefined if there is no such day. */
export function readDay(text: string): number | undefined {
  const midnight = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  // Date.parse accepts 31 February and returns a day in March.
  const exists = !Number.isNaN(midnight) && new Date(midnight).toISOString().slice(0, 10) === text;
  return exists ? midnight : undefined;
}

/** The instant at which a day begins in a zone; `utcMidnight` is the same day's midnight in UTC, in milliseconds. */
export function startOfDay(utcMidnight: number, zone: string): string {
  // Two steps, because the offset may change between the guess and the result. Where daylight saving skips midnight, the day
  // begins after the gap.
  const guess = utcMidnight - offsetAt(utcMidnight, zone);
  return new Date(utcMidnight - offsetAt(guess, zone)).toISOString();
}

/** Milliseconds that `zone` is ahead of UTC, a multiple of a minute. */
function offsetAt(instant: number, zone: string): number {
  const parts = clockIn(zone).formatToParts(instant);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return shown - Math.floor(instant / MINUTE) * MINUTE;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Throws a RangeError where there is no such zone. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...parts });
  clocks.set(timeZone, clock);
  return clock;
}
