// Conditions in words, with the titles of the questions and the labels of their options.
import type { Branch } from '../../compile/index.ts';
import { declaredProperties, type Schema } from '../../core/index.ts';

/** E.g. `if “Subject” is “Other”`. Each of `alternatives` is a chain of nested branches, outermost first; any one suffices. */
export function alternativesInWords(alternatives: readonly (readonly Branch[])[], group: Schema): string {
  const inWords = (chain: readonly Branch[]) =>
    chain
      .map(({ condition, holds }) => `${holds ? 'if' : 'unless'} ${conditionInWords(condition, group)}`)
      .join(', and ');
  return [...new Set(alternatives.map(inWords))].join('; or ');
}

function conditionInWords(condition: Schema, group: Schema): string {
  const { properties = {}, required = [], allOf = [], anyOf = [], not } = condition;
  const questions = declaredProperties(group);
  const parts = [
    ...Object.entries(properties).map(([key, test]) => testInWords(test, questions[key] ?? {}, key)),
    ...required.filter((key) => !(key in properties)).map((key) => `${titleOf(questions[key], key)} is answered`),
    ...allOf.map((part) => conditionInWords(part, group)),
    ...(anyOf.length > 0 ? [anyOf.map((part) => conditionInWords(part, group)).join(' or ')] : []),
    ...(not ? [`it is not true that ${conditionInWords(not, group)}`] : []),
  ];
  return parts.join(' and ') || 'anything is answered';
}

function testInWords(test: Schema, question: Schema, key: string): string {
  const title = titleOf(question, key);
  const { not, minimum, maximum, contains } = test;
  if (test.properties || test.required) return conditionInWords(test, question);
  const chosen = contains && valuesOf(contains);
  if (chosen) return `${title} includes ${labelsOf(chosen, question.items ?? {})}`;
  const values = valuesOf(test);
  if (values) return `${title} is ${labelsOf(values, question)}`;
  const others = not && valuesOf(not);
  if (others) return `${title} is not ${labelsOf(others, question)}`;
  const limits = [minimum !== undefined && `at least ${minimum}`, maximum !== undefined && `at most ${maximum}`];
  const range = limits.filter((limit) => limit !== false).join(' and ');
  return range ? `${title} is ${range}` : `${title} fulfils a condition`;
}

function valuesOf({ const: only, enum: values }: Schema): readonly unknown[] | undefined {
  return values ?? (only === undefined ? undefined : [only]);
}

function labelsOf(values: readonly unknown[], question: Schema): string {
  return values.map((value) => labelOf(value, question)).join(' or ');
}

function labelOf(value: unknown, { enum: options = [], enumNames }: Schema): string {
  if (typeof value === 'boolean') return value ? 'ticked' : 'not ticked';
  return `“${enumNames?.[options.indexOf(value)] ?? String(value).trim()}”`;
}

function titleOf(question: Schema | undefined, key: string): string {
  return `“${question?.title ?? key}”`;
}
