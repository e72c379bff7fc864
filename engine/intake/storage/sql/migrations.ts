// Long because released entries stay as they are.
// The migrations of the database's schema, in order. A change is a new entry at the end; a released one is never edited.
// References are stored as they are displayed, instants as ISO 8601 in UTC (in the order of time as texts). The form's version is
// stored with the answers, because it decides which questions were asked.
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
  {
    // Accounts of the office. Tokens and codes are digests; `passphrase` and `secret` in an invitation are what was chosen before
    // it is accepted. `drained_at` is in milliseconds since 1970, see sqlAttempts.ts.
    statements: [
      `create table account (
        name text primary key,
        role text not null,
        created_at text not null,
        passphrase text,
        secret text,
        last_step bigint not null default 0,
        subject text unique
      )`,
      `create table invitation (
        account text primary key references account (name) on delete cascade,
        token text not null unique,
        expires_at text not null,
        passphrase text,
        secret text
      )`,
      `create table recovery_code (
        account text not null references account (name) on delete cascade,
        code text not null,
        used_at text,
        primary key (account, code)
      )`,
      `create table known_device (
        device text not null,
        account text not null references account (name) on delete cascade,
        seen_at text not null,
        primary key (device, account)
      )`,
      `create table pending_sign_in (
        id text primary key,
        account text not null references account (name) on delete cascade,
        expires_at text not null
      )`,
      `create table session (
        id text primary key,
        account text not null references account (name) on delete cascade,
        started_at text not null,
        seen_at text not null,
        browser text not null
      )`,
      'create index session_account on session (account)',
      'create table sign_in_attempt (bucket text primary key, drained_at bigint not null)',
      'create index sign_in_attempt_drained_at on sign_in_attempt (drained_at)',
    ],
  },
  {
    // The record of the office and what is derived from it. `application` and `attachment` are what the applicant sent; `listing`
    // is narrow, because searches read all of it. An event's number counts all events without a gap.
    statements: [
      `create table event (
        number bigint primary key,
        reference text not null,
        at text not null,
        actor text not null,
        type text not null,
        data text not null
      )`,
      'create table event_content (number bigint primary key references event (number), content text not null)',
      `create table listing (
        reference text primary key references application (reference),
        form text not null,
        arrival bigint not null,
        received_at text not null,
        status text not null,
        assignee text,
        aside bigint not null,
        seen_at text,
        revision bigint not null,
        definition text not null,
        name text not null,
        sort1 text not null,
        sort2 text not null,
        sort3 text not null,
        sort4 text not null,
        sort5 text not null,
        sort6 text not null,
        search text not null
      )`,
      `create table family_key (
        key text not null,
        reference text not null references application (reference),
        kind text not null,
        primary key (key, reference)
      )`,
      'alter table arrival_count add column events bigint not null default 0',
      `insert into event
       select row_number() over (order by arrival, reference, step), reference, at, actor, type, data from (
         select arrival, reference, 1 as step, received_at as at, 'parent' as actor, 'received' as type,
           '{"form":"' || form || '","status":"new","aside":' || case when aside = 1 then 'true' else 'false' end || '}' as data
         from application
         union all
         select arrival, reference, 2, seen_at, 'command line', 'opened', '{}' from application where seen_at is not null
         union all
         select arrival, reference, 3, coalesce(seen_at, received_at), 'command line', 'moved',
           '{"move":"handled","from":"new","to":"handled"}'
         from application where status = 'handled'
       ) happened`,
      'update arrival_count set events = (select coalesce(max(number), 0) from event)',
      'create index event_reference on event (reference, number)',
      // The blank columns are filled by the service, see jobs/refreshListing.ts.
      `insert into listing
       select a.reference, a.form, r.number, a.received_at, a.status, null, a.aside, a.seen_at,
         (select max(e.number) from event e where e.reference = a.reference and e.type <> 'opened'),
         '', '', '', '', '', '', '', '', ''
       from application a join event r on r.reference = a.reference and r.type = 'received'`,
      'drop index application_received_at',
      'drop index application_arrival',
      'alter table application drop column status',
      'alter table application drop column aside',
      'alter table application drop column seen_at',
      'alter table application drop column arrival',
      'create index listing_received on listing (form, received_at, arrival)',
      'create index family_key_reference on family_key (reference)',
    ],
    // Keys sort by code points, whatever the database's locale; the embedded database compares all texts so.
    postgres: [
      `alter table listing ${['name', 'sort1', 'sort2', 'sort3', 'sort4', 'sort5', 'sort6', 'search']
        .map((column) => `alter column ${column} type text collate "C"`)
        .join()}`,
    ],
  },
  {
    // Counts by status, and pages in the order of receipt, are read from the first index alone.
    statements: [
      'create index listing_work on listing (form, aside, received_at, arrival, status, assignee, seen_at)',
      'create unique index listing_arrival on listing (arrival)',
      'drop index listing_received',
    ],
  },
  {
    // Asking again. `application` has the newest version, `earlier_version` the others; an attachment belongs to the versions from
    // `first_version` to `last_version`, or to the newest. A link holds the digest of its token; its questions are in its event.
    statements: [
      'alter table application add column version bigint not null default 1',
      'alter table application add column answered_at text',
      `create table earlier_version (
        reference text not null references application (reference),
        version bigint not null,
        form_version bigint not null,
        language text not null,
        answered_at text,
        hint text not null,
        answers text not null,
        primary key (reference, version)
      )`,
      'alter table attachment add column first_version bigint not null default 1',
      'alter table attachment add column last_version bigint',
      `create table answer_link (
        event bigint primary key references event (number),
        reference text not null references application (reference),
        token text not null unique,
        expires_at text not null,
        revoked_at text,
        answered_at text,
        submission_id text,
        digest text
      )`,
      'create index answer_link_reference on answer_link (reference)',
      'alter table listing add column again text',
      'create index listing_again on listing (again, form) where again is not null',
    ],
  },
  {
    // Managers read the record by person and by kind.
    statements: [
      'create index event_actor on event (actor, number)',
      'create index event_type on event (type, number)',
      'create index event_actor_type on event (actor, type, number)',
    ],
  },
  // Where an account gets mails about the applications that are assigned to it.
  { statements: ['alter table account add column mail text'] },
];
