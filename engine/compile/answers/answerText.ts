import type { Schema } from '../../core/index.ts';
import { entryOf } from '../schema/entryOf.ts';
import { FORMATS } from '../schema/formats.ts';
import { commonText } from '../schema/patterns/commonText.ts';

/**
 * A text that keeps to the question's own pattern, format and lengths, and matches all patterns of `all` and none of `none`. `null` if there is no such text; undefined if that is not known, because
 * `commonText` does not read one of the patterns. `formatMinimum` and `formatMaximum` are not looked at.
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
