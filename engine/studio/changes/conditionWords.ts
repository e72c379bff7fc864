// Conditions in words, with the titles of the questions and the labels of their options.
import type { Branch } from '../../compile/index.ts';
import { declaredProperties, questionAtPointer, type Schema } from '../../core/index.ts';

/** The steps whose questions a condition may name by JSON Pointers. */
export type Steps = Parameters<typeof questionAtPointer>[0];

/** E.g. `if “Subject” is “Other”`. Each of `alternatives` is a chain of nested branches, outermost first; any one suffices. */
export function alternativesInWords(alternatives: readonly (readonly Branch[])[], group: Schema, steps: Steps): string {
  const inWords = (chain: readonly Branch[]) =>
    chain
      .map(({ condition, holds }) => `${holds ? 'if' : 'unless'} ${conditionInWords(condition, group, steps)}`)
      .join(', and ');
  return [...new Set(alternatives.map(inWords))].join('; or ');
}

/** E.g. `“Subject” is “Other”`. */
export function conditionInWords(condition: Schema, group: Schema, steps: Steps): string {
  const { properties = {}, required = [], allOf = [], anyOf = [], not } = condition;
  const questions = declaredProperties(group);
  const questionOf = (name: string) => (name.startsWith('/') ? questionAtPointer(steps, name) : questions[name]);
  const parts = [
    ...Object.entries(properties).map(([key, test]) => testInWords(test, questionOf(key) ?? {}, key, steps)),
    ...required.filter((key) => !(key in properties)).map((key) => `${titleOf(questionOf(key), key)} is answered`),
    ...allOf.map((part) => conditionInWords(part, group, steps)),
    ...(anyOf.length > 0 ? [anyOf.map((part) => conditionInWords(part, group, steps)).join(' or ')] : []),
    ...(not ? [notInWords(not, group, steps)] : []),
  ];
  return parts.join(' and ') || 'anything is answered';
}

/** A box that is not ticked has no answer. */
function notInWords(not: Schema, group: Schema, steps: Steps): string {
  const [only, ...others] = Object.keys(not).length === 1 ? (not.required ?? []) : [];
  if (only === undefined || others.length > 0) return `it is not true that ${conditionInWords(not, group, steps)}`;
  const question = only.startsWith('/') ? questionAtPointer(steps, only) : declaredProperties(group)[only];
  return `${titleOf(question, only)} is not ${question?.type === 'boolean' ? 'ticked' : 'answered'}`;
}

function testInWords(test: Schema, question: Schema, key: string, steps: Steps): string {
  const title = titleOf(question, key);
  const { not, minimum, maximum, minItems, pattern, contains } = test;
  if (test.properties || test.required) return conditionInWords(test, question, steps);
  const chosen = contains && valuesOf(contains);
  if (chosen) return `${title} includes ${labelsOf(chosen, question.items ?? {})}`;
  if (contains) return `an entry of ${title} is so that ${conditionInWords(contains, question.items ?? {}, steps)}`;
  if (minItems !== undefined) return `${title} has ${minItems} or more`;
  if (pattern !== undefined) return `${title} matches ${pattern}`;
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
