import { parsePointer } from '../../core/index.ts';
import type { Place } from '../errors/definitionError.ts';

/**
 * `required`, or the keyword at the place that lists what has to be answered once another question is: `/dependencies/a`, or a name in
 * it. A schema there, `/dependencies/a/required`, has a `required` of its own.
 */
export function requiredIn({ pointer }: Place): string {
  const keys = parsePointer(pointer);
  const at = keys.findLastIndex((key) => ['dependencies', 'dependentRequired'].includes(key));
  const isList = at >= keys.length - 3 && keys[at + 2] !== 'required';
  return (isList && keys[at]) || 'required';
}
