// What a condition of a group can compare, for the rows of comparisons.
import { type Definition, groupParts, hasInitialAnswer, isBox, placesOfConditions } from '../../../compile/index.ts';
import { declaredProperties, formatPointer, isGroupSchema, type Schema } from '../../../core/index.ts';
import type { Comparable, Relation } from '../../protocol/conditions.ts';

/**
 * The questions of the group that a visitor answers; computed and fixed ones are none. The questions of earlier steps follow, which are named
 * by JSON Pointers into the form, where a condition of the group may name them.
 * @param index of the step that the group is a part of
 */
export function comparableIn(steps: Definition['steps'], group: Schema, index: number): readonly Comparable[] {
  const own = Object.entries(declaredProperties(group))
    .filter(([, question]) => !isGroupSchema(question) && isAnswered(question))
    .map(([key, question]) => comparableAs(key, question, isAlwaysRequired(group, key)));
  const places = placesOfConditions(steps[index]?.schema ?? {});
  return places.some(({ part }) => part === group) ? [...own, ...comparableBefore(steps, index)] : own;
}

/** The questions of the steps before the `index`-th, by JSON Pointers. */
export function comparableBefore(steps: Definition['steps'], index: number): readonly Comparable[] {
  return steps
    .slice(0, index)
    .flatMap(({ at, schema, label, entry }) => inStep(schema, at, label, entry.if === undefined));
}

/**
 * Single answers: a list may have no entry whose answers could be named.
 * @param isAlways true if the group is there whatever is answered
 */
function inStep(group: Schema, path: readonly string[], where: string, isAlways: boolean): readonly Comparable[] {
  return Object.entries(declaredProperties(group)).flatMap(([key, question]): readonly Comparable[] => {
    const below = [...path, key];
    const isRequired = isAlways && isAlwaysRequired(group, key);
    if (isGroupSchema(question))
      return inStep(question, below, question.title ? `${where} › ${question.title}` : where, isRequired);
    if (!isAnswered(question)) return [];
    const one = comparableAs(formatPointer(below), question, isRequired);
    return [{ ...one, title: `${where} › ${one.title}` }];
  });
}

function isAnswered({ computed, readOnly }: Schema): boolean {
  return !computed && !readOnly;
}

function isAlwaysRequired(group: Schema, key: string): boolean {
  return groupParts(group).some(({ schema, under }) => under.length === 0 && schema.required?.includes(key));
}

function comparableAs(name: string, question: Schema, isRequired: boolean): Comparable {
  const options = optionsOf(question.items ?? question);
  const { minItems = 1 } = question;
  return {
    question: name,
    title: question.title ?? name,
    relations: [...relationsOf(question), ...aboutAnswering(question, isRequired)],
    ...(options && { options }),
    isNumber: question.type === 'number' || question.type === 'integer',
    ...((question.items ?? question).format === 'date' && { isDay: true }),
    ...(minItems > 1 && { least: minItems }),
  };
}

/**
 * Nobody sends a form in which a required question is not answered, and a required list that begins with entries is answered always: the
 * check refuses such conditions.
 */
function aboutAnswering(question: Schema, isRequired: boolean): readonly Relation[] {
  if (isRequired) return hasInitialAnswer(question) || isBox(question) ? [] : ['answered'];
  return isBox(question) ? ['unanswered'] : ['answered', 'unanswered'];
}

function relationsOf(question: Schema): readonly Relation[] {
  const { type, items, enum: options, format } = question;
  if (items)
    return [
      ...(isGroupSchema(items) || items.items ? [] : (['includes', 'includes-not'] as const)),
      'has-at-least',
      'has-at-most',
    ];
  if (format === 'attachment') return [];
  if (type === 'boolean') return ['equal'];
  if (options) return ['equal', 'one-of', 'not-equal', 'none-of'];
  const equal: readonly Relation[] = ['equal', 'not-equal'];
  if (format === 'date') return ['from', 'until', ...equal];
  return type === 'number' || type === 'integer' ? ['at-least', 'at-most', 'more-than', 'less-than', ...equal] : equal;
}

function optionsOf(question: Schema): Comparable['options'] {
  const { type, enum: values, enumNames } = question;
  if (isBox(question)) return [{ value: true, label: 'ticked' }];
  if (type === 'boolean')
    return [
      { value: true, label: 'yes' },
      { value: false, label: 'no' },
    ];
  return values?.map((value, i) => ({ value, label: enumNames?.[i] ?? String(value).trim() }));
}
