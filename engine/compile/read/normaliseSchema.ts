// Rewrites draft-07 variants that mean the same to the one that the engine supports, so that schemas of other makers compile.
// What is neither supported nor rewritten here is refused by the rule `keywords`.
import { formatPointer, isRecord, recordOf } from '../../core/index.ts';
import { dependencyCases, type Json } from './dependencyCases.ts';

/** Records where a part that the rewriting moves was written, as a JSON Pointer below the schema. */
type Moved = (part: object, from: string) => void;

/** The schema with options as `enum`, `dependencies` as `if/then`, and without keywords that mean nothing to a form. */
export function normaliseSchema(schema: Json, moved: Moved): Json {
  const { definitions, examples, $id, additionalProperties, ...rest } = schema;
  // The intake refuses unknown answers anyway; any other value is refused by the rule `keywords`.
  const closed = additionalProperties === undefined || additionalProperties === false;
  return withConditions(withOptions(closed ? rest : { ...rest, additionalProperties }), moved);
}

/** `oneOf` or `anyOf` of titled constants becomes `enum` and `enumNames`. */
function withOptions(schema: Json): Json {
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const options = schema[keyword];
    if (!Array.isArray(options) || options.length === 0 || schema.enum !== undefined || !options.every(isOption))
      continue;
    const { [keyword]: _, ...rest } = schema;
    const titles = options.map(({ const: value, title }) => title ?? String(value));
    return { ...rest, enum: options.map((option) => option.const), enumNames: titles };
  }
  return schema;
}

function isOption(option: unknown): option is { readonly const: unknown; readonly title?: string } {
  if (typeof option !== 'object' || option === null || !('const' in option)) return false;
  return Object.keys(option).every((key) => ['const', 'title'].includes(key));
}

/** `"dependencies": { "a": ["b"] }` becomes `if a then require b`; a schema in place of the names becomes the `then`. */
function withConditions(schema: Json, moved: Moved): Json {
  const { dependencies, ...rest } = schema;
  if (typeof dependencies !== 'object' || dependencies === null) return schema;
  const errorMessage = recordOf(rest.errorMessage);
  const messages = errorMessage.required ?? {};
  const named = new Set<string>();
  const conditions = Object.entries(dependencies).flatMap(([key, more]): Json[] => {
    const from = formatPointer(['dependencies', key]);
    const cases = dependencyCases(key, more, recordOf(rest.properties));
    if (cases) return cases.map(([values, part, i]) => when(key, { enum: values }, part, `${from}/oneOf/${i}`, moved));
    if (!Array.isArray(more)) return [when(key, undefined, more, from, moved)];
    const names = more.map(String);
    for (const name of names) named.add(name);
    const required = { required: names, errorMessage: { required: pick(messages, (name) => names.includes(name)) } };
    return [when(key, undefined, required, from, moved)];
  });
  const allOf = [...(Array.isArray(rest.allOf) ? rest.allOf : []), ...conditions];
  if (!isRecord(messages) || named.size === 0) return { ...rest, allOf };
  // The messages for `required` are written at the group; those of names that only a dependency requires move into its branch.
  const always = new Set<unknown>(Array.isArray(rest.required) ? rest.required : []);
  const left = pick(messages, (name) => !named.has(name) || always.has(name));
  const { required: _, ...others } = errorMessage;
  const remain = { ...others, ...(Object.keys(left).length > 0 && { required: left }) };
  return { ...rest, allOf, errorMessage: remain };
}

function when(key: string, test: Json | undefined, part: Json, from: string, moved: Moved): Json {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const condition = { if: { ...(test && { properties: { [key]: test } }), required: [key] }, then: part };
  moved(condition, from);
  moved(part, from);
  return condition;
}

function pick(messages: unknown, isWanted: (name: string) => boolean): Json {
  return Object.fromEntries(Object.entries(recordOf(messages)).filter(([name]) => isWanted(name)));
}
