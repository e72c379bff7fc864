// What a key of a definition's file means, by its place in the published schema (forms/*.schema.json): `title` is the form's, a section's, or what is read after
// sending.
import { isRecord, parsePointer, recordOf } from '../../core/index.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * The description of the value at these keys as a sentence; the empty string where the schema has none. A message without one of its own has that of
 * `errorMessage`.
 */
export function meaningAt(schema: object, keys: readonly string[]): string {
  const root = recordOf(schema);
  let parts = alternatives(root, root);
  let ofMessages = '';
  let own = '';
  for (const key of keys) {
    const below = parts.flatMap((part) => schemasBelow(part, key));
    own = below.flatMap((part) => (typeof part.description === 'string' ? part.description : []))[0] ?? '';
    if (key === 'errorMessage') ofMessages = own;
    parts = below.flatMap((part) => alternatives(part, root));
    own ||= parts.flatMap((part) => (typeof part.description === 'string' ? part.description : []))[0] ?? '';
  }
  const meaning = own || ofMessages;
  return meaning && `It means: ${meaning}`;
}

function schemasBelow(part: Json, key: string): readonly Json[] {
  const { properties, patternProperties, items, additionalProperties } = part;
  const named = recordOf(properties);
  if (Object.hasOwn(named, key)) return [named[key]].filter(isRecord);
  const [pattern] = Object.keys(recordOf(patternProperties)).filter((one) => new RegExp(one).test(key));
  if (pattern !== undefined) return [recordOf(patternProperties)[pattern]].filter(isRecord);
  return [/^\d+$/.test(key) && items !== undefined ? items : additionalProperties].filter(isRecord);
}

/** The schema and all that it refers to or joins for the same value. */
function alternatives(part: Json, root: Json): readonly Json[] {
  const { $ref, allOf, anyOf, oneOf } = part;
  const target = typeof $ref === 'string' ? parsePointer($ref.slice(1)).reduce<unknown>(below, root) : undefined;
  const joined = [target, part.then, part.else, ...[allOf, anyOf, oneOf].flatMap((list) => list ?? [])];
  return [part, ...joined.filter(isRecord).flatMap((one) => alternatives(one, root))];
}

function below(part: unknown, key: string): unknown {
  return recordOf(part)[key];
}
