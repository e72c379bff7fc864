// Texts of a format, for rules that look for an answer that a condition's pattern matches, and for one that it does not.
import { entryOf } from '../schema/entryOf.ts';
import { everyDay } from '../schema/formats.ts';

let times: readonly string[] | undefined;

/** Every minute of a day as HH:MM. */
export function everyMinute(): readonly string[] {
  times ??= Array.from({ length: 1440 }, (_, minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
  return times;
}

/** Made of a part that a pattern matches; not all of them are of the format. */
const WITH_PART: Readonly<Record<string, (part: string) => readonly string[]>> = {
  email: (part) => [`${part}@b.cc`, `a@${part}`, `a@${part}.cc`, `a@b.${part}`, `a${part}.cc`, `${part}b.cc`],
  uri: (part) => [`https://${part}`, `https://${part}.cc`, `https://b.${part}`, `https://b.cc/${part}`, `${part}b.cc`],
  phone: (part) => [`${part}1234567`, `+${part}`, `+${part}1234567`, `+9613${part}`],
};

const OTHERS: Readonly<Record<string, () => readonly string[]>> = {
  date: everyDay,
  time: everyMinute,
  // Each day at 08:00 and each minute of one day, 74,489 texts: every minute of every day would be 105 million.
  'date-time': () => [...everyDay().map((day) => `${day}T08:00`), ...everyMinute().map((time) => `2015-04-30T${time}`)],
  email: () => ['a@b.cc', 'name@example.org'],
  uri: () => ['https://b.cc/', 'http://example.org/a'],
  phone: () => ['+9613123456', '+33123456789'],
};

/** The parts, texts of the format that contain one of them, and further ones: every day, every minute, or two or so of the other formats. */
export function formattedTexts(format: string, parts: readonly string[]): readonly string[] {
  const withPart = entryOf(WITH_PART, format) ?? (() => []);
  return [...parts, ...parts.flatMap(withPart), ...(entryOf(OTHERS, format)?.() ?? [])];
}
