import { exactness, multipleBeyond } from '../answers/isMultiple.ts';

type Keyword = 'minimum' | 'maximum';

/** The repair of a limit that is itself not valid: the nearest number that is. Of a number of any exactness there is none. */
export function excludedLimit(keyword: Keyword, limit: number, schema: object): string {
  const written = nearestLimit(keyword, limit, schema);
  if (written !== undefined) return `Write ${written}.`;
  return `Say how exact the number is and what its limit is, e.g. "multipleOf": 0.01 and "${keyword}": ${nearest(keyword, limit, 0.01)}.`;
}

/** The keyword with the nearest number beyond a limit that is itself not valid; undefined for a number of any exactness. */
export function nearestLimit(keyword: Keyword, limit: number, schema: object): string | undefined {
  const step = exactness(schema);
  return step === undefined ? undefined : `"${keyword}": ${nearest(keyword, limit, step)}`;
}

function nearest(keyword: Keyword, limit: number, step: number): number {
  return multipleBeyond(limit, step, keyword === 'minimum' ? 1 : -1);
}
