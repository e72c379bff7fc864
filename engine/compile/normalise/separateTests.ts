// `anyOf` with a test of a different question in each part, e.g. "one of these two boxes has to be ticked". By one question for all parts they would be the cases of a choice, which become conditions; by
// different ones there is no choice to ask, so `keywords` refuses it, and the repair is one condition that says the same.
import { isRecord, recordOf } from '../../core/index.ts';
import type { Json } from './dependencyCases.ts';

/** With one of these, what stands under the name of a question declares it; without, it only tests the answer. */
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

/** Tests that are limits of a question as well, so that they can stand under `then`. `contains` and `not` are none; `minLength: 1` would only ask for any answer. */
const LIMITS = ['const', 'enum', 'minimum', 'maximum', 'pattern', 'minItems'];

/**
 * The repair: "A or B" is written as "if not A, then B", with the last part as B. It is exact where the test of B is one of {@link LIMITS}, and otherwise says in words what to write.
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

/** The test as a limit. At a choice `const` would be refused beside other options that can still be chosen, so it is the one option that is left. */
function asLimit({ const: only, ...test }: Json, { enum: options }: Json): Json {
  if (only === undefined) return test;
  return Array.isArray(options) ? { ...test, enum: [only] } : { ...test, const: only };
}
