import { exactness, multipleBeyond } from '../answers/isMultiple.ts';

/** The repair of a limit that is itself not valid: the nearest number that is. Of a number of any exactness there is none. */
export function excludedLimit(keyword: 'minimum' | 'maximum', limit: number, schema: object): string {
  const exact = exactness(schema);
  const step = exact ?? 0.01;
  const written = `"${keyword}": ${multipleBeyond(limit, step, keyword === 'minimum' ? 1 : -1)}`;
  if (exact !== undefined) return `Write ${written}.`;
  return `Say how exact the number is and what its limit is, e.g. "multipleOf": ${step} and ${written}.`;
}
