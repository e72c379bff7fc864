// What an answer has to be: whether it has to be given, its least and its most, and another answer that it is compared with.
import type { Comparison } from '../../compile/index.ts';
import type { Language } from '../../core/index.ts';

/** What is counted or compared for the least and the most of an answer; `nothing` for a choice, yes or no, a file and a telephone number. */
export type LimitedBy = 'characters' | 'number' | 'day' | 'time' | 'entries' | 'options' | 'nothing';

/** A number, or a day or time as it is written: `2027-01-31`, `today - 18 years`, `08:00`. */
export type Limit = number | string;

export interface AnswerComparison {
  readonly as: Comparison;
  /** The other question: its name, if it is asked in the same group, or the JSON Pointer of its answer in the submission. */
  readonly with: string;
  /** The words for an answer that does not keep to the comparison, in every language. As `Words`, whose file refers to this one. */
  readonly message: Readonly<Partial<Record<Language, string>>>;
}

/** The limits that a question has, or is to have. A key that is missing is a limit that it has not. */
export interface AnswerLimits {
  readonly least?: Limit | undefined;
  readonly most?: Limit | undefined;
  readonly comparison?: AnswerComparison | undefined;
}

/** The limits of a question for the dialog that changes them, with what there is to choose. */
export interface OutlineLimits extends AnswerLimits {
  readonly by: LimitedBy;
  /** True if a missing answer needs words; false for a list, whose first entry says what is missing. */
  readonly hasMessage: boolean;
  readonly comparable: readonly ComparedAnswer[];
}

/** Another answer that the question can be compared with. */
export interface ComparedAnswer {
  /** As in `with` of `AnswerComparison`. */
  readonly question: string;
  readonly title: string;
  readonly as: readonly Comparison[];
}
