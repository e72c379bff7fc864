// Draft-07 has several ways to say what the engine carries in one; schemas of other makers are read as if they had used it.
// What is not rewritten here and not carried either is refused by name (rules/keywords.ts).
import { formatPointer } from '../../core/index.ts';
import { casesOf, type Json } from './casesOf.ts';

/** Is told where a part that stands elsewhere now was written, as a JSON Pointer below the schema. */
type Moved = (part: object, from: string) => void;

/** The schema with options as `enum`, `dependencies` as conditions, and without what says nothing to a form. */
export function normaliseSchema(schema: Json, moved: Moved): Json {
  const { definitions, examples, $id, additionalProperties, ...rest } = schema;
  // Unknown answers are refused anyway.
  const closed = additionalProperties === undefined || additionalProperties === false;
  return withConditions(withOptions(closed ? rest : { ...rest, additionalProperties }), moved);
}

/** `oneOf` or `anyOf` of constants with titles is a list of options. */
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
  return Object.keys(option).every((key) => ['const', 'title', 'description'].includes(key));
}

/** `"dependencies": { "a": ["b"] }` requires b once a is answered; with a schema in place of the names, it asks more. */
function withConditions(schema: Json, moved: Moved): Json {
  const { dependencies, ...rest } = schema;
  if (typeof dependencies !== 'object' || dependencies === null) return schema;
  const words = ((rest.errorMessage as Json | undefined)?.required ?? {}) as Json;
  const named = new Set<string>();
  const conditions = Object.entries(dependencies).flatMap(([key, more]): Json[] => {
    const from = formatPointer(['dependencies', key]);
    const cases = casesOf(key, more, rest.properties as Json | undefined);
    if (cases) return cases.map(([values, part, i]) => when(key, { enum: values }, part, `${from}/oneOf/${i}`, moved));
    if (!Array.isArray(more)) return [when(key, undefined, more, from, moved)];
    const names = more.map(String);
    for (const name of names) named.add(name);
    const required = { required: names, errorMessage: { required: pick(words, (name) => names.includes(name)) } };
    return [when(key, undefined, required, from, moved)];
  });
  const allOf = [...((rest.allOf as readonly unknown[] | undefined) ?? []), ...conditions];
  if (typeof words !== 'object' || named.size === 0) return { ...rest, allOf };
  // The words stand with the group, where there is no place for them at the names; they go with what raises them.
  const always = new Set(rest.required as readonly string[] | undefined);
  const left = pick(words, (name) => !named.has(name) || always.has(name));
  return { ...rest, allOf, errorMessage: { ...(rest.errorMessage as Json), required: left } };
}

function when(key: string, test: Json | undefined, part: Json, from: string, moved: Moved): Json {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const condition = { if: { ...(test && { properties: { [key]: test } }), required: [key] }, then: part };
  moved(condition, from);
  moved(part, from);
  return condition;
}

function pick(words: Json, isWanted: (name: string) => boolean): Json {
  return Object.fromEntries(Object.entries(words).filter(([name]) => isWanted(name)));
}
