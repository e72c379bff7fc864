// What a `computed` answer follows from.
import { type Computation, isGroupSchema, type Schema } from '../../core/index.ts';
import { groupQuestions, innermost } from './groupQuestions.ts';

/** A date that is written out in a `difference`. */
export const WRITTEN_DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The questions that a computation names, in order, each after its JSON Pointer within the computation: `['/sum/0', 'price']`; none where it has no
 * operation of ours, which is an unknown key, beside which every rule runs.
 */
export function namesIn(computation: Computation): readonly (readonly [at: string, name: string])[] {
  const listed = (keyword: string, names: readonly string[]) =>
    names.map((name, i) => [`/${keyword}/${i}`, name] as const);
  if ('sum' in computation) return listed('sum', computation.sum);
  if ('join' in computation) return listed('join', computation.join);
  if ('count' in computation) return [['/count', computation.count]];
  if ('pick' in computation) return [['/pick', computation.pick]];
  if (!('difference' in computation)) return [];
  return listed('difference', computation.difference).filter(([, name]) => !WRITTEN_DATE.test(name));
}

/** The property name of the question that a name of a computation leads to: `amount` of `list/amount`. */
export function lastName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

export interface Reached {
  readonly question: Schema;
  /** True where it is asked in each entry of a list, and has as many answers. */
  readonly inList: boolean;
}

/** The questions that a name stands for in the group, one for each branch that declares it; `/` leads into groups and lists. */
export function reachedBy(group: Schema, name: string): readonly Reached[] {
  const [key, ...below] = name.split('/');
  const found = groupQuestions(group).flatMap((question) => (question.key === key ? question.whole : []));
  if (below.length === 0) return found.map((question) => ({ question, inList: false }));
  return found.flatMap((question) => {
    const inner = innermost(question);
    if (!isGroupSchema(inner)) return [];
    const reached = reachedBy(inner, below.join('/'));
    return question.items ? reached.map((one) => ({ ...one, inList: true })) : reached;
  });
}
