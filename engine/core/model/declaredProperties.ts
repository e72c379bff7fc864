// The questions of a group whatever the answers: its own properties and those of all its branches (`allOf`, `then`, `else`).
import { memoise } from './memoise.ts';
import type { Path, Schema } from './types.ts';

/** The group's properties over all conditions; the first declaration of a name wins. */
export const declaredProperties: (schema: Schema) => Readonly<Record<string, Schema>> = memoise((schema) =>
  Object.assign({}, ...branches(schema).map(declaredProperties).reverse(), schema.properties),
);

/** True where any branch declares a question at `path`; any index of a list counts. */
export function declaresPath(schema: Schema, path: Path): boolean {
  const [key, ...rest] = path;
  if (key === undefined) return true;
  const { items, properties = {} } = schema;
  const below = typeof key === 'number' ? items : Object.hasOwn(properties, key) ? properties[key] : undefined;
  if (below && declaresPath(below, rest)) return true;
  return branches(schema).some((branch) => declaresPath(branch, path));
}

function branches(schema: Schema): Schema[] {
  return [...(schema.allOf ?? []), schema.then, schema.else].filter((part) => part !== undefined);
}
