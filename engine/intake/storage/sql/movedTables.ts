// The tables that a move copies, referenced tables first. Not among them: bytes of attachments and `arrival_count`, which
// admin/moveStorage.ts copies separately, and `schema_version`. A test compares this list with the actual tables.
import { MOVED_NOTES } from './moveMarks.ts';

export interface MovedTable {
  readonly name: string;
  /** Columns of the primary key. */
  readonly key: readonly string[];
  /** All columns. */
  readonly columns: readonly string[];
  /** SQL condition of the rows that are moved. */
  readonly only: string;
}

const ALL = '1 = 1';

export const MOVED_TABLES: readonly MovedTable[] = [
  {
    name: 'application',
    key: ['reference'],
    columns: [
      'reference',
      'submission_id',
      'form',
      'form_version',
      'language',
      'received_at',
      'digest',
      'hint',
      'answers',
      'version',
      'answered_at',
    ],
    only: ALL,
  },
  {
    name: 'earlier_version',
    key: ['reference', 'version'],
    columns: ['reference', 'version', 'form_version', 'language', 'answered_at', 'hint', 'answers'],
    only: ALL,
  },
  {
    name: 'attachment',
    key: ['id'],
    columns: [
      'id',
      'reference',
      'position',
      'name',
      'file_name',
      'type',
      'size',
      'sha256',
      'first_version',
      'last_version',
    ],
    only: ALL,
  },
  { name: 'event', key: ['number'], columns: ['number', 'reference', 'at', 'actor', 'type', 'data'], only: ALL },
  { name: 'event_content', key: ['number'], columns: ['number', 'content'], only: ALL },
  {
    name: 'answer_link',
    key: ['event'],
    columns: ['event', 'reference', 'token', 'expires_at', 'revoked_at', 'answered_at', 'submission_id', 'digest'],
    only: ALL,
  },
  {
    name: 'listing',
    key: ['reference'],
    columns: [
      'reference',
      'form',
      'arrival',
      'received_at',
      'status',
      'assignee',
      'aside',
      'seen_at',
      'revision',
      'definition',
      'name',
      'sort1',
      'sort2',
      'sort3',
      'sort4',
      'sort5',
      'sort6',
      'search',
      'again',
    ],
    only: ALL,
  },
  { name: 'family_key', key: ['key', 'reference'], columns: ['key', 'reference', 'kind'], only: ALL },
  {
    name: 'mail',
    key: ['reference', 'kind'],
    columns: ['reference', 'kind', 'due_at', 'attempts', 'given_up', 'reason'],
    only: ALL,
  },
  { name: 'receipt_count', key: ['day', 'recipient'], columns: ['day', 'recipient', 'receipts'], only: ALL },
  { name: 'note', key: ['name'], columns: ['name', 'content'], only: MOVED_NOTES },
  {
    name: 'account',
    key: ['name'],
    columns: ['name', 'role', 'created_at', 'passphrase', 'secret', 'last_step', 'subject', 'mail'],
    only: ALL,
  },
  {
    name: 'invitation',
    key: ['account'],
    columns: ['account', 'token', 'expires_at', 'passphrase', 'secret'],
    only: ALL,
  },
  { name: 'recovery_code', key: ['account', 'code'], columns: ['account', 'code', 'used_at'], only: ALL },
  { name: 'known_device', key: ['device', 'account'], columns: ['device', 'account', 'seen_at'], only: ALL },
  { name: 'pending_sign_in', key: ['id'], columns: ['id', 'account', 'expires_at'], only: ALL },
  { name: 'session', key: ['id'], columns: ['id', 'account', 'started_at', 'seen_at', 'browser'], only: ALL },
  { name: 'sign_in_attempt', key: ['bucket'], columns: ['bucket', 'drained_at'], only: ALL },
];

/** PostgreSQL: blocks writers until the transaction ends; fails at once if one holds a lock. */
export const LOCK_TABLES = `lock table ${MOVED_TABLES.map(({ name }) => name)}, arrival_count, attachment_chunk
  in exclusive mode nowait`;
