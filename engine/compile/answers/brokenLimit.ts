import { dayOfLimit, type Schema } from '../../core/index.ts';
import { entryOf } from '../schema/entryOf.ts';
import { FORMATS } from '../schema/formats.ts';
import { isOfType } from '../schema/questions.ts';
import { isMultiple } from './isMultiple.ts';

/** The first keyword that refuses `answer`. */
export function brokenLimit(schema: Schema, answer: unknown): keyof Schema | undefined {
  if (!isOfType(answer, schema.type)) return 'type';
  if (typeof answer === 'string') {
    const { length } = [...answer];
    if (length < (schema.minLength ?? 0)) return 'minLength';
    if (length > (schema.maxLength ?? Infinity)) return 'maxLength';
    if (schema.pattern !== undefined && !fits(schema.pattern, answer)) return 'pattern';
    if (entryOf(FORMATS, schema.format)?.test(answer) === false) return 'format';
    return brokenMoment(schema, answer);
  }
  if (typeof answer === 'number') {
    if (schema.type === 'integer' && !Number.isInteger(answer)) return 'type';
    if (answer < (schema.minimum ?? -Infinity)) return 'minimum';
    if (answer > (schema.maximum ?? Infinity)) return 'maximum';
    if (schema.multipleOf !== undefined && !isMultiple(answer, schema.multipleOf)) return 'multipleOf';
  }
  return undefined;
}

/** Of a limit that counts from today, as it is today. */
function brokenMoment({ format, formatMinimum, formatMaximum }: Schema, answer: string): keyof Schema | undefined {
  const now = new Date();
  const moment = format === 'date-time' ? answer.slice(0, 10) : answer;
  if (formatMinimum !== undefined && moment < dayOfLimit(formatMinimum, now)) return 'formatMinimum';
  return formatMaximum !== undefined && moment > dayOfLimit(formatMaximum, now) ? 'formatMaximum' : undefined;
}

/** True also for an invalid pattern, which the rule `patterns` reports. */
export function fits(pattern: string, answer: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(answer);
  } catch (cause) {
    if (cause instanceof SyntaxError) return true;
    throw cause;
  }
}
