// The tables, as a list of changes that every database has gone through in this order. What was released is never edited:
// a change is a new entry at the end. A reference is stored as it is shown, an instant as ISO 8601 in UTC (which sorts),
// and the form's version beside the answers, so that a later reader knows which questions were asked.
export interface Migration {
  readonly statements: readonly string[];
  /** What only PostgreSQL needs besides, after `statements`. */
  readonly postgres?: readonly string[];
  /** What only the embedded database needs besides, after `statements`. */
  readonly sqlite?: readonly string[];
}

export const MIGRATIONS: readonly Migration[] = [
  {
    // Older data folders have these tables already, without a record of versions.
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
    // Beside an embedded database attachments are files; a database server keeps them for all intakes.
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
    // `arrival` numbers applications in the order in which they were kept, which no clock can change. `note` has what the
    // service remembers of its own work.
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
    // When the office opened an application; what was handled before is counted as opened.
    statements: [
      'alter table application add column seen_at text',
      "update application set seen_at = received_at where status = 'handled'",
    ],
  },
];
