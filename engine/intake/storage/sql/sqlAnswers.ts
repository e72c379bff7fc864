// Versions of an application in SQL: `application` has the newest, which lists, exports and searches read; the one before it is
// copied to `earlier_version` when it is answered again.
import { reduceCase } from '../../../core/index.ts';
import type { AnswerStore, AnswersMailed, NewVersion } from '../answerStore.ts';
import type { StoredAttachment } from '../attachments.ts';
import type { Projector } from '../projector.ts';
import type { Sql, SqlDatabase } from './sql.ts';
import { lockState, writeState } from './sqlCases.ts';
import { insertEvent, lockCounts } from './sqlEvents.ts';
import { readLink, spendLink } from './sqlLinks.ts';
import { refreshRow } from './sqlListing.ts';
import { queueMail } from './sqlMailQueue.ts';

/** Stores rows of attachments with their bytes, as attachments of a version. */
export type InsertAttachments = (
  sql: Sql,
  reference: string,
  version: number,
  attachments: readonly StoredAttachment[],
) => Promise<void>;

/** The links and versions in `database`. */
export function sqlAnswers(
  database: SqlDatabase,
  projector: Projector,
  insertAttachments: InsertAttachments,
): AnswerStore {
  return {
    findLink: (token) => readLink(database, 'k.token = $1', token),
    latestLink: (reference) => readLink(database, 'k.reference = $1', reference),
    answer: (token, added, mailed) =>
      database.transaction(async (sql) => {
        // Blocks other writers: of a revocation and an answer at once the later one finds what the first has done.
        await lockCounts(sql, 0, 0);
        const reference = await spendLink(sql, token, added);
        const state = reference && (await lockState(sql, reference, undefined));
        if (!state) return undefined;
        const { version, form } = await replaceAnswers(sql, reference, added);
        await closeAttachments(sql, reference, version - 1, added.kept);
        await insertAttachments(sql, reference, version, added.attachments);
        const { hint, answers, answeredAt: at } = added;
        const number = await lockCounts(sql, 0, 1);
        const event = await insertEvent(
          sql,
          { number, reference, by: 'parent', at },
          { type: 'answered-again', version },
        );
        await writeState(sql, reference, reduceCase(state, event));
        await refreshRow(sql, reference, projector.project({ reference, form, hint, answers }));
        if (await isMailed(sql, mailed, state.assignee)) await queueMail(sql, reference, `answered-${number}`, at);
        return event;
      }),
    async versions(reference) {
      const rows = await database.run<{ version: number | string; answered_at: string | null; answers: string }>(
        `select version, answered_at, answers from (${VERSIONS}) v where reference = $1 order by version`,
        [reference],
      );
      return rows.map(({ version, answered_at, answers }) => {
        return { version: Number(version), answeredAt: answered_at ?? undefined, answers: JSON.parse(answers) };
      });
    },
  };
}

const COLUMNS = 'reference, version, form_version, language, answered_at, hint, answers';

/** All versions, as a query. */
export const VERSIONS = `select ${COLUMNS} from earlier_version union all select ${COLUMNS} from application`;

async function isMailed(sql: Sql, mailed: AnswersMailed | undefined, assignee: string | undefined): Promise<boolean> {
  if (mailed !== 'if-assigned') return mailed === 'always';
  const found = await sql.run('select name from account where name = $1 and mail is not null', [assignee ?? '']);
  return found.length > 0;
}

async function replaceAnswers(
  sql: Sql,
  reference: string,
  { formVersion, language, answeredAt, hint, answers }: NewVersion,
): Promise<{ version: number; form: string }> {
  await sql.run(`insert into earlier_version (${COLUMNS}) select ${COLUMNS} from application where reference = $1`, [
    reference,
  ]);
  const [row] = await sql.run<{ version: number | string; form: string }>(
    `update application set version = version + 1, form_version = $2, language = $3, answered_at = $4, hint = $5, answers = $6
     where reference = $1 returning version, form`,
    [reference, formVersion, language, answeredAt, hint, JSON.stringify(answers)],
  );
  return { version: Number(row?.version), form: row?.form ?? '' };
}

/** Attachments of the version `last` that are none of the next. */
async function closeAttachments(sql: Sql, reference: string, last: number, kept: readonly string[]): Promise<void> {
  const others = kept.length > 0 ? `and id not in (${kept.map((_, i) => `$${i + 3}`)})` : '';
  await sql.run(`update attachment set last_version = $2 where reference = $1 and last_version is null ${others}`, [
    reference,
    last,
    ...kept,
  ]);
}
