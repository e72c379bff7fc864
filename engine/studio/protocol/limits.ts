// What an answer has to be: whether it has to be given, its least and its most, and another answer that it is compared with.
import type { Comparison } from '../../compile/index.ts';
import type { Language } from '../../core/index.ts';

/** What the least and the most of an answer limit; `nothing` for a choice, yes or no, a file and a telephone number, which have neither. */
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

/** Limits of a question: those in its schema, or those that the dialog is to write there. A missing key means that there is no such limit. */
export interface AnswerLimits {
  readonly least?: Limit | undefined;
  readonly most?: Limit | undefined;
  readonly comparison?: AnswerComparison | undefined;
}

/** What the dialog “Limits…” shows of a question: its limits, and the answers that it can be compared with. */
export interface OutlineLimits extends AnswerLimits {
  readonly by: LimitedBy;
  /** True if the question needs a message under `errorMessage.required`, as `hasMessage` in `building/limits.ts` says. */
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
