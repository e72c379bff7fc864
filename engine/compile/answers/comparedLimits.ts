// Limits of numbers, times and dates that follow from those of other questions. If `from` is required and has `minimum` 3, and `to` has `atLeast` `from`, then no `to` below
// 3 is valid. If a list is required, has `maxItems` 5, and its length must equal `count`, then `count` is from 1 to 5.
import { memoise, type Schema } from '../../core/index.ts';
import { COMPARISONS, type Comparison, comparedWith } from '../schema/comparisons.ts';
import { groupParts } from '../schema/groupParts.ts';
import { groupQuestions } from '../schema/groupQuestions.ts';
import { multipleBeyond } from './isMultiple.ts';
import { type Ends, isOrdered, orderedEnds, stepOf, withEnds } from './orderedEnds.ts';

/** A valid answer to `key` compares with the answer to `other` as `keyword` says: `atLeast` means that it is as great or greater. */
interface Relation {
  readonly key: string;
  readonly keyword: Comparison;
  readonly other: string;
}

const REVERSED: Readonly<Record<Comparison, Comparison>> = {
  equals: 'equals',
  atLeast: 'atMost',
  atMost: 'atLeast',
  moreThan: 'lessThan',
  lessThan: 'moreThan',
};

/**
 * The question with its limits narrowed to the answers for which its comparisons can hold. Considered are comparisons, in either direction, with
 * questions that always have an answer: those that are required or locked outside of all branches. Comparisons that only a branch makes are ignored. If no answer
 * is left, the question is returned unchanged, because `comparisonsNameQuestions` reports that.
 * @param without the questions whose comparisons with this one are left out
 */
export function withComparedLimits(
  group: Schema,
  key: string,
  question: Schema,
  without: readonly string[] = [],
): Schema {
  const relations = relationsOf(group).filter((relation) => relation.key === key && !without.includes(relation.other));
  if (relations.length === 0) return question;
  const ends = endsWithin(group, key, question, without);
  return ends[0] > ends[1] ? question : withEnds(question, ends);
}

/** @param above questions on the way here, whose limits are being computed; leaving them out ends the recursion */
function endsWithin(group: Schema, key: string, question: Schema, above: readonly string[]): Ends {
  const relations = relationsOf(group).filter((one) => one.key === key && !above.includes(one.other));
  return relations.reduce<Ends>((ends, { keyword, other }) => {
    const given = alwaysGiven(group).get(other);
    if (!given) return ends;
    return within(ends, keyword, endsWithin(group, other, given, [...above, key]), stepOf(question));
  }, orderedEnds(question));
}

function within([least, most]: Ends, keyword: Comparison, [from, to]: Ends, step?: number): Ends {
  switch (keyword) {
    case 'equals':
      return [Math.max(least, from), Math.min(most, to)];
    case 'atLeast':
      return [Math.max(least, from), most];
    case 'atMost':
      return [least, Math.min(most, to)];
    case 'moreThan':
      return [Math.max(least, step && Number.isFinite(from) ? multipleBeyond(from, step, 1) : from), most];
    case 'lessThan':
      return [least, Math.min(most, step && Number.isFinite(to) ? multipleBeyond(to, step, -1) : to)];
  }
}

/** The numbers, times, dates and lists of the group that always have an answer, by their names. */
const alwaysGiven = memoise((group: Schema): ReadonlyMap<string, Schema> => {
  const required = groupParts(group).flatMap(({ schema, under }) =>
    under.length === 0 ? (schema.required ?? []) : [],
  );
  const isGiven = (key: string, { readOnly, const: only }: Schema) =>
    required.includes(key) || (readOnly === true && only !== undefined);
  const given = unconditional(group).filter(
    ({ key, whole }) => (isOrdered(whole) || whole.items) && isGiven(key, whole),
  );
  return new Map(given.map(({ key, whole }) => [key, whole]));
});

/** The comparisons with answers, or lengths of lists, that are always there. A comparison of two such answers is there in both directions. */
const relationsOf = memoise((group: Schema): readonly Relation[] => {
  const given = alwaysGiven(group);
  const all = unconditional(group);
  const ofLists = all.flatMap(({ key, whole }): Relation[] => {
    const count = whole.lengthEquals?.$data.slice(2);
    return count === undefined ? [] : [{ key: count, keyword: 'equals', other: key }];
  });
  const formats = new Map(all.map(({ key, whole }) => [key, whole.format]));
  const ofAnswers = all.flatMap(({ key, whole }) =>
    COMPARISONS.flatMap((keyword): Relation[] => {
      const other = isOrdered(whole) ? comparedWith(whole, keyword) : undefined;
      if (other === undefined || formats.get(other) !== whole.format) return [];
      return [
        { key, keyword, other },
        { key: other, keyword: REVERSED[keyword], other: key },
      ];
    }),
  );
  return [...ofLists, ...ofAnswers].filter(({ other }) => given.has(other));
});

function unconditional(group: Schema) {
  return groupQuestions(group).filter(({ part, narrows }) => part.under.length === 0 && !narrows);
}
