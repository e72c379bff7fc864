// Rewrites draft-07 variants that mean the same to the one that the engine supports, so that schemas of other makers compile.
// What is neither supported nor rewritten here is refused by the rule `keywords`.
import { formatPointer, isRecord, type Language, recordOf } from '../../core/index.ts';
import { DEPENDENCIES } from '../schema/positions.ts';
import { type Follow, questionCalled, readCases, withCases } from './alternatives.ts';
import { dependencyCases, type Json, when } from './dependencyCases.ts';
import { withOwnSpellings } from './foreignSpellings.ts';
import { normaliseCondition } from './normaliseCondition.ts';
import { withOneNeeded } from './oneNeeded.ts';
import { withNamedAnswers } from './withNamedAnswers.ts';

/** Records where a part that the rewriting moves was written, as a JSON Pointer below the schema. */
type Moved = (part: object, from: string) => void;

/**
 * The schema with options as `enum`, `dependencies` and cases as `if/then`, answers that visitors name as a list, and without keywords that
 * mean nothing to a form.
 */
export function normaliseSchema(
  written: Json,
  language: Language,
  isRoot: boolean,
  moved: Moved,
  follow: Follow,
): Json {
  // A step is a group.
  const schema = isRoot ? written : withNamedAnswers(written, language, moved, follow);
  const { definitions, $id, additionalProperties, ...others } = schema;
  // Only of a file it is a name. The rule `keywords` refuses any other.
  const rest = isRoot || $id === undefined ? others : { ...others, $id };
  // The intake refuses unknown answers anyway; any other value is refused by the rule `keywords`.
  const closed = additionalProperties === undefined || additionalProperties === false;
  const own = withTypedBranches(
    withOptions(withOwnSpellings(closed ? rest : { ...rest, additionalProperties }, follow)),
  );
  const tested = own.if === undefined ? own : { ...own, if: normaliseCondition(own.if) };
  // The rewriting would put a list of conditions in its place, and `checkJson`, which reports wrong shapes, would not see it.
  if (isMisshapenList(tested.allOf)) return tested;
  return withConditions(withCases(withOneNeeded(tested, moved), moved, follow), moved, follow);
}

/** True for an `allOf` that is no list, which `checkJson` reports. */
export function isMisshapenList(allOf: unknown): boolean {
  return allOf !== undefined && !Array.isArray(allOf);
}

/** A branch may add questions to a group, or to the entries of a list, without repeating its type; core needs it. */
function withTypedBranches(schema: Json): Json {
  return withParts(schema, ['then', 'else'], (part) => typedInside(part));
}

/** What does not change stays the same object, whose place in the file is known. */
function typedInside(part: Json): Json {
  const typed = (inner: Json) => {
    const all = typedInside(inner);
    return isRecord(inner.properties) && !('type' in inner) ? { type: 'object', ...all } : all;
  };
  const { properties } = part;
  const questions = isRecord(properties) ? withParts(properties, Object.keys(properties), typed) : properties;
  const all = questions === properties ? part : { ...part, properties: questions };
  return withParts(all, ['items'], typed);
}

function withParts(whole: Json, keys: readonly string[], change: (part: Json) => Json): Json {
  const changed = keys.flatMap((key) => {
    const part = whole[key];
    const next = isRecord(part) ? change(part) : part;
    return next === part ? [] : [[key, next] as const];
  });
  return changed.length === 0 ? whole : { ...whole, ...Object.fromEntries(changed) };
}

/** `oneOf` or `anyOf` of constants becomes `enum`, and `enumNames` where one of them has a title. */
function withOptions(schema: Json): Json {
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const options = schema[keyword];
    if (!Array.isArray(options) || options.length === 0 || schema.enum !== undefined || !options.every(isOption))
      continue;
    const { [keyword]: _, ...rest } = schema;
    const values = options.map(optionValue);
    const titles = options.map(({ title, enumNames }) => title ?? enumNames?.[0]);
    const isTitled = titles.some((title) => title !== undefined);
    const labels = titles.map((title, i) => title ?? String(values[i]));
    const kinds = new Set(values.map((value) => typeof value));
    const [kind] = kinds;
    const type = kinds.size === 1 && (kind === 'string' || kind === 'number') ? { type: kind } : {};
    return { ...type, ...rest, enum: values, ...(isTitled && { enumNames: labels }) };
  }
  return schema;
}

