// An office: how the staff of a school work with the applications of one form, compiled from its office.json. Texts are in one
// language; pointers are JSON Pointers of single answers.
import type { Language } from '../locale/language.ts';
import type { Messages } from '../model/messages.ts';
import type { Role } from '../model/role.ts';
import type { Answers, Schema } from '../model/types.ts';
import type { Validate } from '../model/validator.ts';

export interface Office {
  /** The form's id. */
  readonly form: string;
  readonly language: Language;
  /** The answers that a list of applications shows and sorts by. */
  readonly columns: readonly string[];
  /** The answers that a search looks in, besides the reference. */
  readonly search: readonly string[];
  /** Keys: two applications that have the same answers to all pointers of one are of the same family. */
  readonly family: readonly (readonly string[])[];
  /** Keys of what may be the same child, as for `family`. */
  readonly sameChild: readonly (readonly string[])[];
  /** The day that a parent gives, with the reference, to open a link that asks again; without it nobody is asked again. */
  readonly proof?: string;
  /** Month and day, `MM-DD`, on which a school year begins; by default that of the calendar. */
  readonly yearBegins?: string;
  /** The first is that of an application that was just received. */
  readonly statuses: readonly OfficeStatus[];
  readonly moves: readonly Move[];
  readonly letters: readonly Letter[];
}

export interface OfficeStatus {
  readonly id: string;
  readonly label: string;
  /** True if the work on an application can end here. */
  readonly final?: boolean;
  /** True if applications may still have it, but none gets it any more. */
  readonly retired?: boolean;
}

/** A change of status. */
export interface Move {
  readonly id: string;
  readonly label: string;
  /** Ids of the statuses in which it is possible. */
  readonly from: readonly string[];
  readonly to: string;
  /** The least role that may make it. */
  readonly role: Role;
  /** Without it the move asks nothing. */
  readonly asks?: Asks;
  /** Id of the letter that is offered right after the move. */
  readonly letter?: string;
}

/** The questions of a move: one flat group. */
export interface Asks {
  readonly schema: Schema;
  readonly validate: Validate;
  /** Messages for errors that the definition has no `errorMessage` for. */
  readonly messages: Messages;
}

export interface Letter {
  readonly id: string;
  readonly label: string;
  /** Ids of the statuses in which it is offered. */
  readonly in: readonly string[];
  /** With placeholders, see `placeholdersIn`; so is each paragraph of `text`. */
  readonly subject: string;
  readonly text: readonly string[];
}

/** What happened to an application, without answers and without what a person typed: the record outlives both. */
export type EventBody =
  /** The first of every record; `status` is the office's first at that time. */
  | { readonly type: 'received'; readonly form: string; readonly status: string; readonly aside: boolean }
  | { readonly type: 'opened' }
  | { readonly type: 'moved'; readonly move: string; readonly from: string; readonly to: string }
  | { readonly type: 'noted' }
  | { readonly type: 'assigned'; readonly to: string | null }
  | { readonly type: 'flagged'; readonly aside: boolean }
  | { readonly type: 'letter'; readonly letter: string; readonly language: Language; readonly way: LetterWay }
  | { readonly type: 'exported' }
  /** A link was made for the questions at these pointers; earlier links can no longer be answered. */
  | { readonly type: 'asked-again'; readonly questions: readonly string[] }
  | { readonly type: 'ask-revoked' }
  | { readonly type: 'answered-again'; readonly version: number }
  | { readonly type: 'deleted' };

/** A letter as it is mailed by the service's own queue; an officer may have changed its text. */
export interface LetterMail {
  /** One of the application's own addresses. */
  readonly to: string;
  /** One line. */
  readonly subject: string;
  readonly text: string;
}

export type LetterWay = 'mail-program' | 'whatsapp' | 'copy' | 'print' | 'queue';

/** One entry of the record. Entries are added and never changed. */
export type OfficeEvent = EventBody & {
  /** Counts up over all applications, in the order of the transactions. */
  readonly number: number;
  readonly reference: string;
  /** ISO 8601 instant. */
  readonly at: string;
  /** An account's name, `parent`, `service` or `command line`. */
  readonly by: string;
};

/** What happened to an account of the office, without anything secret. A link to join is made by `added` and by `invited`. */
export type AccountChange =
  | { readonly change: 'added' | 'role'; readonly role: Role }
  /** By what the account signs in from now on. */
  | { readonly change: 'joined'; readonly means: 'passphrase' | 'provider' }
  | { readonly change: 'invited' | 'mail' | 'codes' | 'sessions-ended' | 'removed' };

/** An entry of the same record, which no application has. */
export type AccountEvent = AccountChange &
  Pick<OfficeEvent, 'number' | 'at' | 'by'> & {
    readonly type: 'account';
    /** Its name. */
    readonly account: string;
  };

/** What a person typed: a move's answers, a note under `note`, words to the parent under `message`, or a `LetterMail`. Stored apart from the record and deleted with the application. */
export type EventContent = Answers;
