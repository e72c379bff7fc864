/**
 * The tables. A reference is stored as it is shown, an instant as ISO 8601 in UTC (which sorts), and the form's version
 * beside the answers, so that a later reader knows which questions were asked.
 */
export const SCHEMA = `
create table if not exists application (
  reference text primary key,
  submission_id text not null unique,
  form text not null,
  form_version bigint not null,
  received_at text not null,
  digest text not null,
  status text not null,
  answers text not null
);
create index if not exists application_received_at on application (received_at);
create table if not exists attachment (
  id text primary key,
  reference text not null references application (reference),
  position bigint not null,
  name text not null,
  file_name text not null,
  type text not null,
  size bigint not null,
  sha256 text not null
);
create index if not exists attachment_reference on attachment (reference);
`;