interface Option {
  readonly title?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  /** From a translation. */
  readonly enumNames?: readonly string[];
}

/** An option is written with `const`, or as the only one of an `enum`; its type is that of the question. */
function isOption(option: unknown): option is Option {
  if (!isRecord(option) || !Object.keys(option).every((key) => OPTION_KEYS.includes(key))) return false;
  return 'const' in option !== (Array.isArray(option.enum) && option.enum.length === 1);
}

const OPTION_KEYS = ['const', 'enum', 'enumNames', 'title', 'type'];

function optionValue(option: Option): unknown {
  return option.enum ? option.enum[0] : option.const;
}

/** `"dependencies": { "a": ["b"] }` becomes `if a then require b`; a schema in place of the names becomes the `then`. `dependentRequired` and `dependentSchemas` (2019-09) are the same. */
function withConditions(schema: Json, moved: Moved, follow: Follow): Json {
  const written = DEPENDENCIES.filter((keyword) => Object.keys(recordOf(schema[keyword])).length > 0);
  if (written.length === 0) return schema;
  const { dependencies, dependentRequired, dependentSchemas, ...rest } = schema;
  const all = written.flatMap((keyword) =>
    // Draft-03 has one name without a list.
    Object.entries(recordOf(schema[keyword])).map(
      ([key, more]) => [keyword, key, typeof more === 'string' ? [more] : more] as const,
    ),
  );
  const errorMessage = recordOf(rest.errorMessage);
  const messages = errorMessage.required ?? {};
  const named = new Set<string>();
  const conditions = all.flatMap(([keyword, key, more]): Json[] => {
    const from = formatPointer([keyword, key]);
    const question = questionCalled(key, rest.properties, follow);
    const cases = dependencyCases(key, more, question);
    const alternatives = recordOf(more).oneOf;
    const read =
      !cases && Array.isArray(alternatives) && readCases(alternatives, key, question, `${from}/oneOf`, moved);
    if (read) return [...read.conditions, when(key, undefined, { ...recordOf(more), oneOf: read.unread }, from, moved)];
    if (cases) return cases.map(([values, part, i]) => when(key, { enum: values }, part, `${from}/oneOf/${i}`, moved));
    if (!Array.isArray(more)) return [when(key, undefined, recordOf(more), from, moved)];
    for (const name of more) named.add(String(name));
    moved(more, from);
    const own = pick(messages, (name) => more.includes(name));
    moved(own, '/errorMessage/required');
    const worded = Object.keys(own).length > 0 && { errorMessage: { required: own } };
    return [when(key, undefined, { required: more, ...worded }, from, moved)];
  });
  const allOf = [...(Array.isArray(rest.allOf) ? rest.allOf : []), ...conditions];
  if (!isRecord(messages) || named.size === 0) return { ...rest, allOf };
  // The messages for `required` are written at the group; those of names that only a dependency requires move into its branch.
  const always = new Set<unknown>(Array.isArray(rest.required) ? rest.required : []);
  const left = pick(messages, (name) => !named.has(name) || always.has(name));
  const { required: _, ...others } = errorMessage;
  const remain = { ...others, ...(Object.keys(left).length > 0 && { required: left }) };
  if (rest.errorMessage !== undefined && !isRecord(rest.errorMessage)) return { ...rest, allOf };
  const { errorMessage: _all, ...unworded } = rest;
  return { ...unworded, allOf, ...(Object.keys(remain).length > 0 && { errorMessage: remain }) };
}

function pick(messages: unknown, isWanted: (name: string) => boolean): Json {
  return Object.fromEntries(Object.entries(recordOf(messages)).filter(([name]) => isWanted(name)));
}
