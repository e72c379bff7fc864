// Reports limits beside a format that refuse none of its texts: a `pattern` that all of them match, and times from 00:00 or up to 23:59.
import type { Schema } from '../../core/index.ts';
import { fits } from '../answers/brokenLimit.ts';
import { everyMinute } from '../answers/formattedTexts.ts';
import { entryOf } from '../schema/entryOf.ts';
import { everyDay, FORMATS } from '../schema/formats.ts';
import { isHardToMatch, syntaxErrorOf } from '../schema/patterns/textMatching.ts';
import type { LimitFault } from './limitFault.ts';

export function* idleOfFormats(schema: Schema): Generator<LimitFault> {
  const { format = '', pattern, formatMinimum, formatMaximum } = schema;
  const isPattern = pattern !== undefined && syntaxErrorOf(pattern) === undefined;
  if (isPattern && schema.enum === undefined && isMatchedByAll(pattern, format)) {
    const problem = `"pattern" has no effect: every text of the format "${format}" matches it.`;
    yield { of: ['pattern', 'format'], problem, repair: 'Remove it with its message.' };
  }
  if (format !== 'time') return;
  for (const [keyword, limit, end, words] of [
    ['formatMinimum', formatMinimum, '00:00', 'before'],
    ['formatMaximum', formatMaximum, '23:59', 'after'],
  ] as const) {
    if (limit !== end) continue;
    const problem = `"${keyword}" has no effect: no time of a day is ${words} ${end}.`;
    yield { of: [keyword], problem, repair: 'Remove it with its message.' };
  }
}

/**
 * True if the pattern matches all {@link SAMPLES} of the format. Of days and times these are all texts that there are, but for years before 1900 and from 2100, of which they have
 * one day each, and for days with a time. Of other formats they are examples with every character that may stand in one; a pattern with look-around can refuse a
 * text by several characters together (`(?!.*gmail)`), so for these formats it counts as one that refuses something.
 */
function isMatchedByAll(pattern: string, format: string): boolean {
  const all = entryOf(SAMPLES, format)?.();
  const isTried = format === 'date' || format === 'time' || format === 'date-time';
  if (!all || (!isTried && isHardToMatch(pattern))) return false;
  return all.every((text) => fits(pattern, text));
}

const range = (length: number) => Array.from({ length }, (_, i) => i);

const farDays = () => range(9000).map((year) => `${year + 1000}-02-28`);

/** Characters for e-mail addresses and links: letters of several scripts, digits and signs. What makes no valid address is taken out by {@link isOf}. */
const CHARACTERS = 'abzABZ059.-_+!#$%&\'*/=?^`{|}~,;:()[]<>"\\éشя'.split('');

const isOf = (format: string) => (text: string) => FORMATS[format]?.test(text) === true;

const SAMPLES: Readonly<Record<string, () => readonly string[]>> = {
  date: () => [...everyDay(), ...farDays()],
  time: everyMinute,
  'date-time': () => [
    ...[...everyDay(), ...farDays()].map((day) => `${day}T08:00`),
    ...everyMinute().map((time) => `2015-04-30T${time}`),
  ],
  // With each four digits at the beginning, among them the code of every country, numbers of 6 to 15 digits.
  phone: () =>
    range(9000).flatMap((code) => range(10).map((more) => `+${code + 1000}${'05'.repeat(7).slice(0, 2 + more)}`)),
  email: () =>
    CHARACTERS.flatMap((one) => [`${one}@b.c`, `a@${one}.c`, `a@b.${one}`, `${one.repeat(70)}@b.c.d`]).filter(
      isOf('email'),
    ),
  uri: () =>
    ['http', 'https'].flatMap((scheme) =>
      CHARACTERS.flatMap((one) => [
        `${scheme}://${one}.b`,
        `${scheme}://b.${one}`,
        `${scheme}://b.c/${one}`,
        `${scheme}://b.c.d/${one.repeat(70)}`,
      ]).filter(isOf('uri')),
    ),
};
