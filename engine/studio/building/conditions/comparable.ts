// What a condition of a group can compare, for the rows of comparisons.
import { type Definition, hasInitialAnswer, isBox, placesOfConditions } from '../../../compile/index.ts';
import { declaredProperties, formatPointer, isGroupSchema, type Schema } from '../../../core/index.ts';
import type { Comparable, Relation } from '../../protocol/conditions.ts';
import { isAlwaysRequired, placedQuestions } from '../placedQuestions.ts';

/**
 * The questions of the group that a visitor answers; computed and fixed ones are none. The questions of earlier steps follow, which are named
 * by JSON Pointers into the form, where a condition of the group may name them.
 * @param index of the step that the group is a part of
 */
export function comparableIn(steps: Definition['steps'], group: Schema, index: number): readonly Comparable[] {
  const own = Object.entries(declaredProperties(group))
    .filter(([, question]) => !isGroupSchema(question) && isAnswered(question))
    .map(([key, question]) => comparableAs(key, question, aboutAnswering(question, isAlwaysRequired(group, key))));
  const places = placesOfConditions(steps[index]?.schema ?? {});
  return places.some(({ part }) => part === group) ? [...own, ...comparableBefore(steps, index)] : own;
}

/**
 * The questions of the steps before the `index`-th, by JSON Pointers. Only who has answered the required ones gets to the step, so "is answered" is not offered for them:
 * the check refuses a condition that always holds. A box that has to be ticked is left out, as it has one answer.
 */
export function comparableBefore(steps: Definition['steps'], index: number): readonly Comparable[] {
  return steps.slice(0, index).flatMap(({ at, schema, label, entry }) =>
    placedQuestions(schema, at, label, entry.if === undefined)
      .filter((question) => isAnswered(question.schema))
      .map(({ path, title, schema: question, isRequired }) => ({
        ...comparableAs(formatPointer(path), question, isRequired ? [] : aboutAnswering(question, false)),
        title,
        ...(isRequired && isBox(question) && { relations: [] }),
      }))
      .filter(({ relations }) => relations.length > 0),
  );
}

function isAnswered({ computed, readOnly }: Schema): boolean {
  return !computed && !readOnly;
}

/** @param besides relations that are not about the value of an answer */
function comparableAs(name: string, question: Schema, besides: readonly Relation[]): Comparable {
  const options = optionsOf(question.items ?? question);
  const { minItems = 1 } = question;
  return {
    question: name,
    title: question.title ?? name,
    relations: [...relationsOf(question), ...besides],
    ...(options && { options }),
    isNumber: question.type === 'number' || question.type === 'integer',
    ...((question.items ?? question).format === 'date' && { isDay: true }),
    ...(minItems > 1 && { least: minItems }),
  };
}

/**
 * Which of "is answered" and "is not answered" can be compared with a question of the same group. The check refuses a condition that has the same result in every form that is
 * sent. A required question is always answered there, so "is not answered" never holds; and a required list that begins with entries is answered from the start.
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
