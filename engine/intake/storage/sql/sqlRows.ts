// Conversion of database rows to the types of store.ts. PostgreSQL's driver returns bigint columns as text, hence `Number`;
// columns are picked one by one, because the embedded database's driver adds one of its own.
import type { CaseState, Language } from '../../../core/index.ts';
import type { StoredAttachment } from '../attachments.ts';
import type { Handling, Row, Summary } from '../caseStore.ts';
import type { MailFault } from '../mailFault.ts';
import type { Application } from '../store.ts';

type Bigint = number | string;

/** Why mails of an application were given up; null where they were not. */
interface FaultRow {
  office_fault: string | null;
  receipt_fault: string | null;
}

/** Columns for {@link FaultRow} of an application `a`. */
export const FAULTS = [
  "(select reason from mail where reference = a.reference and kind = 'office' and given_up = 1) as office_fault",
  "(select reason from mail where reference = a.reference and kind = 'applicant' and given_up = 1) as receipt_fault",
].join();

export interface StateRow {
  status: string;
  assignee: string | null;
  aside: Bigint;
  seen_at: string | null;
  again: CaseState['again'] | null;
  revision: Bigint;
}

export interface SummaryRow extends StateRow, FaultRow {
  reference: string;
  form: string;
  received_at: string;
  hint: string;
  attachments: Bigint;
}

export interface RowRow extends SummaryRow {
  answers: string;
}

export interface ApplicationRow extends StateRow, FaultRow {
  reference: string;
  submission_id: string;
  form: string;
  form_version: Bigint;
  language: Language;
  received_at: string;
  digest: string;
  hint: string;
  answers: string;
  version: Bigint;
  versions: Bigint;
  answered_at: string | null;
}

export interface AttachmentRow {
  id: string;
  name: string;
  file_name: string;
  type: string;
  size: Bigint;
  sha256: string;
  first_version: Bigint;
  last_version: Bigint | null;
}

export function toSummary(row: SummaryRow): Summary {
  return {
    reference: row.reference,
    form: row.form,
    receivedAt: row.received_at,
    hint: row.hint,
    attachments: Number(row.attachments),
    ...toHandling(row),
  };
}

export function toRow(row: RowRow): Row {
  return { ...toSummary(row), answers: JSON.parse(row.answers) };
}

/** The state of an application that is not deleted. */
export function toState({ status, assignee, aside, seen_at, again, revision }: StateRow): CaseState {
  return {
    status,
    aside: Number(aside) !== 0,
    revision: Number(revision),
    deleted: false,
    ...(assignee !== null && { assignee }),
    ...(seen_at !== null && { seenAt: seen_at }),
    ...(again && { again }),
  };
}

/** `attachments`: those of all versions. */
export function toApplication(row: ApplicationRow, attachments: readonly AttachmentRow[]): Application {
  const version = Number(row.version);
  const isIn = ({ first_version, last_version }: AttachmentRow) =>
    Number(first_version) <= version && version <= Number(last_version ?? row.versions);
  return {
    reference: row.reference,
    submissionId: row.submission_id,
    form: row.form,
    formVersion: Number(row.form_version),
    language: row.language,
    receivedAt: row.received_at,
    digest: row.digest,
    hint: row.hint,
    answers: JSON.parse(row.answers),
    attachments: attachments.filter(isIn).map(toAttachment),
    otherFiles: attachments.filter((one) => !isIn(one)).map(toAttachment),
    version,
    versions: Number(row.versions),
    answeredAt: row.answered_at ?? undefined,
    ...toHandling(row),
  };
}

function toHandling(row: StateRow & FaultRow): Handling {
  const { deleted, ...state } = toState(row);
  return { ...state, mailFaults: toFaults(row) };
}

function toFaults({ office_fault: office, receipt_fault: applicant }: FaultRow): MailFault[] {
  const faults: MailFault[] = [];
  if (office !== null) faults.push({ kind: 'office', reason: office });
  if (applicant !== null) faults.push({ kind: 'applicant', reason: applicant });
  return faults;
}

function toAttachment(row: AttachmentRow): StoredAttachment {
  return {
    id: row.id,
    name: row.name,
    fileName: row.file_name,
    type: row.type,
    size: Number(row.size),
    sha256: row.sha256,
  };
}
