import { isRecord, recordOf } from '../../core/index.ts';
import type { Json } from './draft.ts';

/** Removes from a group, and those in it, that something has to be answered. An entry that somebody adds to a list is still complete. */
export function makeOptional(group: Json | undefined): void {
  if (!group) return;
  delete group.required;
  if (isRecord(group.errorMessage)) delete group.errorMessage.required;
  for (const part of Object.values(recordOf(group.properties))) if (isRecord(part)) makeOptional(part);
}
