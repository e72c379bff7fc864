// The tables that a move copies, referenced tables first. Not among them: bytes of attachments and `arrival_count`, which
// admin/moveStorage.ts copies separately, and `schema_version`. A test compares this list with the actual tables.
import { MOVED_NOTES } from './moveMarks.ts';

export interface MovedTable {
  readonly name: string;
  /** Columns of the primary key: text, never an empty string. */
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
      'status',
      'aside',
      'hint',
      'answers',
      'arrival',
      'seen_at',
    ],
    only: ALL,
  },
  {
    name: 'attachment',
    key: ['id'],
    columns: ['id', 'reference', 'position', 'name', 'file_name', 'type', 'size', 'sha256'],
    only: ALL,
  },
  {
    name: 'mail',
    key: ['reference', 'kind'],
    columns: ['reference', 'kind', 'due_at', 'attempts', 'given_up', 'reason'],
    only: ALL,
  },
  { name: 'receipt_count', key: ['day', 'recipient'], columns: ['day', 'recipient', 'receipts'], only: ALL },
  { name: 'note', key: ['name'], columns: ['name', 'content'], only: MOVED_NOTES },
];

/** PostgreSQL: blocks writers until the transaction ends; fails at once if one holds a lock. */
export const LOCK_TABLES = `lock table ${MOVED_TABLES.map(({ name }) => name)}, arrival_count, attachment_chunk
  in exclusive mode nowait`;
