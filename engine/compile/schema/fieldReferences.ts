// The questions that a condition refers to, with the tests on each.
import { memoise, type Path, type Schema, toName } from '../../core/index.ts';

/** A question, and what is tested of its answer. */
export interface TestedPath {
  /** Relative to the group that the condition belongs to; 0 stands for any of the chosen options. */
  readonly path: Path;
  /** Schemas that test the answer; empty where it only has to be present (`required`). */
  readonly tests: readonly Schema[];
}

interface FieldReference extends TestedPath {
  /** Where each of `tests` stands in the condition. */
  readonly testedAt: readonly Keys[];
  /** Where the condition names the question, by a test or as required. */
  readonly namedAt: readonly Keys[];
}

type Keys = readonly (string | number)[];

/** The questions that `condition` refers to, by name. */
export const fieldReferences = memoise((condition: Schema): ReadonlyMap<string, FieldReference> => {
  const found = new Map<string, FieldReference>();
  const add = (path: Path, one: Partial<FieldReference>) => {
    const name = toName(path);
    const { tests = [], testedAt = [], namedAt = [] } = found.get(name) ?? {};
    found.set(name, {
      path,
      tests: [...tests, ...(one.tests ?? [])],
      testedAt: [...testedAt, ...(one.testedAt ?? [])],
      namedAt: [...namedAt, ...(one.namedAt ?? [])],
    });
  };
  const visit = (part: Schema, path: Path, at: Keys): void => {
    const { const: only, enum: values, minimum, maximum, pattern, minItems, contains } = part;
    const { properties = {}, required = [], not, allOf = [], anyOf = [] } = part;
    const limits = [only, values, minimum, maximum, pattern, minItems, contains];
    if (path.length > 0 && limits.some((limit) => limit !== undefined)) add(path, { tests: [part], testedAt: [at] });
    if (contains) visit(contains, [...path, 0], [...at, 'contains']);
    for (const [key, below] of Object.entries(properties)) {
      const belowAt = [...at, 'properties', key];
      add([...path, key], { namedAt: [belowAt] });
      visit(below, [...path, key], belowAt);
    }
    for (const [i, key] of required.entries()) add([...path, key], { namedAt: [[...at, 'required', i]] });
    if (not) visit(not, path, [...at, 'not']);
    for (const [i, inner] of allOf.entries()) visit(inner, path, [...at, 'allOf', i]);
    for (const [i, inner] of anyOf.entries()) visit(inner, path, [...at, 'anyOf', i]);
  };
  visit(condition, [], []);
  return found;
});
