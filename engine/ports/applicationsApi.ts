// The office's HTTP API, second part: what the pages for working with applications ask of the service. As in officeApi.ts, and
// besides: every text of a form or an office comes in the language of `Accept-Language`.
import type {
  Answers,
  CaseState,
  Language,
  LetterMail,
  LetterWay,
  OfficeEvent,
  Role,
  Schema,
  SchoolYear,
} from '../core/index.ts';
import type { AskableQuestion, Asking, Change } from './askingApi.ts';
import type { FilledLetter } from './lettersApi.ts';
import type { ApplicationFilter, ApplicationPage, ApplicationQuery, ApplicationRow, FormCounts } from './listApi.ts';
import type { OfficeRefusal } from './officeApi.ts';
import type { Trail } from './trailApi.ts';

export interface OfficeForms {
  readonly school: { readonly name: string; readonly telephone: string };
  readonly forms: readonly OfficeForm[];
  /** Names to whom applications can be assigned. */
  readonly accounts: readonly string[];
  /** Whether the service mails letters. */
  readonly sendsMail: boolean;
}

/** A form and how the office works with it. */
export interface OfficeForm {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly OfficeColumn[];
  /** The present school year, and the one before. */
  readonly years: readonly SchoolYear[];
  readonly statuses: readonly { readonly id: string; readonly label: string; readonly final?: boolean | undefined }[];
  readonly moves: readonly OfficeMove[];
  /** `in`: the statuses in which it is offered. */
  readonly letters: readonly { readonly id: string; readonly label: string; readonly in: readonly string[] }[];
}

export interface OfficeColumn {
  readonly label: string;
  /** Of a question with a list of answers: by one of them the list of applications can be filtered. */
  readonly options?: readonly { readonly value: string; readonly label: string }[] | undefined;
}

export interface OfficeMove {
  readonly id: string;
  readonly label: string;
  readonly from: readonly string[];
  readonly to: string;
  readonly role: Role;
  /** One flat group of questions, each with its title. */
  readonly asks?: Schema | undefined;
  /** Id of the letter that is offered right after it. */
  readonly letter?: string | undefined;
}

/** One application. Reading it, a letter of it, a file, or its answers beside another's records that it was opened. */
export interface Application extends ApplicationRow {
  /** Sent along with a command, so that none is decided on an older state. */
  readonly revision: CaseState['revision'];
  /** In which the parent filled in the form. */
  readonly language: Language;
  readonly steps: readonly { readonly label: string; readonly answers: readonly ShownAnswer[] }[];
  readonly files: readonly ShownFile[];
  /** Oldest first. */
  readonly history: readonly HistoryEntry[];
  readonly family: readonly ApplicationRow[];
  /** That may be about the same child. */
  readonly lookAlikes: readonly ApplicationRow[];
  /** True if questions of its form can be asked again. */
  readonly canAsk: boolean;
  /** What was asked again last. */
  readonly asking?: Asking | undefined;
  readonly contacts: readonly Contact[];
}

export interface ShownAnswer {
  /** Of the groups and list entries that it is in, outermost first. */
  readonly headings: readonly string[];
  readonly label: string;
  readonly text: string;
  /** The question's, e.g. `otherInfo[siblings][0][firstName]`. */
  readonly name: string;
  /** What was typed, where `text` hides a password. */
  readonly secret?: string | undefined;
  /** What was answered first, if it was another answer; empty if there was none. */
  readonly first?: string | undefined;
}

export interface ShownFile {
  readonly id: string;
  /** Of the question. */
  readonly label: string;
  /** Of the file, as the parent named it. */
  readonly name: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** True for a file that belongs to earlier versions only. */
  readonly isEarlier: boolean;
}

/** What a person typed is there until the application is deleted. */
export type HistoryEntry = OfficeEvent & {
  /** Of a move, with the titles of its questions: `text` is worded as in a letter. */
  readonly answers?: readonly { readonly label: string; readonly text: string }[] | undefined;
  readonly note?: string | undefined;
  /** Of `answered-again`: the answers before and after it. */
  readonly changes?: readonly Change[] | undefined;
  /** Of a letter that the service mails. */
  readonly mail?: 'waiting' | 'sent' | 'given-up' | undefined;
};

export interface Contact {
  readonly label: string;
  readonly kind: 'phone' | 'email';
  /** A telephone number in international form, e.g. `+9613123456`, or an e-mail address. */
  readonly value: string;
}

export type CaseCommand =
  | { readonly type: 'move'; readonly move: string; readonly answers?: Answers | undefined }
  | { readonly type: 'note'; readonly text: string }
  | { readonly type: 'assign'; readonly to: string | null }
  | { readonly type: 'flag'; readonly flagged: boolean }
  /** That a letter was made. */
  | {
      readonly type: 'letter';
      readonly letter: string;
      readonly language: Language;
      readonly way: Exclude<LetterWay, 'queue'>;
    }
  /** Mails a letter from the service. */
  | {
      readonly type: 'letter';
      readonly letter: string;
      readonly language: Language;
      readonly way: 'queue';
      readonly mail: LetterMail;
    }
  /** Makes a link for the questions at these pointers; a link that was made before can no longer be answered. */
  | { readonly type: 'ask'; readonly questions: readonly string[]; readonly message?: string | undefined }
  | { readonly type: 'revoke-ask' }
  | { readonly type: 'delete' };

/** The refusal of a command because others came first (409, code `changed-meanwhile`). */
export interface ChangedMeanwhile extends OfficeRefusal {
  /** The events since the revision that was sent. */
  readonly since: readonly HistoryEntry[];
  readonly application: Application;
}

export interface ExportColumns {
  readonly label: string;
  readonly columns: readonly { readonly id: string; readonly label: string }[];
}

type Nothing = Readonly<Record<string, never>>;

export interface ApplicationsApi {
  'GET /forms': { body: Nothing; answer: OfficeForms };
  'GET /start': { body: Nothing; answer: readonly FormCounts[] };
  /** Asked with an {@link ApplicationQuery} in the address. */
  'GET /applications': { body: Nothing; answer: ApplicationPage };
  'GET /applications/:reference': { body: Nothing; answer: Application };
  /** Refused by {@link ChangedMeanwhile}, or with `invalid-answers` and the questions' names as `path`. Empty after `delete`. */
  'POST /applications/:reference/commands': {
    body: { readonly revision: number; readonly command: CaseCommand };
    answer: Application | Nothing;
  };
  /** The answers in which an application and a look-alike of it differ. Records that both were opened. */
  'GET /applications/:reference/look-alikes/:other': { body: Nothing; answer: readonly Change[] };
  'GET /applications/:reference/questions': { body: Nothing; answer: readonly AskableQuestion[] };
  /** The bytes, to be shown in place where their type allows; with `?download` as a file. */
  'GET /applications/:reference/files/:id': { body: Nothing; answer: Nothing };
  /** That it was made the command `letter` records. */
  'GET /applications/:reference/letters/:letter': { body: Nothing; answer: FilledLetter };
  /** What can be chosen for an export, by step. Asked with `form`. */
  'GET /export/columns': { body: Nothing; answer: readonly ExportColumns[] };
  /**
   * Asked with an {@link ApplicationFilter}, `as=csv` or `as=xlsx`, and `columns`: ids of columns, joined by commas, all without
   * them. A file. Records `exported`.
   */
  'GET /export': { body: Nothing; answer: Nothing };
  /** Asked with a {@link TrailQuery} in the address. */
  'GET /trail': { body: Nothing; answer: Trail };
}
