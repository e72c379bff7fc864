// The time of day where the school is: every time that a person reads is told in its zone. Of the platform's data only the
// zones' offsets are used, for which there is no other source; no words.
import { quoted, WrongSetting } from './wrongSetting.ts';

export const DEFAULT_TIME_ZONE = 'Asia/Beirut';

/** An instant as the clocks of a zone show it. */
export interface LocalTime {
  /** `2026-11-21` */
  readonly day: string;
  /** `12:03` */
  readonly time: string;
  /** From UTC, `+02:00` */
  readonly offset: string;
}

const MINUTE = 60_000;

/** The zone that `TIME_ZONE` names. */
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

/** The instant at which a day begins in a zone; `utcMidnight` is the same day's midnight in UTC, in milliseconds. */
export function startOfDay(utcMidnight: number, zone: string): string {
  // The offset may change between the first guess and the instant; where midnight is skipped, the day begins after the gap.
  const guess = utcMidnight - offsetAt(utcMidnight, zone);
  return new Date(utcMidnight - offsetAt(guess, zone)).toISOString();
}

/** Milliseconds that the clocks of `zone` are ahead of UTC, in whole minutes. */
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
