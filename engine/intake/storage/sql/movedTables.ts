// What a move takes across, in an order in which every row finds those that it refers to. The bytes of attachments, the
// count of arrivals and the version of the tables are not here: see admin/moveStorage.ts. A test holds this list against
// the tables.
import { MOVED_NOTES } from './moveMarks.ts';

export interface MovedTable {
  readonly name: string;
  /** Columns of text that make a row's key, never empty. */
  readonly key: readonly string[];
  /** All columns. */
  readonly columns: readonly string[];
  /** Condition of the rows that are moved. */
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

/** On a database server: nobody writes until the transaction ends, or it fails at once where somebody just does. */
export const LOCK_TABLES = `lock table ${MOVED_TABLES.map(({ name }) => name)}, arrival_count, attachment_chunk
  in exclusive mode nowait`;
