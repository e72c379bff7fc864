// What a form asks, as the dialogs of the studio offer it: steps, their groups, questions and options, and the lists of options.
import type { Computation, Language } from '../../core/index.ts';
import type { BeginningAnswer } from './beginnings.ts';
import type { Computable } from './computations.ts';
import type { Comparable, Test } from './conditions.ts';
import type { OutlineLimits } from './limits.ts';

/** A text in every language; a missing or empty one is still to be written. */
export type Words = Readonly<Partial<Record<Language, string>>>;

export interface Outline {
  readonly title: Words;
  readonly steps: readonly OutlineStep[];
  /** Files in lists/ that a question can take its options from. */
  readonly lists: readonly OutlineList[];
}

export interface OutlineStep {
  readonly id: string;
  readonly label: Words;
  /** The last name of the path of its answers; undefined where they stand at the root. */
  readonly at?: string;
  /** True if it is asked in some cases only. */
  readonly isConditional: boolean;
  /** The case; undefined for one that comparisons cannot say. */
  readonly test?: Test;
  /** What its condition can compare: answers of earlier steps. */
  readonly comparable: readonly Comparable[];
  /** The step as a whole first, then the groups and lists in it. */
  readonly groups: readonly OutlineGroup[];
}

export interface OutlineGroup {
  /** Names of the groups and lists that lead to it from the step. */
  readonly path: readonly string[];
  /** Their titles; the label of the step for the step as a whole. */
  readonly title: string;
  /** In the order in which they are asked. */
  readonly questions: readonly OutlineQuestion[];
  /** What the conditions of the group can compare. */
  readonly comparable: readonly Comparable[];
  /** What its answers can be computed from. */
  readonly computable: readonly Computable[];
}

export interface OutlineQuestion {
  readonly name: string;
  readonly title: Words;
  /** The line that helps to answer. */
  readonly hint: Words;
  /** What is said when it is not answered; undefined where it need not be. */
  readonly required?: Words;
  /** True if it is asked in some cases only. */
  readonly isConditional: boolean;
  /** The case; undefined for one that comparisons cannot say. */
  readonly test?: Test;
  /** `fixed`: nobody answers it, the form does. */
  readonly kind: 'group' | 'list' | 'choice' | 'several' | 'checkbox' | 'fixed' | 'other';
  /** Those of a choice, or of several. */
  readonly options: readonly OutlineOption[];
  /** True if options can be closed (`ui:enumDisabled`): for radio buttons, checkboxes and a select, not for a combobox. */
  readonly canClose: boolean;
  /** Undefined where the dialog “Limits…” is not offered: for a group, a checkbox, and a question that is computed or read-only. */
  readonly limits?: OutlineLimits;
  /**
   * Undefined where the dialog “Begins with…” is not offered: for a group, a list, a file, a password, and a question that is computed or
   * read-only.
   */
  readonly begins?: BeginningAnswer;
  /** `computed` of its schema; undefined for a question that visitors answer. */
  readonly computed?: Computation;
}

export interface OutlineOption {
  readonly value: unknown;
  readonly label: Words;
  /** True if it is shown, and nobody may choose it. */
  readonly isClosed: boolean;
}

export interface OutlineList {
  /** Its path as a form's files name it, e.g. `../lists/grade.json`. */
  readonly name: string;
  /** The first of its labels. */
  readonly options: readonly string[];
}

/** Where a question stands: in a group, after another question or at the beginning. */
export interface QuestionPlace {
  readonly step: string;
  readonly path: readonly string[];
  /** Undefined: at the beginning. */
  readonly after?: string | undefined;
}

/** A question of a form. */
export interface QuestionName {
  readonly step: string;
  readonly path: readonly string[];
  readonly name: string;
}

/** Other words for a question. What is missing stays as it is. */
export interface QuestionWords {
  readonly title: Words;
  readonly hint?: Words;
  readonly required?: Words;
}

