// Each computation takes answers of some kinds, and gives one of a type.
import { type Computation, dayOfLimit, formatPointer, type Schema } from '../../core/index.ts';
import { didYouMean, keyMeant, nearest } from '../errors/didYouMean.ts';
import { writtenBy } from '../errors/repairs.ts';
import { withClosed } from '../schema/closedOptions.ts';
import { type Comparison, comparedWith } from '../schema/comparisons.ts';
import { namesIn, type Reached, WRITTEN_DATE } from '../schema/computations.ts';
import { FORMATS } from '../schema/formats.ts';
import { optionCalled } from '../schema/optionCalled.ts';
import { COMPUTATIONS, kindOf, singleAnswer } from './computableAnswers.ts';
import type { Fault } from './schemaRule.ts';

/** What has to stand beside each, and what may. */
const BESIDE: Readonly<Record<string, readonly [needed: string[], allowed: string[]]>> = {
  sum: [[], []],
  count: [[], []],
  join: [[], ['with']],
  difference: [['in'], []],
  pick: [['of'], []],
};

/** The keys of a computation that say how it is made (`sum`, `count` and so on). A valid one has exactly one of them. */
export function waysOf(computation: Computation): readonly string[] {
  return Object.keys(computation).filter((key) => Object.hasOwn(BESIDE, key));
}

/** It computes in one way, with what belongs to that way. */
export function* shapeFaults(written: Schema, computation: Computation): Generator<Fault> {
  const keys = Object.keys(computation);
  const kinds = waysOf(computation);
  const [kind = ''] = kinds;
  if (kinds.length !== 1) {
    const [other] = keys;
    const none = other === undefined ? 'It is computed in no way.' : `There is no computation "${other}".`;
    const problem = kinds.length > 1 ? `It is computed as ${kinds.join(' and as ')}.` : none;
    yield { in: written, at: '/computed', problem, repair: `Write one of ${Object.keys(BESIDE).join(', ')}.` };
    return;
  }
  for (const [i, day] of ('difference' in computation ? computation.difference : []).entries()) {
    if (!WRITTEN_DATE.test(day) || FORMATS.date?.test(day)) continue;
    const problem = `"${day}" is no day of the calendar.`;
    yield { in: written, at: `/computed/difference/${i}`, problem, repair: 'Write a day as YYYY-MM-DD.' };
  }
  if ('difference' in computation && computation.difference.every((day) => WRITTEN_DATE.test(day))) {
    const problem = 'The days of this difference are both written, so it is always the same.';
    yield { in: written, at: '/computed/difference', problem, repair: 'Name a question in the place of one.' };
  }
  const [needed, allowed] = BESIDE[kind] ?? [[], []];
  for (const key of needed.filter((one) => !keys.includes(one)))
    yield { in: written, at: '/computed', problem: `A ${kind} lacks "${key}".`, repair: `Add "${key}".` };
  for (const key of keys.filter((one) => ![kind, ...needed, ...allowed].includes(one)))
    yield {
      in: written,
      at: `/computed/${key}`,
      problem: `"${key}" has no effect on a ${kind}.`,
      repair: 'Remove it.',
    };
}

