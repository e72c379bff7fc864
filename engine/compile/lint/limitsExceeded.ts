// Limits in a branch that applies only to answers within them, so that they refuse none.
import { type Answers, lengthsOf, type Schema } from '../../core/index.ts';
import { brokenLimit } from '../answers/brokenLimit.ts';
import { exactness, multipleBeyond } from '../answers/isMultiple.ts';
import { singleTests } from '../answers/singleTests.ts';
import { fieldReferences } from '../schema/fieldReferences.ts';
import { appliesTo } from '../schema/groupParts.ts';
import type { GroupQuestion } from '../schema/groupQuestions.ts';
import type { Fault } from './schemaRule.ts';

/** What a condition of a group tests of the answer to one of its questions. */
export function testsOfAnswer(condition: Schema, key: string): readonly Schema[] {
  const references = [...fieldReferences(condition).values()];
  return references.flatMap(({ path, tests }) => (path.length === 1 && path[0] === key ? tests : []));
}

/** What a limit limits: a number, or how many characters or entries there are. */
interface Measure {
  readonly limits: readonly (readonly [
    keyword: 'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems',
    sign: 1 | -1,
  ])[];
  readonly inWords: string;
  /** The next measure beyond one. */
  beyond(limit: number, sign: 1 | -1, declared: Schema): number;
  /** The measures that a test compares with; undefined for a test of something else, too. */
  namedBy(test: Schema): readonly number[] | undefined;
  /** An answer of this measure. */
  answer(measure: number): unknown;
}

const whole = (limit: number, sign: 1 | -1) => limit + sign;

const MEASURES: readonly Measure[] = [
  {
    limits: [
      ['minimum', -1],
      ['maximum', 1],
    ],
    inWords: 'number',
    beyond: (limit, sign, declared) => multipleBeyond(limit, exactness(declared) ?? 0.000001, sign),
    namedBy: ({ minimum, maximum, const: only, enum: all = [] }) =>
      [minimum, maximum, only, ...all].filter((value) => typeof value === 'number'),
    answer: (number) => number,
  },
  {
    limits: [
      ['minLength', -1],
      ['maxLength', 1],
    ],
    inWords: 'length',
    beyond: whole,
    namedBy({ pattern, ...others }) {
      const { least, most = least } = (pattern !== undefined && lengthsOf(pattern)) || {};
      return least === undefined || most === undefined || Object.keys(others).length > 0 ? undefined : [least, most];
    },
    answer: (length) => 'x'.repeat(Math.max(0, length)),
  },
  {
    limits: [
      ['minItems', -1],
      ['maxItems', 1],
    ],
    inWords: 'number of entries',
    beyond: whole,
    namedBy: ({ minItems, ...others }) =>
      minItems === undefined || Object.keys(others).length > 0 ? undefined : [minItems],
    answer: (count) => Array.from({ length: Math.max(0, count) }, (_, i) => i),
  },
];

/**
 * Limits in a branch whose condition lets no answer through that they would refuse: `maxLength` 10 under an `if` with `maxLength` 5. To find that out, answers that the
 * limit refuses are put to the conditions: the one next to the limit, and each number or length that a condition compares with, with its two neighbours. Between
 * these no result of a condition changes. A question of which a condition tests something else as well (a pattern) is left out: for that, these answers prove nothing.
 * @param declared the question outside of the branch
 * @param applying answers to which the branch applies
 */
export function* neverExceeded(
  { key, schema, part }: GroupQuestion,
  declared: Schema,
  applying: readonly Answers[],
): Generator<Fault> {
  const tests = singleTests(part.under.flatMap(({ condition }) => testsOfAnswer(condition, key)));
  for (const { limits, inWords, beyond, namedBy, answer } of MEASURES) {
    const named = tests.map(namedBy);
    if (named.includes(undefined)) continue;
    for (const [keyword, sign] of limits) {
      const limit = schema[keyword];
      if (limit === undefined) continue;
      const around = named
        .flatMap((all = []) => all)
        .flatMap((one) => [one, beyond(one, -1, declared), beyond(one, 1, declared)]);
      const tried = [beyond(limit, sign, declared), ...around].filter(
        (one) => (one - limit) * sign > 0 && brokenLimit(declared, answer(one)) === undefined,
      );
      const isReached = tried.some((one) =>
        applying.some((answers) => appliesTo(part.under, { ...answers, [key]: answer(one) } as Answers)),
      );
      if (tried.length === 0 || isReached) continue;
      const problem = `"${keyword}" has no effect: this branch applies to no ${inWords} ${sign > 0 ? 'above' : 'below'} ${limit}.`;
      yield { in: schema, at: `/${keyword}`, problem, repair: 'Remove it, or correct the condition.' };
    }
  }
}
