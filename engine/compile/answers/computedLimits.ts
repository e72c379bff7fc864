// The least and the greatest number that a computed answer can be, by the limits of the questions that it follows from. A date whose limit counts from today (`today - 3 years`) is taken to have no limit: what follows from it would be another number tomorrow.
import { type Computation, computing, isGroupSchema, type Schema } from '../../core/index.ts';
import { groupQuestions } from '../schema/groupQuestions.ts';
import { endsOf } from './numbersWithin.ts';
import { type Ends, orderedEnds, withEnds } from './orderedEnds.ts';
import { requiredAlways } from './requiredAlways.ts';

/** The computed number with the limits that follow from other questions of its group, as far as there are any; any other question as it is. */
export function withComputedLimits(group: Schema, question: Schema): Schema {
  return question.computed ? withEnds(question, computedEnds(group, question.computed)) : question;
}

const ANY: Ends = [-Infinity, Infinity];
const NONE: Ends = [0, 0];

type OfAnswer = (question: Schema) => Ends;

type Difference = Extract<Computation, { readonly difference: unknown }>;

const DAY = 86_400_000;

function computedEnds(group: Schema, computed: Schema['computed']): Ends {
  if (!computed) return ANY;
  if ('sum' in computed) return total(computed.sum.map((name) => endsAt(group, name.split('/'), numberEnds, NONE)));
  if ('count' in computed) return endsAt(group, computed.count.split('/'), () => [1, 1], NONE);
  // Without an answer a single choice has no number, not 0.
  if ('pick' in computed) return endsAt(group, computed.pick.split('/'), (choice) => pickedEnds(choice, computed.of));
  return 'difference' in computed ? differenceEnds(group, computed) : ANY;
}

/** The least and the greatest time between the two dates: the shortest is from the latest first date to the earliest last date, and the longest from the earliest first to the latest last. */
function differenceEnds(group: Schema, { difference, in: unit }: Difference): Ends {
  const [first = ANY, last = ANY] = difference.map((name) => {
    const written = orderedEnds({ format: 'date', const: name });
    return written[0] > -Infinity ? written : endsAt(group, name.split('/'), orderedEnds);
  });
  const between = (from: number, to: number, otherwise: number) => {
    if (![from, to].every(Number.isFinite)) return otherwise;
    const days = [from, to].map((day) => new Date(day * DAY).toISOString().slice(0, 10));
    const time = computing({ difference: days as [string, string], in: unit })({});
    return typeof time === 'number' ? time : otherwise;
  };
  return [between(first[1], last[0], -Infinity), between(first[0], last[1], Infinity)];
}

/** @param blank what it is without an answer; undefined where there is nothing then */
function endsAt(group: Schema, [key = '', ...below]: readonly string[], ofAnswer: OfAnswer, blank?: Ends): Ends {
  const declared = groupQuestions(group).filter((one) => one.key === key && !one.narrows);
  const ends = declared.map(({ whole }) => endsWithin(group, whole, below, ofAnswer, blank));
  return hull(blank === undefined || requiredAlways(group).has(key) ? ends : [...ends, blank]);
}

/** @param group that of the question */
function endsWithin(group: Schema, question: Schema, below: readonly string[], ofAnswer: OfAnswer, blank?: Ends): Ends {
  const { computed, items, minItems = 0, maxItems = Infinity } = question;
  if (computed) return computedEnds(group, computed);
  if (isGroupSchema(question) && below.length > 0) return endsAt(question, below, ofAnswer, blank);
  if (!items) return ofAnswer(question);
  const [fewest, most] = [Math.max(1, minItems), maxItems];
  if (!items.enum || !question.uniqueItems) {
    const entry = endsWithin(question, items, below, ofAnswer, NONE);
    return hull([times(entry, fewest), times(entry, most)]);
  }
  const options = items.enum.map((option) => ofAnswer({ ...items, enum: [option] }));
  return chosenEnds(options, fewest, most);
}

/** What so many of the options, each at most once, are together. */
function chosenEnds(options: readonly Ends[], fewest: number, most: number): Ends {
  const [up, down] = [
    options.toSorted(([one], [other]) => one - other),
    options.toSorted(([, one], [, other]) => other - one),
  ];
  const counts = Array.from({ length: Math.min(most, options.length) }, (_, i) => i + 1).filter(
    (count) => count >= fewest,
  );
  return hull(counts.map((count) => [total(up.slice(0, count))[0], total(down.slice(0, count))[1]]));
}

function numberEnds(question: Schema): Ends {
  const numbers = question.enum?.filter((one) => typeof one === 'number');
  return numbers ? hull(numbers.map((one) => [one, one])) : endsOf(question);
}

function pickedEnds({ enum: options = [] }: Schema, numbers: Readonly<Record<string, number>>): Ends {
  return hull(
    options.flatMap((option): Ends[] => {
      const number = numbers[String(option)];
      return number === undefined ? [] : [[number, number]];
    }),
  );
}

function total(all: readonly Ends[]): Ends {
  return [all.reduce((sum, [least]) => sum + least, 0), all.reduce((sum, [, most]) => sum + most, 0)];
}

/** So many answers with these ends; nothing so often without end is nothing. */
function times([least, most]: Ends, count: number): Ends {
  return [least === 0 ? 0 : least * count, most === 0 ? 0 : most * count];
}

function hull(all: readonly Ends[]): Ends {
  if (all.length === 0) return ANY;
  return [Math.min(...all.map(([least]) => least)), Math.max(...all.map(([, most]) => most))];
}
