// What the conditions of a group refer to.
import { fieldReferences, groupParts, questionAt } from '../compile/index.ts';
import { isRecord, type Path, type Schema } from '../core/index.ts';

/** The paths of the questions that the group's conditions refer to; in a group inside also of those that its own refer to. */
export function decidingPaths(group: Schema): readonly Path[] {
  const paths = conditionPaths(group).filter((path) => !path.includes(0));
  const groups = new Set(paths.flatMap(([key, ...below]) => (below.length > 0 ? [String(key)] : [])));
  const inner = [...groups].flatMap((key) =>
    decidingPaths(questionAt(group, [key]) ?? {}).map((path) => [key, ...path]),
  );
  return [...paths, ...inner];
}

/** The paths of what the group's own conditions refer to; 0 stands for any entry of a list. */
function conditionPaths(group: Schema): readonly Path[] {
  return groupParts(group)
    .flatMap(({ schema }) => [...fieldReferences(schema.if ?? {}).values()])
    .map(({ path }) => path);
}

/** The entries of a list, with undefined for each question that conditions of the group test in them and that has no answer. */
export function entriesAsTested(group: Schema, list: string, entries: readonly unknown[]): readonly unknown[] {
  const tested = conditionPaths(group).filter(
    ([key, entry, ...below]) => key === list && entry === 0 && below.length === 1 && below[0] !== 0,
  );
  const unanswered = Object.fromEntries(tested.map((path) => [String(path.at(-1)), undefined]));
  return entries.map((entry) => (isRecord(entry) ? { ...unanswered, ...entry } : entry));
}
