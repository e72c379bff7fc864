// Conditions as a sentence would say them, by the titles of the questions and the labels of their options.
import type { Branch } from '../../compile/index.ts';
import { declaredProperties, type Schema } from '../../core/index.ts';

/** `if “Subject” is “Other”`, for any of several ways to a question; each is a chain of branches, outermost first. */
export function waysInWords(ways: readonly (readonly Branch[])[], group: Schema): string {
  const one = (under: readonly Branch[]) =>
    under
      .map(({ condition, holds }) => `${holds ? 'if' : 'unless'} ${conditionInWords(condition, group)}`)
      .join(', and ');
  return [...new Set(ways.map(one))].join('; or ');
}

function conditionInWords(condition: Schema, group: Schema): string {
  const { properties = {}, required = [], allOf = [], anyOf = [], not } = condition;
  const questions = declaredProperties(group);
  const parts = [
    ...Object.entries(properties).map(([key, test]) => testInWords(test, questions[key] ?? {}, key)),
    ...required.filter((key) => !(key in properties)).map((key) => `${titleOf(questions[key], key)} is answered`),
    ...allOf.map((part) => conditionInWords(part, group)),
    ...(anyOf.length > 0 ? [anyOf.map((part) => conditionInWords(part, group)).join(' or ')] : []),
    ...(not ? [`it is not so that ${conditionInWords(not, group)}`] : []),
  ];
  return parts.join(' and ') || 'anything is answered';
}

function testInWords(test: Schema, question: Schema, key: string): string {
  const title = titleOf(question, key);
  const { not, minimum, maximum } = test;
  if (test.properties || test.required) return conditionInWords(test, question);
  const values = valuesOf(test);
  if (values) return `${title} is ${inWords(values, question)}`;
  const others = not && valuesOf(not);
  if (others) return `${title} is not ${inWords(others, question)}`;
  const limits = [minimum !== undefined && `at least ${minimum}`, maximum !== undefined && `at most ${maximum}`];
  const told = limits.filter((limit) => limit !== false).join(' and ');
  return told ? `${title} is ${told}` : `${title} is as the definition says`;
}

function valuesOf({ const: only, enum: values }: Schema): readonly unknown[] | undefined {
  return values ?? (only === undefined ? undefined : [only]);
}

function inWords(values: readonly unknown[], question: Schema): string {
  return values.map((value) => labelOf(value, question)).join(' or ');
}

function labelOf(value: unknown, { enum: options = [], enumNames }: Schema): string {
  if (typeof value === 'boolean') return value ? 'ticked' : 'not ticked';
  return `“${enumNames?.[options.indexOf(value)] ?? String(value).trim()}”`;
}

function titleOf(question: Schema | undefined, key: string): string {
  return `“${question?.title ?? key}”`;
}
