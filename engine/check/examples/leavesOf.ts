import { formatPointer } from '../../core/index.ts';

/** Every value in `value` that is no object or list with something in it, by JSON Pointer. */
export function leavesOf(value: unknown, at = ''): readonly (readonly [pointer: string, leaf: unknown])[] {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (parts.length === 0) return [[at, value]];
  return parts.flatMap(([key, part]) => leavesOf(part, at + formatPointer([key])));
}
