// A store's state in moves (admin/moveStorage.ts), as rows of `note` that are not moved themselves:
// - `archive`: the store's id, by which an interrupted move can only be resumed with the same source and destination;
// - `arriving`: the id of the source of an incomplete move into this store;
// - `moved`: where a completed move went. A data folder has that in a file instead, see storage/disk/movedMark.ts.
import { randomUUID } from 'node:crypto';
import { WrongStore } from '../store.ts';
import type { Sql } from './sql.ts';

/** Destination of a completed move. */
export interface Moved {
  /** For people, without a password. */
  readonly to: string;
  /** Id of the destination store. */
  readonly archive: string;
  /** ISO 8601 instant. */
  readonly at: string;
}

/** SQL condition: the store is not the destination of an incomplete move nor the source of a completed one. */
export const NOT_MOVED = "not exists (select 1 from note where name in ('arriving', 'moved'))";

/** SQL condition on `note`: rows that are moved. */
export const MOVED_NOTES = "name not in ('archive', 'arriving', 'moved')";

/** The store's id, a UUID generated at the first call. */
export async function identify(sql: Sql): Promise<string> {
  await sql.run("insert into note (name, content) values ('archive', $1) on conflict do nothing", [randomUUID()]);
  return (await readMark(sql, 'archive')) ?? '';
}

/** The content of a mark; undefined if it is not set. */
export async function readMark(sql: Sql, name: 'archive' | 'arriving' | 'moved'): Promise<string | undefined> {
  const [row] = await sql.run<{ content: string }>('select content from note where name = $1', [name]);
  return row?.content;
}

/** Sets a mark, or removes it where `content` is undefined. */
export async function writeMark(sql: Sql, name: 'arriving' | 'moved', content: string | undefined): Promise<void> {
  await sql.run('delete from note where name = $1', [name]);
  if (content !== undefined) await sql.run('insert into note (name, content) values ($1, $2)', [name, content]);
}

/** Throws {@link WrongStore} if a move into this store, called `name` in messages, is incomplete. */
export async function refuseHalfMoved(sql: Sql, name: string): Promise<void> {
  if ((await readMark(sql, 'arriving')) === undefined) return;
  throw new WrongStore(`A move into ${name} broke off, and not everything is there: run the same move again`);
}

/** The error for a store, called `name` in messages, that was moved away. */
export function movedAway(name: string, { to, at }: Moved): WrongStore {
  return new WrongStore(
    `The applications of ${name} were moved to ${to} on ${at.slice(0, 10)}: let DATABASE_URL or DATA_DIR name that, ` +
      'or take those here as they were before the move: npm run applications -- move --stay',
  );
}
