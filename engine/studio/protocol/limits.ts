// What an answer has to be: whether it has to be given, its least and its most, and another answer that it is compared with.
import type { Comparison } from '../../compile/index.ts';
import type { Language } from '../../core/index.ts';

/** What the least and the most of an answer are. Of a choice, of yes or no, of a file and of a telephone number there are none. */
export type LimitedBy = 'characters' | 'number' | 'day' | 'time' | 'entries' | 'options' | 'nothing';

/** A number, or a day or time as it is written: `2027-01-31`, `today - 18 years`, `08:00`. */
export type Limit = number | string;

export interface AnswerComparison {
  readonly as: Comparison;
  /** The other question: its name, if it is asked in the same group, or the JSON Pointer of its answer in the submission. */
  readonly with: string;
  /** What is said when the answer does not keep to it, in every language. */
  readonly message: Readonly<Partial<Record<Language, string>>>;
}

/** As a question has them, or is to have them; what is missing, it has not. */
export interface AnswerLimits {
  readonly least?: Limit | undefined;
  readonly most?: Limit | undefined;
  readonly comparison?: AnswerComparison | undefined;
}

/** The limits of a question, and what could be said of it. */
export interface OutlineLimits extends AnswerLimits {
  readonly by: LimitedBy;
  /** False for one whose entries say at their own questions what is missing. */
  readonly hasMessage: boolean;
  readonly comparable: readonly ComparedAnswer[];
}

/** Another answer that the question can be compared with. */
export interface ComparedAnswer {
  /** As `AnswerComparison.with`. */
  readonly question: string;
  readonly title: string;
  readonly as: readonly Comparison[];
}
