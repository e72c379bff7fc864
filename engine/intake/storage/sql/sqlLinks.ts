// Links that ask again, in SQL. What a link asks is in its event, so that it is stored once.
import type { OfficeEvent } from '../../../core/index.ts';
import type { AnswerLink, NewLink, NewVersion } from '../answerStore.ts';
import type { Sql } from './sql.ts';

interface LinkRow {
  reference: string;
  form: string;
  at: string;
  data: string;
  content: string | null;
  expires_at: string;
  revoked_at: string | null;
  answered_at: string | null;
  submission_id: string | null;
  digest: string | null;
}

/** The link that satisfies an SQL condition on `answer_link k`; the newest of several. */
export async function readLink(sql: Sql, condition: string, value: string): Promise<AnswerLink | undefined> {
  const [row] = await sql.run<LinkRow>(
    `select k.reference, a.form, e.at, e.data, c.content, k.expires_at, k.revoked_at, k.answered_at, k.submission_id, k.digest
     from answer_link k join application a on a.reference = k.reference join event e on e.number = k.event
     left join event_content c on c.number = k.event where ${condition} order by k.event desc limit 1`,
    [value],
  );
  return row && toLink(row);
}

function toLink(row: LinkRow): AnswerLink {
  const { reference, form, at, data, content, expires_at, revoked_at, answered_at, submission_id, digest } = row;
  return {
    reference,
    form,
    questions: JSON.parse(data).questions,
    message: content === null ? undefined : JSON.parse(content).message,
    askedAt: at,
    expiresAt: expires_at,
    revokedAt: revoked_at ?? undefined,
    answered:
      answered_at === null ? undefined : { at: answered_at, submissionId: submission_id ?? '', digest: digest ?? '' },
  };
}

/** What an event that was just added does to the links of its application. */
export async function applyToLinks(
  sql: Sql,
  { type, number, reference, at }: OfficeEvent,
  link?: NewLink,
): Promise<void> {
  if (type !== 'asked-again' && type !== 'ask-revoked') return;
  await sql.run(
    'update answer_link set revoked_at = $2 where reference = $1 and revoked_at is null and answered_at is null',
    [reference, at],
  );
  if (type === 'ask-revoked' || !link) return;
  await sql.run('insert into answer_link (event, reference, token, expires_at) values ($1, $2, $3, $4)', [
    number,
    reference,
    link.token,
    link.expiresAt,
  ]);
}

/** Uses up a link; returns its application's reference, undefined if it can no longer be answered. */
export async function spendLink(
  sql: Sql,
  token: string,
  { answeredAt, submissionId, digest }: NewVersion,
): Promise<string | undefined> {
  const [row] = await sql.run<{ reference: string }>(
    `update answer_link set answered_at = $2, submission_id = $3, digest = $4
     where token = $1 and answered_at is null and revoked_at is null and expires_at > $2 returning reference`,
    [token, answeredAt, submissionId, digest],
  );
  return row?.reference;
}
