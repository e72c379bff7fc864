// The questions that a condition refers to, with the tests on each.
import { type Path, type Schema, toName } from '../../core/index.ts';

export interface FieldReference {
  /** Relative to the group that the condition belongs to; 0 stands for any of the chosen options. */
  readonly path: Path;
  /** Schemas that test the answer; empty where it only has to be present (`required`). */
  readonly tests: readonly Schema[];
}

/** The questions that `condition` refers to, by name. */
export function fieldReferences(condition: Schema): ReadonlyMap<string, FieldReference> {
  const found = new Map<string, FieldReference>();
  const add = (path: Path, tests: readonly Schema[]) => {
    const name = toName(path);
    found.set(name, { path, tests: [...(found.get(name)?.tests ?? []), ...tests] });
  };
  const visit = (part: Schema, path: Path): void => {
    const { const: only, enum: values, minimum, maximum, pattern, minItems, contains } = part;
    const { properties = {}, required = [], not, allOf = [], anyOf = [] } = part;
    const limits = [only, values, minimum, maximum, pattern, minItems, contains];
    if (path.length > 0 && limits.some((limit) => limit !== undefined)) add(path, [part]);
    if (contains) visit(contains, [...path, 0]);
    for (const key of required) add([...path, key], []);
    for (const [key, below] of Object.entries(properties)) {
      add([...path, key], []);
      visit(below, [...path, key]);
    }
    for (const inner of [not, ...allOf, ...anyOf]) if (inner) visit(inner, path);
  };
  visit(condition, []);
  return found;
}
