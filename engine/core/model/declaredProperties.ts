// The questions of a group whatever the answers: its own properties and those of all its branches (`allOf`, `then`, `else`).
import { memoise, memoise2 } from './memoise.ts';
import { narrowed } from './narrowed.ts';
import { isGroupSchema } from './schema.ts';
import type { Path, Schema } from './types.ts';

/**
 * The group's properties over all conditions. Of several declarations of a name the first wins, except that a group, or the
 * entries of a list, have the questions of all.
 */
export const declaredProperties: (schema: Schema) => Readonly<Record<string, Schema>> = memoise((schema) => {
  // A Map, because an assignment to `__proto__` of an object adds no entry.
  const all = new Map(Object.entries(schema.properties ?? {}));
  for (const [key, part] of branchesOf(schema).flatMap((branch) => Object.entries(declaredProperties(branch)))) {
    const first = all.get(key);
    all.set(key, first ? declaredTogether(first, part) : part);
  }
  return Object.fromEntries(all);
});

/** `first` with the questions that `other` declares besides, if both are groups or lists of groups. */
export const declaredTogether: (first: Schema, other: Schema) => Schema = memoise2((first, other) =>
  isGroupSchema(first.items ?? first) ? narrowed(first, other) : first,
);

/** True where any branch declares a question at `path`; any index of a list counts. */
export function declaresPath(schema: Schema, path: Path): boolean {
  const [key, ...rest] = path;
  if (key === undefined) return true;
  const { items, properties = {} } = schema;
  const below = typeof key === 'number' ? items : Object.hasOwn(properties, key) ? properties[key] : undefined;
  if (below && declaresPath(below, rest)) return true;
  return branchesOf(schema).some((branch) => declaresPath(branch, path));
}

/** The parts beside a schema that declare further questions. */
export function branchesOf(schema: Schema): Schema[] {
  return [...(schema.allOf ?? []), schema.then, schema.else].filter((part) => part !== undefined);
}
