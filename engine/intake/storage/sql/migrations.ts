// Schema migrations in order. Released ones are never edited; a change is a new entry at the end. References are stored as
// displayed, instants as ISO 8601 in UTC (which sorts), and the form's version with the answers, to tell which questions were
// asked.
export interface Migration {
  readonly statements: readonly string[];
  /** Run after `statements`, on PostgreSQL only. */
  readonly postgres?: readonly string[];
  /** Run after `statements`, on the embedded database only. */
  readonly sqlite?: readonly string[];
}

export const MIGRATIONS: readonly Migration[] = [
  {
    // `if not exists`: the first data folders had these tables before versions were recorded.
    statements: [
      `create table if not exists application (
        reference text primary key,
        submission_id text not null unique,
        form text not null,
        form_version bigint not null,
        received_at text not null,
        digest text not null,
        status text not null,
        answers text not null
      )`,
      'create index if not exists application_received_at on application (received_at)',
      `create table if not exists attachment (
        id text primary key,
        reference text not null references application (reference),
        position bigint not null,
        name text not null,
        file_name text not null,
        type text not null,
        size bigint not null,
        sha256 text not null
      )`,
      'create index if not exists attachment_reference on attachment (reference)',
    ],
  },
  {
    statements: [
      'alter table application add column aside bigint not null default 0',
      "alter table application add column hint text not null default ''",
      `create table mail (
        reference text not null references application (reference),
        kind text not null,
        due_at text not null,
        attempts bigint not null,
        given_up bigint not null,
        primary key (reference, kind)
      )`,
      'create index mail_due_at on mail (due_at)',
    ],
    // On PostgreSQL the bytes of attachments are in the database; with the embedded database they are files.
    postgres: [
      `create table attachment_chunk (
        attachment text not null references attachment (id) on delete cascade,
        position bigint not null,
        bytes bytea not null,
        primary key (attachment, position)
      )`,
    ],
  },
  { statements: ["alter table application add column language text not null default 'en'"] },
  {
    statements: [
      `create table receipt_count (
        day text not null,
        recipient text not null,
        receipts bigint not null,
        primary key (day, recipient)
      )`,
    ],
  },
  // Why a mail was given up.
  { statements: ["alter table mail add column reason text not null default ''"] },
  {
    // `arrival` numbers applications in the order of insertion, independent of the clock. `note` holds the state of background
    // jobs and of moves.
    statements: [
      'alter table application add column arrival bigint not null default 0',
      'create index application_arrival on application (arrival)',
      'create table arrival_count (arrivals bigint not null)',
      'create table note (name text primary key, content text not null)',
    ],
    sqlite: [
      'update application set arrival = rowid',
      'insert into arrival_count select coalesce(max(arrival), 0) from application',
    ],
    postgres: [
      `update application set arrival = ordered.arrival
       from (select reference, row_number() over (order by received_at, reference) as arrival from application) ordered
       where ordered.reference = application.reference`,
      'insert into arrival_count select coalesce(max(arrival), 0) from application',
    ],
  },
  {
    // When the office first opened an application; those that were handled already count as opened.
    statements: [
      'alter table application add column seen_at text',
      "update application set seen_at = received_at where status = 'handled'",
    ],
  },
];
