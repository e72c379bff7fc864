// Conversion of database rows to the types of store.ts. PostgreSQL's driver returns bigint columns as text, hence `Number`;
// columns are picked one by one, because the embedded database's driver adds one of its own.
import type { Language } from '../../../core/index.ts';
import type { MailFault } from '../mailFault.ts';
import type { Application, Status, StoredAttachment, Summary } from '../store.ts';

type Bigint = number | string;

/** Why mails of an application were given up; null where they were not. */
interface FaultRow {
  office_fault: string | null;
  receipt_fault: string | null;
}

export interface SummaryRow extends FaultRow {
  reference: string;
  form: string;
  received_at: string;
  status: Status;
  aside: Bigint;
  hint: string;
  attachments: Bigint;
}

export interface ApplicationRow extends FaultRow {
  reference: string;
  submission_id: string;
  form: string;
  form_version: Bigint;
  language: Language;
  received_at: string;
  digest: string;
  status: Status;
  aside: Bigint;
  hint: string;
  answers: string;
}

export interface AttachmentRow {
  id: string;
  name: string;
  file_name: string;
  type: string;
  size: Bigint;
  sha256: string;
}

export function toSummary(row: SummaryRow): Summary {
  return {
    reference: row.reference,
    form: row.form,
    receivedAt: row.received_at,
    status: row.status,
    aside: Number(row.aside) !== 0,
    hint: row.hint,
    attachments: Number(row.attachments),
    mailFaults: toFaults(row),
  };
}

export function toApplication(row: ApplicationRow, attachments: readonly AttachmentRow[]): Application {
  return {
    reference: row.reference,
    submissionId: row.submission_id,
    form: row.form,
    formVersion: Number(row.form_version),
    language: row.language,
    receivedAt: row.received_at,
    digest: row.digest,
    status: row.status,
    aside: Number(row.aside) !== 0,
    hint: row.hint,
    answers: JSON.parse(row.answers),
    attachments: attachments.map(toAttachment),
    mailFaults: toFaults(row),
  };
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
