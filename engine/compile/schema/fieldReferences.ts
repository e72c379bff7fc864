// Which questions a condition looks at, and what it asks of each.
import { type Path, type Schema, toName } from '../../core/index.ts';

export interface FieldReference {
  /** From the group that the condition stands in. */
  readonly path: Path;
  /** What is asked of the answer; empty when it only has to be there. */
  readonly tests: readonly Schema[];
}

/** The questions that `condition` speaks of, by name. */
export function fieldReferences(condition: Schema): ReadonlyMap<string, FieldReference> {
  const found = new Map<string, FieldReference>();
  const add = (path: Path, tests: readonly Schema[]) => {
    const name = toName(path);
    found.set(name, { path, tests: [...(found.get(name)?.tests ?? []), ...tests] });
  };
  const visit = (part: Schema, path: Path): void => {
    const { const: only, enum: values, minimum, maximum } = part;
    const { properties = {}, required = [], not, allOf = [], anyOf = [] } = part;
    if (path.length > 0 && [only, values, minimum, maximum].some((limit) => limit !== undefined)) add(path, [part]);
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
