// What the conditions of a group refer to.
import { fieldReferences, groupParts, questionAt } from '../../compile/index.ts';
import {
  type Answers,
  isRecord,
  matches,
  memoise,
  type Path,
  recordOf,
  type Schema,
  toName,
} from '../../core/index.ts';

/** The paths of the questions that the group's conditions refer to; in a group inside also of those that its own refer to. */
export const decidingPaths = memoise((group: Schema): readonly Path[] => {
  const paths = conditionPaths(group).filter((path) => !path.includes(0));
  const groups = new Set(paths.flatMap(([key, ...below]) => (below.length > 0 ? [String(key)] : [])));
  const inner = [...groups].flatMap((key) =>
    decidingPaths(questionAt(group, [key]) ?? {}).map((path) => [key, ...path]),
  );
  return [...paths, ...inner];
});

/** The paths of what the group's own conditions refer to; 0 stands for any entry of a list. */
const conditionPaths = memoise((group: Schema): readonly Path[] => {
  return groupParts(group)
    .flatMap(({ schema }) => [...fieldReferences(schema.if ?? {}).values()])
    .map(({ path }) => path);
});

/** True if the path, e.g. `people/2/age`, leads into an entry of a list, and a condition of the group tests that question of the entries (`contains`). */
export function isEntryTested(group: Schema, path: Path): boolean {
  const name = toName(path.map((key) => (typeof key === 'number' ? 0 : key)));
  return path.some((key) => typeof key === 'number') && conditionPaths(group).some((tested) => toName(tested) === name);
}

/** True if each test of the question in the group's conditions has the same result for both answers. */
export function areTestedAlike(group: Schema, key: string, one: unknown, other: unknown): boolean {
  return groupParts(group).every(({ schema }) => {
    const { tests = [] } = fieldReferences(schema.if ?? {}).get(key) ?? {};
    return tests.every((test) => matches(test, one) === matches(test, other));
  });
}

/** The answers of a group, with undefined for each question that stands at one of the paths and has no answer. */
export function asTested(group: unknown, paths: readonly Path[]): Answers {
  const answers = recordOf(group);
  const keys = [...new Set(paths.map(([key]) => String(key)))];
  const tested = keys.map((key) => {
    const below = paths.filter(([first, ...rest]) => first === key && rest.length > 0).map((path) => path.slice(1));
    return [key, below.length > 0 ? asTested(answers[key], below) : answers[key]] as const;
  });
  return { ...answers, ...Object.fromEntries(tested) };
}

/** The entries of a list, as {@link asTested}, by what conditions of the group around the list test in them. */
export function entriesAsTested(group: Schema, list: string, entries: readonly unknown[]): readonly unknown[] {
  return testedEntries(
    entries,
    conditionPaths(group)
      .filter(([key]) => key === list)
      .map((path) => path.slice(1)),
  );
}

/** @param paths from the list; each begins with 0 for its entries */
function testedEntries(entries: readonly unknown[], paths: readonly Path[]): readonly unknown[] {
  const below = paths.filter(([entry]) => entry === 0).map((path) => path.slice(1));
  return entries.map((entry) => {
    if (Array.isArray(entry)) return testedEntries(entry, below);
    return isRecord(entry)
      ? asTested(
          entry,
          below.filter((path) => path.length > 0 && !path.includes(0)),
        )
      : entry;
  });
}
