// The office's HTTP API, about what waits and lists; see applicationsApi.ts.
import type { CaseState } from '../core/index.ts';

/** What waits, of one form. Flagged applications are counted in `flagged` only. */
export interface FormCounts {
  readonly id: string;
  /** By status. */
  readonly counts: Readonly<Record<string, number>>;
  readonly unseen: number;
  readonly flagged: number;
  /** Answered again, and not opened since. */
  readonly answered: number;
  /** Assigned to the account that asks, in a status that is not final. */
  readonly mine: number;
}

/** Conditions joined by AND, as parameters of the address; one that is absent or empty matches everything. */
export interface ApplicationFilter {
  /** A form's id. */
  readonly form: string;
  /** Ids, joined by commas; any of them matches. */
  readonly status?: string | undefined;
  /** `me`, `none`, or an account's name after an `@`. */
  readonly assigned?: string | undefined;
  readonly unseen?: '1' | undefined;
  /** Flagged ones only; without it those that are not. */
  readonly flagged?: '1' | undefined;
  /** Only those that were asked again and wait for an answer, or that were answered again and nobody has opened since. */
  readonly again?: CaseState['again'];
  /** `YYYY-MM-DD`: received on this day or later; in `before`, on an earlier day. */
  readonly since?: string | undefined;
  readonly before?: string | undefined;
  /** As typed into the search. */
  readonly words?: string | undefined;
  /** A value of the options of this column, counted from 0. */
  readonly column0?: string | undefined;
  readonly column1?: string | undefined;
  readonly column2?: string | undefined;
  readonly column3?: string | undefined;
  readonly column4?: string | undefined;
  readonly column5?: string | undefined;
}

export interface ApplicationQuery extends ApplicationFilter {
  /** By default `received`, the newest first. */
  readonly sort?: `column${0 | 1 | 2 | 3 | 4 | 5}` | 'name' | 'received' | undefined;
  readonly direction?: 'ascending' | 'descending' | undefined;
  /** `next` of the page before. */
  readonly after?: string | undefined;
}

export interface ApplicationPage {
  readonly rows: readonly ApplicationRow[];
  readonly next?: string | undefined;
  /** How many the filter matches in each status, whatever status it names. */
  readonly counts: Readonly<Record<string, number>>;
}

export interface ApplicationRow {
  readonly reference: string;
  readonly form: string;
  readonly name: string;
  readonly receivedAt: string;
  readonly status: string;
  readonly assignee?: string | undefined;
  /** True until somebody has opened it. */
  readonly unseen: boolean;
  readonly flagged: boolean;
  /** Some questions were asked again: they are not answered yet, or answered and nobody has opened the application since. */
  readonly again?: CaseState['again'];
  /** How many files are attached. */
  readonly attachments: number;
  /** As the form words them, empty where there is no answer. */
  readonly columns: readonly string[];
}
