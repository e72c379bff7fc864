// The office's part of the store: the record of each application, its state, and lists of applications. Record and state change
// in one transaction, so replaying the record gives the state.
import {
  type AccountEvent,
  type Answers,
  type CaseState,
  type EventBody,
  type EventContent,
  type FamilyKey,
  keysOf,
  type OfficeEvent,
} from '../../core/index.ts';
import type { NewLink } from './answerStore.ts';
import type { MailFault } from './mailFault.ts';

/** An event with what a person typed, unless its application was deleted. */
export type RecordedEvent = OfficeEvent & {
  readonly content?: EventContent;
  /** Of a letter that is or was in the mail queue. */
  readonly mail?: 'waiting' | 'sent' | 'given-up';
};

/** Who did it, and the ISO 8601 instant. */
export interface Signature {
  readonly by: string;
  readonly at: string;
}

/** An event that `append` takes; the others come with what they record. `asked-again` comes with its link. */
export type Draft = Signature & {
  readonly event: Exclude<EventBody, { type: 'received' | 'answered-again' | 'deleted' }>;
  readonly content?: EventContent | undefined;
  readonly link?: NewLink | undefined;
};

export interface Case {
  readonly form: string;
  readonly state: CaseState;
}

/** What the office has made of an application. */
export interface Handling extends Omit<CaseState, 'deleted'> {
  readonly mailFaults: readonly MailFault[];
}

/** A row of a list of applications. */
export interface Summary extends Handling {
  readonly reference: string;
  readonly form: string;
  readonly receivedAt: string;
  readonly hint: string;
  /** Number of them. */
  readonly attachments: number;
}

/** Conditions joined by AND; one that is undefined matches everything. */
export interface Filter {
  readonly form?: string | undefined;
  /** Ids; one of them. */
  readonly status?: readonly string[] | undefined;
  readonly aside?: boolean | undefined;
  /** Only those that the office has not opened. */
  readonly unseen?: boolean | undefined;
  /** See `CaseState`. */
  readonly again?: CaseState['again'];
  /** An account; null for those that nobody is assigned to. */
  readonly assignee?: string | null | undefined;
  /** ISO 8601 instant; received then or later. */
  readonly since?: string | undefined;
  /** ISO 8601 instant; received earlier. */
  readonly before?: string | undefined;
  /** As typed into a search, see `searchWords`. */
  readonly words?: string | undefined;
  /** Equal sort keys (`sortKeys`) in the office's columns, counted from 0. */
  readonly columns?: readonly { readonly column: number; readonly key: string }[] | undefined;
}

/** Number of sortable columns of an office. */
export const COLUMNS = 6;

export type SortBy = 'received' | 'name' | { readonly column: number };

export interface PageQuery {
  readonly filter: Filter;
  /** By default the time of receipt. */
  readonly sort?: SortBy | undefined;
  readonly descending?: boolean | undefined;
  /** The `next` of the page before. */
  readonly after?: Cursor | undefined;
  /** At most {@link MOST_ROWS}. */
  readonly limit: number;
}

export const MOST_ROWS = 100;

/** Where the next page starts: the sort key and the arrival number of the last row. */
export interface Cursor {
  readonly key: string;
  readonly arrival: number;
}

export interface Page {
  readonly rows: readonly Row[];
  /** Undefined on the last page. */
  readonly next: Cursor | undefined;
}

/** A row of a page, with the answers for its columns. */
export interface Row extends Summary {
  readonly answers: Answers;
}

/** Conditions on a record, joined by AND. */
export interface RecordPart {
  /** So many, the newest. */
  readonly most?: number | undefined;
  /** Those after the event of this number. */
  readonly after?: number | undefined;
  /** The event of this number. */
  readonly number?: number | undefined;
  readonly type?: OfficeEvent['type'] | undefined;
  readonly by?: string | undefined;
}

export interface CaseStore {
  /** Form and state of an application; undefined if there is none, or it was deleted. */
  findCase(reference: string): Promise<Case | undefined>;
  /**
   * Adds an event to the record, updates the state, and queues the mail of a letter, in one transaction. Undefined, and nothing is written, if there is no such
   * application, or if `revision` is given and is not that of its state: another event came first.
   */
  append(reference: string, draft: Draft, revision?: number): Promise<OfficeEvent | undefined>;
  /**
   * Deletes an application with all its answers, attachments' rows, mails and what people typed about it; its events stay, and
   * `deleted` is added. The bytes of attachments are the caller's to discard. Undefined as for `append`.
   */
  remove(reference: string, by: Signature, revision?: number): Promise<Removed | undefined>;
  /** Adds `exported` to the records of applications; unknown references are skipped. */
  recordExport(references: readonly string[], by: Signature): Promise<void>;
  /** How many different applications somebody has exported since an ISO 8601 instant. */
  countExported(by: string, since: string): Promise<number>;
  /** The ISO 8601 instant of the `count`-th newest event of a kind, of one account or of all; undefined if there are fewer. */
  instantOf(type: OfficeEvent['type'], count: number, by?: string): Promise<string | undefined>;
  /** The events of an application, oldest first; all without `part`. */
  record(reference: string, part?: RecordPart): Promise<readonly RecordedEvent[]>;
  /** The number of its events but those of reading, and of the characters that people typed. */
  recordSize(reference: string): Promise<{ readonly changes: number; readonly characters: number }>;
  /** Events of all applications, deleted ones included, and of accounts, the newest first. */
  trail(query: TrailQuery, limit: number): Promise<TrailPage>;
  /** One page of a list; memory and time do not grow with its length. */
  page(query: PageQuery): Promise<Page>;
  /** Numbers of applications by status. */
  counts(filter: Filter): Promise<Readonly<Record<string, number>>>;
  /** Applications that share a key of this kind with one, the newest first, at most {@link MOST_ROWS}. */
  related(reference: string, kind: FamilyKey['kind']): Promise<readonly Row[]>;
  /**
   * Derives the listing of some applications of a form again, in the order of insertion, whose definition was another. Returns
   * what `after` has to be for the next ones; undefined once none is left.
   */
  refreshListing(form: string, after: number): Promise<number | undefined>;
}

/** Conditions joined by AND; one that is undefined matches everything. */
export interface TrailQuery {
  /** The `next` of the page before. */
  readonly before?: number | undefined;
  readonly by?: string | undefined;
  readonly type?: TrailEntry['type'] | undefined;
  readonly reference?: string | undefined;
}

/** An event with its application's form; of an export, with the number of applications whose events it stands for. */
export type CaseEntry = OfficeEvent & {
  readonly form: string;
  readonly isDeleted: boolean;
  readonly applications?: number;
};

export type TrailEntry = CaseEntry | AccountEvent;

const TYPES: Readonly<Record<TrailEntry['type'], true>> = {
  received: true,
  opened: true,
  moved: true,
  noted: true,
  assigned: true,
  flagged: true,
  letter: true,
  exported: true,
  'asked-again': true,
  'ask-revoked': true,
  'answered-again': true,
  deleted: true,
  account: true,
};

/** By all of which the record can be filtered; the compiler misses none. */
export const ENTRY_TYPES = keysOf(TYPES);

export interface TrailPage {
  readonly entries: readonly TrailEntry[];
  /** Undefined on the last page. */
  readonly next: number | undefined;
}

export interface Removed {
  readonly event: OfficeEvent;
  /** Ids of the attachments. */
  readonly files: readonly string[];
}
