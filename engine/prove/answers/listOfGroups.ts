import { isGroupSchema, type Schema } from '../../core/index.ts';

/** True also for a list of such lists. */
export function isListOfGroups({ items }: Schema): boolean {
  return items !== undefined && (isGroupSchema(items) || isListOfGroups(items));
}
