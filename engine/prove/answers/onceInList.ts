// Whether the answers of a list that stand in it once do.
import { isGroupSchema, recordOf, resolve, type Schema } from '../../core/index.ts';

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
