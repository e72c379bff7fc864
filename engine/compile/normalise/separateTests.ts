// An `anyOf` or `oneOf` whose parts test one question each, and each another: no cases of a choice, but "at least one of these answers". A form says that by a condition.
import { isRecord, recordOf } from '../../core/index.ts';
import type { Json } from './dependencyCases.ts';

/** Keywords that ask a question; tests have none of them. */
const ASKING = ['title', 'type', 'format', 'properties', 'items'];

/**
 * True if each of at least two parts tests one question, and no two of them the same.
 * @param questions those of the group, by name
 */
export function areSeparateTests(parts: readonly unknown[], questions: unknown): parts is readonly Json[] {
  const declared = recordOf(questions);
  const names = parts.map((part) => {
    const { properties, required, ...others } = recordOf(part);
    const [[name, test] = [], ...further] = Object.entries(recordOf(properties));
    const isTest = isRecord(test) && !ASKING.some((key) => key in test) && Object.keys(test).length > 0;
    const isOne = further.length === 0 && Object.keys(others).length === 0;
    return isOne && isTest && name !== undefined && Object.hasOwn(declared, name) ? name : undefined;
  });
  return names.length > 1 && !names.includes(undefined) && new Set(names).size === names.length;
}

/** Tests that can stand as limits under `then` as they are. */
const LIMITS = ['const', 'enum', 'minimum', 'maximum', 'pattern', 'minItems'];

/**
 * The condition that says as much: without all the others, the last has to be so. In words where the last test is none that a question can have, or is only that there is an answer.
 * @param group has the questions, and their names in `required`
 */
export function repairOfTests(parts: readonly Json[], { properties, required = [], if: condition }: Json): string {
  const tests = parts.map(({ properties: tested }) => ({
    properties: tested,
    required: Object.keys(recordOf(tested)),
  }));
  const [last, ...others] = tests.toReversed();
  const [[name = '', test] = []] = Object.entries(recordOf(last?.properties));
  if (!Object.keys(recordOf(test)).every((key) => LIMITS.includes(key)))
    return 'Write an "if" with "not" and all of these but the last, and under "then" what has to be answered instead, with the message for it.';
  const before = others.length === 1 ? others[0] : { anyOf: others.toReversed() };
  const asked = { [name]: asLimit(recordOf(test), recordOf(recordOf(properties)[name])) };
  const isRequired = Array.isArray(required) && required.includes(name);
  const branch = { properties: asked, ...(!isRequired && { required: [name] }) };
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const written = { if: { not: before }, then: branch };
  return condition === undefined
    ? `Write ${JSON.stringify(written).slice(1, -1)}, with the message for them.`
    : `Write an entry of "allOf": ${JSON.stringify(written)}, with the message for them.`;
}

/** Of a choice, the options that are left. */
function asLimit({ const: only, ...test }: Json, { enum: options }: Json): Json {
  if (only === undefined) return test;
  return Array.isArray(options) ? { ...test, enum: [only] } : { ...test, const: only };
}
