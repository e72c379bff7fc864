import { formatPointer, isRecord } from '../../core/index.ts';
import type { Edit } from '../errors/definitionError.ts';

/** The smallest parts in which two JSON values differ, with what stands there in the second. Lists of other lengths differ whole. */
export function differencesIn(before: unknown, after: unknown, at = ''): readonly Omit<Edit, 'file'>[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const bothLists = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  if (!bothLists && !(isRecord(before) && isRecord(after))) return [{ pointer: at, value: after }];
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) =>
    differencesIn(old.get(key), now.get(key), at + formatPointer([key])),
  );
}
