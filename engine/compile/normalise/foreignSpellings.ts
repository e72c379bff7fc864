// Spellings of JSON Schema, ajv and RJSF that mean what another keyword of a form means, rewritten to that keyword.
import { isRecord, recordOf } from '../../core/index.ts';
import { SPELLED_COMPARISONS } from '../schema/comparisons.ts';
import type { Follow } from './alternatives.ts';
import type { Json } from './dependencyCases.ts';

/** The schema in the keywords of a form, as far as these spellings are concerned. */
export function withOwnSpellings(schema: Json, follow: Follow): Json {
  return withComparisons(withFixed(withoutNull(withoutDiscriminator(withOnlyReference(schema, follow)))));
}

/** What says nothing of which answers are valid. */
const ANNOTATIONS = ['title', 'description', 'default', 'readOnly', '$comment'];

/**
 * Rewrites `{ "title": "...", "allOf": [{ "$ref": "..." }] }` as `{ "title": "...", "$ref": "..." }`. Before draft 2019-09 the keys beside a `$ref` were ignored, so
 * `allOf` was the way to give a reference its own title. Parts that have more than annotations beside `allOf` stay as they are: here a key beside a `$ref` replaces that
 * of its target, while in `allOf` both limits count.
 */
function withOnlyReference(schema: Json, follow: Follow): Json {
  const { allOf, ...own } = schema;
  const [only, ...others] = Array.isArray(allOf) ? allOf : [];
  if (!isRecord(only) || others.length > 0 || Object.keys(only).length !== 1) return schema;
  const isAnnotated = Object.keys(own).every((keyword) => ANNOTATIONS.includes(keyword));
  // A reference that leads nowhere is reported where it is written.
  const leads = typeof only.$ref === 'string' && isRecord(follow(only.$ref));
  return isAnnotated && leads ? { ...only, ...own } : schema;
}

/** OpenAPI's `discriminator` says of cases by which question they differ; each says it itself, by a `const`. */
function withoutDiscriminator(schema: Json): Json {
  const { discriminator, ...rest } = schema;
  return discriminator !== undefined && (Array.isArray(rest.oneOf) || Array.isArray(rest.anyOf)) ? rest : schema;
}

/** `null` is no answer of a form, because a question may stay unanswered: it leaves types, options and defaults. */
function withoutNull(schema: Json): Json {
  const { type, enum: options, enumNames } = schema;
  const types = Array.isArray(type) ? type.filter((one) => one !== 'null') : [];
  if (!Array.isArray(type) || types.length !== 1 || types.length === type.length) return withoutNullBranch(schema);
  const { default: given, ...rest } = schema;
  const kept = Array.isArray(options) ? options.filter((option) => option !== null) : undefined;
  const names = Array.isArray(options) && Array.isArray(enumNames) ? namesOf(options, enumNames) : undefined;
  return {
    ...rest,
    ...(given !== null && given !== undefined && { default: given }),
    type: types[0],
    ...(kept && { enum: kept }),
    ...(names && { enumNames: names }),
  };
}

function namesOf(options: readonly unknown[], names: readonly unknown[]): readonly unknown[] {
  return names.filter((_, i) => options[i] !== null);
}

/** `oneOf` or `anyOf` of a question and `{ "type": "null" }` is that question. */
function withoutNullBranch(schema: Json): Json {
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const { [keyword]: parts, ...rest } = schema;
    if (!Array.isArray(parts) || parts.length !== 2) continue;
    const asked = parts.filter((part) => !(isRecord(part) && part.type === 'null'));
    const [only] = asked;
    if (asked.length !== 1 || !isRecord(only) || !('type' in only || '$ref' in only)) continue;
    const { default: given, ...others } = rest;
    return { ...only, ...others, ...(given !== null && given !== undefined && { default: given }) };
  }
  return schema;
}

/** The default of an answer that nobody can change is that answer. */
function withFixed(schema: Json): Json {
  const { default: given, ...rest } = schema;
  const isFixed = schema.readOnly === true && given !== undefined && schema.const === undefined && !schema.computed;
  return isFixed ? { ...rest, const: given } : schema;
}

/** True for a value that names another answer. A limit is no other object; a constant may be, and is refused as it is written. */
function isOther(keyword: string, value: unknown): boolean {
  return isRecord(value) && (keyword !== 'const' || '$data' in value);
}

/** `"formatMinimum": { "$data": "1/from" }`, as ajv has it, is `atLeast`. Two that would become one keyword stay as they are, and are refused. */
function withComparisons(schema: Json): Json {
  const others = Object.entries(SPELLED_COMPARISONS).filter(([keyword]) => isOther(keyword, schema[keyword]));
  const isOnly = (own: string) => !(own in schema) && others.filter(([, name]) => name === own).length === 1;
  const renamed = others.filter(([, own]) => isOnly(own));
  if (renamed.length === 0) return schema;
  const names = new Map<string, string>(renamed);
  const { errorMessage } = schema;
  const keys = (of: Json) => Object.fromEntries(Object.entries(of).map(([key, part]) => [names.get(key) ?? key, part]));
  return { ...keys(schema), ...(isRecord(errorMessage) && { errorMessage: keys(recordOf(errorMessage)) }) };
}