/** @param written where the computation stands; the faults are of this schema */
export function* computationFaults(
  { type = '' }: Schema,
  computation: Computation,
  reach: (name: string) => readonly Reached[],
  written: Schema,
): Generator<Fault> {
  const kind = kindOf(computation);
  const { takes, inWords, gives } = COMPUTATIONS[kind];
  if (!gives.includes(type)) {
    const problem = `A ${kind} is no ${type}.`;
    yield { in: written, at: '/type', problem, repair: `Write "type": "${gives[0]}".` };
  }
  const all = namesIn(computation).flatMap(([at, name]) => reach(name).map((reached) => ({ at, name, reached })));
  for (const { at, name, reached } of all) {
    if (takes(reached)) continue;
    const problem = `"${name}" has answers that a ${kind} cannot be made of.`;
    const isYesNo = kind === 'pick' && reached.question.type === 'boolean';
    const repair = isYesNo
      ? `Make "${name}" a choice: "type": "string" and "enum": ["yes", "no"], or name ${inWords}.`
      : `Name ${inWords}.`;
    yield { in: written, at: `/computed${at}`, problem, repair };
  }
  const parts = all.map(({ reached }) => singleAnswer(reached.question).type);
  if (type === 'integer' && kind === 'sum' && parts.includes('number')) {
    const problem = 'A sum with a number that need not be whole is not always whole.';
    yield { in: written, at: '/type', problem, repair: 'Write "type": "number".' };
  }
  if ('difference' in computation && isReversed(computation.difference, reach)) {
    const repair = `Write "difference": ${JSON.stringify(computation.difference.toReversed())}.`;
    yield {
      in: written,
      at: '/computed/difference',
      problem: REVERSED,
      repair,
      meant: writtenBy(repair, 'difference'),
    };
  }
  if ('pick' in computation && 'of' in computation)
    yield* pickFaults(type, computation, reach(computation.pick), written);
}

const REVERSED = 'The first of these days is never before the second, so the difference is never above 0.';

/** True where a comparison, or the limits of both, say that the first day is not before the second. */
function isReversed(difference: readonly string[], reach: (name: string) => readonly Reached[]): boolean {
  const [from = '', to = ''] = difference;
  const compares = (one: string, keywords: readonly Comparison[], other: string) =>
    reach(one).some(({ question }) => keywords.some((keyword) => comparedWith(question, keyword) === other));
  if (compares(from, ['atLeast', 'moreThan'], to) || compares(to, ['atMost', 'lessThan'], from)) return true;
  const limits = (name: string, limit: 'formatMinimum' | 'formatMaximum') =>
    WRITTEN_DATE.test(name) ? [name] : reach(name).map(({ question }) => question[limit]);
  const now = new Date();
  return limits(from, 'formatMinimum').some((first) =>
    limits(to, 'formatMaximum').some(
      (last) => first !== undefined && last !== undefined && dayOfLimit(first, now) > dayOfLimit(last, now),
    ),
  );
}

function* pickFaults(
  type: string,
  { pick, of }: Extract<Computation, { readonly pick: string }>,
  reached: readonly Reached[],
  written: Schema,
): Generator<Fault> {
  // One that nobody may choose for now keeps its number.
  const choices = reached.map(({ question }) => singleAnswer(question));
  const known = choices.flatMap((choice) => withClosed(choice).enum ?? []).map(String);
  const options = choices.flatMap((choice) => choice.enum ?? []).map(String);
  for (const option of new Set(options)) {
    if (Object.hasOwn(of, option)) continue;
    const problem = `There is no number for the option "${option}" of "${pick}".`;
    yield { in: written, at: '/computed/of', problem, repair: `Add "${option}" and its number.` };
  }
  for (const [option, number] of Object.entries(of)) {
    const at = formatPointer(['computed', 'of', option]);
    if (known.length > 0 && !known.includes(option)) {
      const problem = `"${pick}" has no option "${option}".`;
      const value = choices.flatMap((choice) => optionCalled(option, choice) ?? [])[0];
      const key = value === undefined || Object.hasOwn(of, String(value)) ? undefined : String(value);
      const repair =
        key === undefined
          ? `Correct its spelling, or remove it.${didYouMean(option, known)}`
          : `Write it as ${JSON.stringify(key)}.`;
      yield { in: written, at, problem, repair, meant: key === undefined ? keyMeant(nearest(option, known)) : { key } };
    } else if (type === 'integer' && !Number.isInteger(number)) {
      yield { in: written, at, problem: `${number} is not whole.`, repair: 'Correct it, or write "type": "number".' };
    }
  }
}
