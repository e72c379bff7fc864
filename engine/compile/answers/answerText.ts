import type { Schema } from '../../core/index.ts';
import { entryOf } from '../schema/entryOf.ts';
import { FORMATS } from '../schema/formats.ts';
import { commonText } from '../schema/patterns/commonText.ts';

/**
 * An answer to the question, which is of a text, that matches all patterns of `all` and none of `none`; `null` if there is none; undefined if that is not known. Limits of days and
 * times are not looked at.
 */
export function answerText(
  { pattern, format = '', minLength = 1, maxLength = Infinity }: Schema,
  all: readonly string[],
  none: readonly string[],
): string | null | undefined {
  const own = [pattern ?? [], entryOf(FORMATS, format)?.source ?? []].flat();
  const isCode = pattern !== undefined || format === 'email' || format === 'phone';
  return commonText([...own, ...all], none, { least: minLength, most: maxLength }, isCode);
}
