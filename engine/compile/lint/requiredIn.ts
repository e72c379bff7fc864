import { parsePointer } from '../../core/index.ts';
import type { Place } from '../errors/definitionError.ts';

/** `required`, or the keyword at the place that names what has to be answered once another question is. */
export function requiredIn({ pointer }: Place): string {
  const keys = parsePointer(pointer).slice(-3);
  return keys.find((key) => ['dependencies', 'dependentRequired'].includes(key)) ?? 'required';
}