/** The kinds of questions that can be added. */
export type QuestionKind =
  | 'text'
  | 'longText'
  | 'integer'
  | 'number'
  | 'slider'
  | 'buttons'
  | 'password'
  | ListKind
  | 'date'
  | 'time'
  | 'dateTime'
  | 'email'
  | 'phone'
  | 'link'
  | 'choice'
  | 'several'
  | 'checkbox'
  | 'yesNo'
  | 'file';

export interface NewOption {
  /** As it is sent; made from its English label, if it is missing. */
  readonly value?: string;
  readonly label: Words;
}

/** Lists without groups: of single answers, of such lists, and of answers whose names visitors type. */
export type ListKind = 'answers' | 'lists' | 'named';

export function isListKind(kind: QuestionKind): kind is ListKind {
  return kind === 'answers' || kind === 'lists' || kind === 'named';
}

/** Kinds of single answers that these lists can ask for. */
export type SingleKind = Extract<
  QuestionKind,
  'text' | 'integer' | 'number' | 'date' | 'time' | 'email' | 'phone' | 'link'
>;

/** Of a number: its least and its greatest, and how far apart answers are. */
export interface NumberLimits {
  readonly least?: number;
  readonly most?: number;
  readonly step?: number;
}

/** Of a list: the greatest number of entries, the noun for an entry, and the words on the button that adds one. */
export interface NewEntries {
  readonly most: number;
  readonly entry?: Words;
  readonly add?: Words;
}

/** Of a list of single answers; with `lists`, of one of these lists. */
export interface NewAnswers extends NewEntries {
  readonly kind: SingleKind;
  /** Of an answer beside its name; of one of several lists. */
  readonly title?: Words;
  /** The title of the names that visitors type. */
  readonly naming?: Words;
  readonly lists?: NewEntries;
}

/** A question as a maintainer describes it. */
export interface NewQuestion {
  /** The name under which its answer is sent; made from its English title, if it is missing. */
  readonly name?: string;
  readonly kind: QuestionKind;
  readonly title: Words;
  readonly hint?: Words;
  /** What is said when it is not answered; undefined if it need not be. */
  readonly required?: Words;
  /** The options of a choice or of several: own ones, or those of a list (`OutlineList.name`). */
  readonly options?: readonly NewOption[] | string;
  /** Those of a number on a slider or with buttons. */
  readonly limits?: NumberLimits;
  /** What a list without groups asks for. */
  readonly answers?: NewAnswers;
}

/** An answer that nobody gives, as a maintainer describes it. */
export interface NewComputed {
  /** The name under which it is sent; made from its English title, if it is missing. */
  readonly name?: string;
  readonly title: Words;
  readonly computation: Computation;
}

/** A list of groups as a maintainer describes it. Each entry asks the first question; others are added to the list afterwards. */
export interface NewList {
  readonly name?: string;
  readonly title: Words;
  /** The noun for an entry, and the words on the button that adds one. */
  readonly entry?: Words;
  readonly add?: Words;
  /** The greatest number of entries. */
  readonly most: number;
  /** True if there is at least one entry. */
  readonly isRequired: boolean;
  /** It has to be answered: an entry requires something. */
  readonly first: NewQuestion & { readonly required: Words };
}

/** A step as a maintainer describes it, with the question that it begins with. */
export interface NewStep {
  /** Names its files; made from its English label, if it is missing. */
  readonly id?: string;
  readonly label: Words;
  readonly first: NewQuestion;
}

/** A form as a maintainer describes it. */
export interface NewForm {
  /** Names its folder. */
  readonly id: string;
  readonly title: Words;
  /** The address of its page. */
  readonly route: string;
  readonly begins:
    | { readonly copyOf: string }
    | {
        readonly step: NewStep;
        /** What is said afterwards: a heading and a sentence. */
        readonly done: { readonly title: Words; readonly text: Words };
        /** True if the service receives it, false if it is saved on the visitor's device. */
        readonly isSent: boolean;
      };
}

/** What a form asks that is yet to be made. */
export const NO_FORM: Outline = { title: {}, steps: [], lists: [] };
