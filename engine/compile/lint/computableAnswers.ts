// Which answers each kind of computation takes.
import { type Computation, isGroupSchema, type Schema } from '../../core/index.ts';
import { wholeSchema } from '../read/asOneStep.ts';
import type { Definition } from '../read/definition.ts';
import type { Reached } from '../schema/computations.ts';
import { groupQuestions } from '../schema/groupQuestions.ts';
import { questionAt } from '../schema/questions.ts';

/** The keyword of a computation. */
export type ComputationKind = 'sum' | 'count' | 'join' | 'difference' | 'pick';

interface Kind {
  /** Whether the computation accepts answers to this question. */
  readonly takes: (reached: Reached) => boolean;
  readonly inWords: string;
  /** The types that what is computed can have. */
  readonly gives: readonly string[];
}

const NUMBERS = ['number', 'integer'];

export const COMPUTATIONS: Readonly<Record<ComputationKind, Kind>> = {
  sum: {
    takes: ({ question }) => NUMBERS.includes(singleAnswer(question).type ?? ''),
    inWords: 'numbers',
    gives: NUMBERS,
  },
  count: {
    takes: ({ question, inList }) => question.items !== undefined || (inList && !isGroupSchema(question)),
    inWords: 'a list, or a question in the entries of one',
    gives: NUMBERS,
  },
  join: {
    takes: ({ question }) => {
      const { type, enum: options, format } = singleAnswer(question);
      return type === 'string' && !options && !format?.startsWith('date');
    },
    inWords: 'texts as they are typed',
    gives: ['string'],
  },
  difference: {
    takes: ({ question: { format }, inList }) => format === 'date' && !inList,
    inWords: 'dates, not of several entries',
    gives: NUMBERS,
  },
  pick: {
    takes: ({ question }) => singleAnswer(question).enum !== undefined,
    inWords: 'a question with an "enum"',
    gives: NUMBERS,
  },
};

const COMPUTATION_KINDS = Object.keys(COMPUTATIONS) as readonly ComputationKind[];

export function kindOf(computation: Computation): ComputationKind {
  return COMPUTATION_KINDS.find((kind) => kind in computation) ?? 'pick';
}

/** The question, or that of which each entry of a list is an answer; of a list of lists, each of theirs. */
export function singleAnswer(question: Schema): Schema {
  return question.items && !isGroupSchema(question.items) ? singleAnswer(question.items) : question;
}

/**
 * The group in which the questions that a step itself asks can be computed: other steps may have their answers in the same group, or below it.
 * @param at the path of the step's answers
 */
export function groupOfStep(definition: Definition, at: readonly string[]): Schema {
  return questionAt(wholeSchema(definition), at) ?? {};
}

export interface ComputableAnswer {
  /** As `computed` names it: `amount`, or `list/amount`. */
  readonly name: string;
  /** The titles of the groups and lists around the question, and its own. */
  readonly titles: readonly string[];
  readonly question: Schema;
  /** As in `Reached`. */
  readonly inList: boolean;
  /** The computations that take it. */
  readonly as: readonly ComputationKind[];
}

/** The answers that others of the group can be computed from, those in its groups and lists included. */
export function computableAnswers(group: Schema): readonly ComputableAnswer[] {
  return within(group, '', [], false);
}

function within(group: Schema, around: string, outer: readonly string[], inList: boolean): readonly ComputableAnswer[] {
  const questions = groupQuestions(group);
  return [...new Set(questions.map(({ key }) => key))].flatMap((key) => {
    const declared = questions.filter((one) => one.key === key).map(({ whole }) => whole);
    const [question = {}] = declared;
    const [name, titles] = [around + key, [...outer, question.title ?? key]];
    const as = COMPUTATION_KINDS.filter((kind) =>
      declared.every((one) => COMPUTATIONS[kind].takes({ question: one, inList })),
    );
    const entry = singleAnswer(question);
    const inner = entry.items ?? entry;
    const below = isGroupSchema(inner) ? within(inner, `${name}/`, titles, inList || inner !== question) : [];
    return [...(as.length > 0 ? [{ name, titles, question, inList, as }] : []), ...below];
  });
}
