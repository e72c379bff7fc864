// What a condition of a group can compare, for the rows of comparisons.
import { type Definition, isYesNo } from '../../../compile/index.ts';
import { declaredProperties, formatPointer, isGroupSchema, type Schema } from '../../../core/index.ts';
import type { Comparable, Relation } from '../../protocol/conditions.ts';

/**
 * The questions of the group that a visitor answers; computed ones are none. If the group is a whole step, the questions of earlier steps
 * follow, which are named by JSON Pointers into the form.
 */
export function comparableIn(steps: Definition['steps'], group: Schema): readonly Comparable[] {
  const own = Object.entries(declaredProperties(group))
    .filter(([, question]) => !isGroupSchema(question) && !question.computed)
    .map(([key, question]) => comparableAs(key, question));
  const index = steps.findIndex(({ schema }) => schema === group);
  return [...own, ...comparableBefore(steps, Math.max(index, 0))];
}

/** The questions of the steps before the `index`-th, by JSON Pointers. */
export function comparableBefore(steps: Definition['steps'], index: number): readonly Comparable[] {
  return steps.slice(0, index).flatMap(({ at, schema, label }) => inStep(schema, at, label));
}

/** Single answers: a list may have no entry whose answers could be named. */
function inStep(group: Schema, path: readonly string[], where: string): readonly Comparable[] {
  return Object.entries(declaredProperties(group)).flatMap(([key, question]): readonly Comparable[] => {
    const below = [...path, key];
    if (isGroupSchema(question))
      return inStep(question, below, question.title ? `${where} › ${question.title}` : where);
    if (question.computed) return [];
    const one = comparableAs(formatPointer(below), question);
    return [{ ...one, title: `${where} › ${one.title}` }];
  });
}

function comparableAs(name: string, question: Schema): Comparable {
  const options = optionsOf(question.items ?? question);
  return {
    question: name,
    title: question.title ?? name,
    relations: relationsOf(question),
    ...(options && { options }),
    isNumber: question.type === 'number' || question.type === 'integer',
  };
}

function relationsOf(question: Schema): readonly Relation[] {
  const { type, items, enum: options, format } = question;
  const any: readonly Relation[] = ['answered', 'unanswered'];
  if (items)
    return [
      ...(isGroupSchema(items) || items.items ? [] : (['includes', 'includes-not'] as const)),
      'has-at-least',
      'has-at-most',
      ...any,
    ];
  if (format === 'attachment') return any;
  if (type === 'boolean') return isYesNo(question) ? ['equal', ...any] : ['equal', 'unanswered', 'answered'];
  if (options) return ['equal', 'one-of', 'not-equal', 'none-of', ...any];
  const equal: readonly Relation[] = ['equal', 'not-equal', ...any];
  return type === 'number' || type === 'integer' ? ['at-least', 'at-most', 'more-than', 'less-than', ...equal] : equal;
}

function optionsOf(question: Schema): Comparable['options'] {
  const { type, enum: values, enumNames } = question;
  if (type === 'boolean' && !isYesNo(question)) return [{ value: true, label: 'ticked' }];
  if (type === 'boolean')
    return [
      { value: true, label: 'yes' },
      { value: false, label: 'no' },
    ];
  return values?.map((value, i) => ({ value, label: enumNames?.[i] ?? String(value).trim() }));
}
