// `anyOf` of `required`, as it is written by others: one of several answers is needed. It becomes conditions. What does not is left as it is, and refused by the rule
// `keywords`.
import { formatPointer, isRecord, recordOf } from '../../core/index.ts';
import type { Json } from './dependencyCases.ts';

/** The names of which one has to be answered, each alternative by itself; undefined where `anyOf` has anything else. */
export function neededOneOf(schema: Json): readonly (readonly string[])[] | undefined {
  const { anyOf } = schema;
  if (!Array.isArray(anyOf) || anyOf.length < 2) return undefined;
  const names = anyOf.map((one) => (isRecord(one) && Object.keys(one).length === 1 ? one.required : undefined));
  const areNames = names.every(
    (all) => Array.isArray(all) && all.length > 0 && all.every((name) => typeof name === 'string'),
  );
  return areNames ? (names as readonly string[][]) : undefined;
}

/** True for an `anyOf` that says what is needed, with titles that nobody would see. */
function isNeededWithTitles(schema: Json): boolean {
  const { anyOf } = schema;
  if (!Array.isArray(anyOf)) return false;
  const untitled = anyOf.map((one) => {
    const { title, description, ...needed } = recordOf(one);
    return needed;
  });
  return neededOneOf({ ...schema, anyOf: untitled }) !== undefined;
}

/** Tests that every answer passes: a list without entries, and a text without characters, are none. */
const OF_ANY: readonly string[] = ['minItems', 'minLength', 'minProperties'];

/** The repair of an `anyOf` that says what is needed, and tests of a list or a text only that there is an answer; undefined for any other. */
function repairOfAnyAnswers({ anyOf }: Json): string | undefined {
  if (!Array.isArray(anyOf)) return undefined;
  const needed = anyOf.map((part) => {
    const { properties = {}, required = [], ...others } = recordOf(part);
    const tests = Object.entries(recordOf(properties));
    const isAny = tests.every(([, test]) =>
      Object.entries(recordOf(test)).every(([key, least]) => OF_ANY.includes(key) && least === 1),
    );
    const names = [...new Set([...(Array.isArray(required) ? required : []), ...tests.map(([name]) => name)])];
    return isAny ? { required: names, ...others } : part;
  });
  if (neededOneOf({ anyOf: needed }) === undefined) return undefined;
  return `Write "anyOf": ${JSON.stringify(needed)}, and say what is needed under "errorMessage": { "anyOf": "..." }.`;
}

/** The first of the names that is a group's; the wizard sends every group, so it is never missing and `required` decides nothing. Undefined if none is. */
function groupAmong({ properties }: Json, alternatives: readonly (readonly string[])[]): string | undefined {
  const isGroup = (name: string) => {
    const { type, format, additionalProperties } = recordOf(recordOf(properties)[name]);
    // A group with `additionalProperties` is compiled as a list of pairs, and an empty list counts as missing, so `required` decides something there.
    return type === 'object' && format !== 'attachment' && !isRecord(additionalProperties);
  };
  return alternatives.flat().find(isGroup);
}

/** The first alternative that is required in any case, so that one of them is always answered. */
function answeredAnyway(
  { required }: Json,
  alternatives: readonly (readonly string[])[],
): readonly string[] | undefined {
  return alternatives.find((names) => Array.isArray(required) && names.every((name) => required.includes(name)));
}

/** What to do about an `anyOf` that says what is needed and does not become conditions; undefined for any other. */
export function repairOfNeeded(schema: Json): string | undefined {
  const needed = neededOneOf(schema);
  const answered = needed && answeredAnyway(schema, needed);
  if (answered !== undefined)
    return `Remove it with its message: ${answered.map((name) => `"${name}"`).join(' and ')} has to be answered already, so one of these is never missing.`;
  const named = needed && groupAmong(schema, needed);
  if (named !== undefined)
    return `Ask first which of these it is, by an "enum", and put each under "then": "${named}" is a group, which is never missing.`;
  if (needed) return 'Say what is needed under "errorMessage": { "anyOf": "..." }.';
  if (isNeededWithTitles(schema))
    return 'Remove the titles of these, which nobody would see, and say what is needed under "errorMessage": { "anyOf": "..." }.';
  return repairOfAnyAnswers(schema);
}

/** Each alternative is required as long as no other is answered, all with the message of `anyOf`. @param moved records where a part was written, as a JSON Pointer below the schema */
export function withOneNeeded(schema: Json, moved: (part: object, from: string) => void): Json {
  const alternatives = neededOneOf(schema);
  const { anyOf: message, ...messages } = recordOf(schema.errorMessage);
  if (!alternatives || typeof message !== 'string') return schema;
  if (groupAmong(schema, alternatives) !== undefined || answeredAnyway(schema, alternatives)) return schema;
  const { anyOf, errorMessage, ...rest } = schema;
  const conditions = alternatives.map((names, i) => {
    const others = alternatives.filter((other) => other !== names).map((required) => ({ required }));
    const required = Object.fromEntries(names.map((name) => [name, message]));
    const needed = { required: names, errorMessage: { required } };
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    const condition = { if: { not: others.length === 1 ? others[0] : { anyOf: others } }, then: needed };
    moved(condition, formatPointer(['anyOf', i]));
    moved(needed, formatPointer(['anyOf', i]));
    return condition;
  });
  const allOf = [...(Array.isArray(rest.allOf) ? rest.allOf : []), ...conditions];
  return { ...rest, ...(Object.keys(messages).length > 0 && { errorMessage: messages }), allOf };
}
