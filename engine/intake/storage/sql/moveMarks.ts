// What a store knows of moves (admin/moveStorage.ts), as notes that are never moved themselves:
// - `archive`: the store's own id, so that a move that broke off is taken up with the same source and destination only;
// - `arriving`: a move into this store is not complete;
// - `moved`: a move out of this store is. A data folder notes that in a file instead, see storage/disk/movedMark.ts.
import { randomUUID } from 'node:crypto';
import { WrongStore } from '../store.ts';
import type { Sql } from './sql.ts';

/** Where applications went. */
export interface Moved {
  /** For people, without a password. */
  readonly to: string;
  /** Id of the store there. */
  readonly archive: string;
  /** ISO 8601 instant. */
  readonly at: string;
}

/** Holds in a store that is neither half filled nor moved away. */
export const NOT_MOVED = "not exists (select 1 from note where name in ('arriving', 'moved'))";

/** The notes that are moved with the applications. */
export const MOVED_NOTES = "name not in ('archive', 'arriving', 'moved')";

/** The store's id, made at the first call. */
export async function identify(sql: Sql): Promise<string> {
  await sql.run("insert into note (name, content) values ('archive', $1) on conflict do nothing", [randomUUID()]);
  return (await readMark(sql, 'archive')) ?? '';
}

/** What is noted under a mark. */
export async function readMark(sql: Sql, name: 'archive' | 'arriving' | 'moved'): Promise<string | undefined> {
  const [row] = await sql.run<{ content: string }>('select content from note where name = $1', [name]);
  return row?.content;
}

/** Writes a mark, or takes it away where there is no content. */
export async function writeMark(sql: Sql, name: 'arriving' | 'moved', content: string | undefined): Promise<void> {
  await sql.run('delete from note where name = $1', [name]);
  if (content !== undefined) await sql.run('insert into note (name, content) values ($1, $2)', [name, content]);
}

/** Throws {@link WrongStore} where a move into the store called `name` is not complete. */
export async function refuseHalfMoved(sql: Sql, name: string): Promise<void> {
  if ((await readMark(sql, 'arriving')) === undefined) return;
  throw new WrongStore(`A move into ${name} broke off, and not everything is there: run the same move again`);
}

/** For a store called `name` whose applications went elsewhere. */
export function movedAway(name: string, { to, at }: Moved): WrongStore {
  return new WrongStore(
    `The applications of ${name} were moved to ${to} on ${at.slice(0, 10)}: let DATABASE_URL or DATA_DIR name that, ` +
      'or take those here as they were before the move: npm run applications -- move --stay',
  );
}
