// What a maintainer can have the studio do to the files of a form. An action is first planned: the server carries it out in a copy
// and answers what would be written. Only the plan is written, and only where the files are still as the plan read them.
import type { Answers, Computation } from '../../core/index.ts';
import type { Change } from '../changes/change.ts';
import type { ConditionChange, Test } from './conditions.ts';
import type { AnswerLimits } from './limits.ts';
import type {
  NewComputed,
  NewForm,
  NewList,
  NewOption,
  NewQuestion,
  NewStep,
  QuestionName,
  QuestionPlace,
  QuestionWords,
  Words,
} from './outline.ts';
import type { Commit, Finding } from './protocol.ts';
import type { SettingsChange } from './settings.ts';
import type { Confirmation, TextEdit } from './words.ts';

/** What the studio can do for a maintainer, told apart by `kind`. */
export type Action =
  /** The certain repair of one finding. */
  | { readonly kind: 'mend'; readonly finding: FoundAt }
  | ExceptFact
  | { readonly kind: 'mend-all' }
  | { readonly kind: 'publish' }
  /** All translations of the form still say what the English says. */
  | { readonly kind: 'confirm-translations' }
  /** Texts of the form in some languages; translations that still say the same. */
  | { readonly kind: 'texts'; readonly edits: readonly TextEdit[]; readonly confirmed: readonly Confirmation[] }
  /** Texts and facts of the site beside the forms; translations that still say the same. */
  | { readonly kind: 'site-texts'; readonly edits: readonly TextEdit[]; readonly confirmed: readonly Confirmation[] }
  /** Another condition in the place of one. */
  | { readonly kind: 'condition'; readonly change: ConditionChange }
  /** Answers that were given in the form. */
  | { readonly kind: 'keep-example'; readonly kept: KeptExample }
  | Building
  | AddForm
  | ChangeSettings
  | RenameForm
  | { readonly kind: 'remove-form' };

/** Another folder for the form's files, and another address for its page. */
export interface RenameForm {
  readonly kind: 'rename-form';
  readonly id: string;
  readonly route: string;
}

/** A text says what a fact of the site says, and means something else. */
export interface ExceptFact {
  readonly kind: 'except-fact';
  readonly finding: FoundAt;
  /** What the text means instead. */
  readonly reason: string;
}

/** What tells a finding from the others of a form. */
export type FoundAt = Pick<Finding, 'code' | 'file' | 'pointer' | 'problem'>;

/** Keys of form.json or office.json. */
export interface ChangeSettings {
  readonly kind: 'settings';
  readonly change: SettingsChange;
}

export interface KeptExample {
  /** As in `Example`: with `refused/` before it if the form refuses the answers. */
  readonly name: string;
  /** The accepted example that the answers began with. */
  readonly from?: string;
  /** As the form takes them. */
  readonly answers: Answers;
  /** Messages by field name; empty for answers that the form accepts. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Changes of what a form asks, which `building/` makes. */
export type Building =
  | {
      readonly kind: 'add-question';
      readonly place: QuestionPlace;
      readonly question: NewQuestion;
      /** The case in which it is asked; always, without one. */
      readonly test?: Test | undefined;
    }
  | { readonly kind: 'reword-question'; readonly question: QuestionName; readonly words: QuestionWords }
  | { readonly kind: 'rename-question'; readonly question: QuestionName; readonly name: string }
  | { readonly kind: 'move-question'; readonly question: QuestionName; readonly place: QuestionPlace }
  /** Asks the question only where `test` holds; without `test`, always. */
  | { readonly kind: 'show-question'; readonly question: QuestionName; readonly test?: Test | undefined }
  | {
      readonly kind: 'limit-question';
      readonly question: QuestionName;
      readonly limits: AnswerLimits;
      /**
       * The message for a missing answer if the question is to be required, which is written only where it is not required yet; undefined if it is to be
       * optional.
       */
      readonly required?: Words | undefined;
    }
  /** The answer that the question begins with; without `value`, none. */
  | { readonly kind: 'begin-question'; readonly question: QuestionName; readonly value?: unknown }
  | { readonly kind: 'add-computed'; readonly place: QuestionPlace; readonly answer: NewComputed }
  /** Another computation for an answer that is computed. */
  | { readonly kind: 'compute-question'; readonly question: QuestionName; readonly computation: Computation }
  | { readonly kind: 'remove-question'; readonly question: QuestionName }
  /** Placed after the option `after`; without one, first. */
  | {
      readonly kind: 'add-option';
      readonly question: QuestionName;
      readonly option: NewOption;
      readonly after?: unknown;
    }
  | {
      readonly kind: 'reword-option';
      readonly question: QuestionName;
      readonly value: unknown;
      readonly label: Words;
    }
  | { readonly kind: 'remove-option'; readonly question: QuestionName; readonly value: unknown }
  /** The values of those that are shown, and that nobody may choose. */
  | { readonly kind: 'close-options'; readonly question: QuestionName; readonly closed: readonly unknown[] }
  /** The values of all options. */
  | { readonly kind: 'order-options'; readonly question: QuestionName; readonly values: readonly unknown[] }
  | { readonly kind: 'add-list'; readonly place: QuestionPlace; readonly list: NewList }
  /** After another step; first, without one. */
  | { readonly kind: 'add-step'; readonly step: NewStep; readonly after?: string | undefined }
  | { readonly kind: 'reword-step'; readonly step: string; readonly label: Words }
  /** `id` names its files; `at` is the last name of the path of its answers, undefined for a step whose answers are at the root. */
  | { readonly kind: 'rename-step'; readonly step: string; readonly id: string; readonly at?: string | undefined }
  /** Asks the step only where `test` holds; without `test`, always. */
  | { readonly kind: 'show-step'; readonly step: string; readonly test?: Test | undefined }
  | { readonly kind: 'move-step'; readonly step: string; readonly after?: string | undefined }
  | { readonly kind: 'remove-step'; readonly step: string }
  /** Another name in the record for a status of office.json. */
  | { readonly kind: 'rename-status'; readonly status: string; readonly id: string };

/** A form that is made, from nothing or as a copy. */
export interface AddForm {
  readonly kind: 'add-form';
  readonly form: NewForm;
}

export interface PlanRequest {
  /** Empty for an action on the site. */
  readonly form: string;
  readonly action: Action;
}

/** What one file becomes; null where it does not exist before, or afterwards. */
export interface FileChange {
  /** As in `protocol.ts`: the path below the folder of forms; a file of the site is `../site/...`. */
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

export type PlanAnswer =
  | {
      readonly files: readonly FileChange[];
      /** The findings of the form once the files are written. */
      readonly findings: readonly Finding[];
      /** What parents would then see changed; undefined where a version of the form cannot be read. */
      readonly changes?: readonly Change[];
      /** The commit that `changes` are since; without it they are those of the action alone. */
      readonly since?: Commit;
      /** What does not follow the action: sentences about drafts of parents and applications that were received. */
      readonly notes?: readonly string[];
    }
  /** Why the action cannot be carried out. */
  | { readonly problem: string };

export interface WriteRequest {
  readonly files: readonly FileChange[];
}

export type WriteAnswer =
  | { readonly kind: 'written' }
  /** Another program has changed these files since they were read; nothing was written. */
  | { readonly kind: 'conflict'; readonly files: readonly string[] };
