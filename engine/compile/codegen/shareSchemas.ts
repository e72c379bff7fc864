// Deduplicates schemas before compilation: a large one that occurs several times (a list of nationalities, what father and mother
// are both asked) becomes a schema with an `$id`, hence one function in the compiled module.
import type { Schema } from '../../core/index.ts';

/** In characters of JSON; for a shorter schema the reference would be longer than the copy. */
const MIN_SHARED = 300;

export interface SharedSchemas {
  readonly schemas: readonly Schema[];
  /** The schemas that occurred more than once, each with its `$id`. */
  readonly shared: readonly (Schema & { readonly $id: string })[];
}

/** Replaces repeated parts of the schemas by references. Annotations are removed. */
export function shareSchemas(schemas: readonly Schema[]): SharedSchemas {
  const bare = schemas.map((schema) => mapSchema(schema, withoutAnnotations));
  const times = new Map<string, number>();
  for (const schema of bare) mapSchema(schema, (part) => count(part, times));
  const names = new Map<string, string>();
  const shared: (Schema & { $id: string })[] = [];
  const share = (part: Schema, isInList: boolean): Schema => {
    const key = JSON.stringify(part);
    const isRepeated = (times.get(key) ?? 0) >= 2;
    if (!isRepeated && !(isInList && hasMessageForParts(part)))
      return mapParts(part, (one, isEntry) => share(one, isInList || isEntry));
    let name = names.get(key);
    if (!name) {
      name = `part${names.size}`;
      names.set(key, name);
      shared.push({ $id: name, ...mapParts(part, share) });
    }
    // `Schema` is without `$ref`, which readDefinition follows; here ajv follows it.
    return { $ref: name } as Schema;
  };
  return { schemas: bare.map((schema) => mapParts(schema, share)), shared };
}

/**
 * True for a schema with one message for the errors of its parts, e.g. of a file. In a list it needs a function of its own: the code of
 * ajv-errors 3.0.0 does not recognise errors below a path that contains an index.
 */
function hasMessageForParts({ errorMessage, properties, allOf = [] }: Schema): boolean {
  return (typeof errorMessage === 'string' && properties !== undefined) || allOf.some(hasMessageForParts);
}

function count(part: Schema, times: Map<string, number>): Schema {
  const key = JSON.stringify(part);
  // What looks at other answers (`$data`, `uniqueInList`) would look for them from the shared schema on.
  if (key.length >= MIN_SHARED && !/"(?:\$data|uniqueInList)":/.test(key)) times.set(key, (times.get(key) ?? 0) + 1);
  return part;
}

function withoutAnnotations(schema: Schema): Schema {
  const { title, description, enumNames, computed, $comment, ...rest } = schema as Schema & { $comment?: unknown };
  return rest;
}

/** Applies `change` to the schema and everything below it, children first. */
function mapSchema(schema: Schema, change: (part: Schema) => Schema): Schema {
  return change(mapParts(schema, (part) => mapSchema(part, change)));
}

/** Applies `change` to the schemas directly below. One `errorMessage` for all errors has to stay in one schema with its parts. */
function mapParts(schema: Schema, change: (part: Schema, isEntry: boolean) => Schema): Schema {
  if (typeof schema.errorMessage === 'string') return schema;
  const mapped: Schema = { ...schema };
  if (schema.properties) {
    mapped.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([key, part]) => [key, change(part, false)]),
    );
  }
  for (const keyword of ['items', 'then', 'else'] as const) {
    const part = schema[keyword];
    if (part) mapped[keyword] = change(part, keyword === 'items');
  }
  if (schema.allOf) mapped.allOf = schema.allOf.map((part) => change(part, false));
  return mapped;
}
