// Limits of a text's length that no text of its pattern or its format keeps to.
import type { Schema } from '../../core/index.ts';
import { entryOf } from '../schema/entryOf.ts';
import { type PatternLengths, patternLengths } from '../schema/patterns/patternLengths.ts';
import type { LimitFault } from './limitFault.ts';

/** How many characters a text of a format has. */
const LENGTHS: Readonly<Record<string, PatternLengths>> = {
  date: { least: 10, most: 10 },
  time: { least: 5, most: 5 },
  'date-time': { least: 16, most: 16 },
  phone: { least: 7, most: 16 },
  email: { least: 5, most: Infinity },
  uri: { least: 10, most: Infinity },
};

/** A sentence for repairs that shows how an answer of a format is stored, so that its length can be counted. */
export const KEPT: Readonly<Record<string, string>> = {
  date: ' It is kept as YYYY-MM-DD.',
  time: ' It is kept as HH:MM.',
  'date-time': ' It is kept as YYYY-MM-DDTHH:MM.',
  phone: ' It is kept as +9611234567.',
};

export function* lengthFaults(schema: Schema): Generator<LimitFault> {
  const { pattern, format = '' } = schema;
  // A pattern between slashes (`/^a$/`) matches no text. The rule `patterns` reports that, and says nothing of the lengths that are meant.
  const isWhole = pattern !== undefined && !/^\/\^.*\$\/\w*$/.test(pattern);
  const ofPattern = broken(schema, isWhole ? patternLengths(pattern) : undefined);
  if (ofPattern) {
    const { limit, bound } = ofPattern;
    const problem = `No answer can satisfy both: a text that matches "pattern" has ${bound}, and "${limit}" is ${schema[limit]}.`;
    yield { of: [limit, 'pattern'], problem, repair: 'Correct one of them.' };
  }
  const lengths = entryOf(LENGTHS, format);
  const ofFormat = broken(schema, lengths);
  const isChoice = schema.enum !== undefined || schema.const !== undefined;
  if (!ofPattern && !ofFormat && !isChoice) yield* idle(schema, isWhole ? patternLengths(pattern) : undefined, lengths);
  const { most = 0 } = LENGTHS.phone ?? {};
  if (!ofFormat && format === 'phone' && (schema.maxLength ?? most) < most) {
    const problem = `A telephone number is kept with the code of its country and may have ${most} characters, and "maxLength" is ${schema.maxLength}.`;
    yield { of: ['maxLength', 'format'], problem, repair: 'Remove it: each country has its own lengths.' };
  }
  if (!ofFormat) return;
  const { limit, bound } = ofFormat;
  const problem = `No ${format} can be given: it has ${bound}, and "${limit}" is ${schema[limit]}.`;
  yield { of: [limit, 'format'], problem, repair: `Correct it, or remove it.${entryOf(KEPT, format) ?? ''}` };
}

/** Limits that every text of the pattern or the format keeps to. Beside a pattern a text needs "maxLength" nonetheless (`lengthsLimited`). */
function* idle(
  { format, minLength = 0, maxLength = 0 }: Schema,
  ofPattern: PatternLengths = ANY,
  ofFormat: PatternLengths = ANY,
): Generator<LimitFault> {
  const ofThis = `a text of the format "${format}"`;
  const [from, what] =
    ofPattern.least > ofFormat.least ? [ofPattern, 'a text that matches "pattern"'] : [ofFormat, ofThis];
  if (minLength > 0 && minLength <= from.least) {
    const problem = `"minLength" has no effect: ${what} has at least ${from.least} characters.`;
    yield {
      of: ['minLength', from === ofFormat ? 'format' : 'pattern'],
      problem,
      repair: 'Remove it with its message.',
    };
  }
  if (maxLength < ofFormat.most) return;
  const problem = `"maxLength" has no effect: ${ofThis} has at most ${ofFormat.most} characters.`;
  yield { of: ['maxLength', 'format'], problem, repair: 'Remove it with its message.' };
}

const ANY: PatternLengths = { least: 0, most: Infinity };

/** The limit that no text of these lengths keeps to, and their bound in words. */
function broken({ minLength = 0, maxLength = Infinity }: Schema, lengths: PatternLengths | undefined) {
  const { least = 0, most = Infinity } = lengths ?? {};
  if (minLength > most) return { limit: 'minLength', bound: `at most ${most} characters` } as const;
  return maxLength < least ? ({ limit: 'maxLength', bound: `at least ${least} characters` } as const) : undefined;
}
