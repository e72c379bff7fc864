// What the entries of a list are, and whether their answers that stand in the list once do.
import { isGroupSchema, recordOf, resolve, type Schema } from '../../core/index.ts';

/** True for a list whose entries are groups, and for a list of such lists. */
export function isListOfGroups({ items }: Schema): boolean {
  return items !== undefined && (isGroupSchema(items) || isListOfGroups(items));
}

/** True unless two entries have the same answer where none may. */
export function doDiffer(items: Schema, entries: readonly unknown[]): boolean {
  const answers = entries.flatMap((entry) =>
    onceIn(items, entry).map(([key]) => JSON.stringify([key, recordOf(entry)[key]])),
  );
  return new Set(answers).size === answers.length;
}

/** The answered questions of an entry whose answers stand in the list once. */
export function onceIn(items: Schema, entry: unknown): readonly (readonly [key: string, question: Schema])[] {
  const { properties = {} } = isGroupSchema(items) ? resolve(items, entry) : {};
  return Object.entries(properties).filter(
    ([key, { uniqueInList }]) => uniqueInList && recordOf(entry)[key] !== undefined,
  );
}
