// Converts the comparisons of the condition builder to the JSON Schema of an `if`, and such a schema back to comparisons. Schemas in
// other forms are not converted back.
import { isRecord, type Schema } from '../../../core/index.ts';
import type { Comparison, Relation, Test } from '../../protocol/conditions.ts';

/** The schema of the `if`. Each question that it compares has to be answered. */
export function conditionOf({ join, comparisons }: Test): Schema {
  const parts = comparisons.map(partOf);
  const [only, ...others] = parts;
  if (only && others.length === 0) return only;
  if (join === 'any') return { anyOf: parts };
  const names = comparisons.map(({ question }) => question);
  if (new Set(names).size < names.length) return { allOf: parts };
  if (parts.some(({ not }) => not)) return { allOf: parts };
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {}));
  return { ...(Object.keys(properties).length > 0 && { properties }), required: names };
}

/** What a condition compares; undefined for one that `conditionOf` does not write. */
export function testOf(condition: unknown): Test | undefined {
  if (!isRecord(condition)) return undefined;
  const { $comment, ...rest } = condition;
  const test = readTest(rest);
  return test && test.comparisons.length > 0 && isSame(conditionOf(test), rest) ? test : undefined;
}

const VALUED: Readonly<Record<Exclude<Relation, 'answered' | 'unanswered'>, (values: readonly unknown[]) => object>> = {
  equal: ([value]) => ({ const: value }),
  'one-of': (values) => ({ enum: values }),
  'not-equal': ([value]) => ({ not: { const: value } }),
  'none-of': (values) => ({ not: { enum: values } }),
  includes: ([value]) => ({ contains: { const: value } }),
  'includes-not': ([value]) => ({ not: { contains: { const: value } } }),
  'has-at-least': ([value]) => ({ minItems: value }),
  'has-at-most': ([value]) => ({ maxItems: value }),
  'at-least': ([value]) => ({ minimum: value }),
  'at-most': ([value]) => ({ maximum: value }),
  'more-than': ([value]) => ({ exclusiveMinimum: value }),
  'less-than': ([value]) => ({ exclusiveMaximum: value }),
  from: ([value]) => ({ formatMinimum: value }),
  until: ([value]) => ({ formatMaximum: value }),
};

function partOf({ question, is, values }: Comparison): Schema {
  if (is === 'answered') return { required: [question] };
  if (is === 'unanswered') return { not: { required: [question] } };
  return { properties: { [question]: VALUED[is](values) }, required: [question] };
}

function readTest(condition: Readonly<Record<string, unknown>>): Test | undefined {
  for (const [key, join] of [
    ['anyOf', 'any'],
    ['allOf', 'all'],
  ] as const) {
    const parts = condition[key];
    if (Array.isArray(parts)) return { join, comparisons: parts.flatMap(readGroup) };
  }
  return { join: 'all', comparisons: readGroup(condition) };
}

function readGroup(group: unknown): readonly Comparison[] {
  if (isRecord(group) && isRecord(group.not)) {
    const { required } = group.not;
    return Array.isArray(required) ? required.map((question) => ({ question, is: 'unanswered', values: [] })) : [];
  }
  if (!isRecord(group) || !Array.isArray(group.required)) return [];
  const properties = isRecord(group.properties) ? group.properties : {};
  return group.required.map((question: string) => ({ question, ...readComparison(properties[question]) }));
}

function readComparison(test: unknown): Omit<Comparison, 'question'> {
  if (!isRecord(test)) return { is: 'answered', values: [] };
  if ('const' in test) return { is: 'equal', values: [test.const] };
  if (Array.isArray(test.enum)) return { is: 'one-of', values: test.enum };
  if (isRecord(test.not) && Array.isArray(test.not.enum)) return { is: 'none-of', values: test.not.enum };
  if (isRecord(test.not) && isRecord(test.not.contains))
    return { is: 'includes-not', values: [test.not.contains.const] };
  if (isRecord(test.not)) return { is: 'not-equal', values: [test.not.const] };
  if (isRecord(test.contains)) return { is: 'includes', values: [test.contains.const] };
  const limit = LIMITS.find(([keyword]) => keyword in test);
  return limit ? { is: limit[1], values: [test[limit[0]]] } : { is: 'answered', values: [] };
}

const LIMITS: readonly (readonly [keyword: string, is: Relation])[] = [
  ['minItems', 'has-at-least'],
  ['maxItems', 'has-at-most'],
  ['minimum', 'at-least'],
  ['maximum', 'at-most'],
  ['exclusiveMinimum', 'more-than'],
  ['exclusiveMaximum', 'less-than'],
  ['formatMinimum', 'from'],
  ['formatMaximum', 'until'],
];

/** Whatever the order of keys. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return key === 'required' ? [...value].sort() : value.map((part) => sorted(part));
  if (!isRecord(value)) return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((name) => [name, sorted(value[name], name)]));
}
