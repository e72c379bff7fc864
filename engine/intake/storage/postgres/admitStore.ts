// Checks whether DATABASE_URL leads to the right store. Refused are: the destination of an incomplete move, the source of a
// completed one, and any database while DATA_DIR holds applications too and `STORE` does not say which are meant.
import { printDatabase } from '../../config/printDatabase.ts';
import type { DataFolder } from '../disk/dataFolder.ts';
import { readMoved } from '../disk/movedMark.ts';
import { hasDatabase } from '../disk/prepareDataFolder.ts';
import { countApplications } from '../sql/claimDestination.ts';
import { type Moved, movedAway, readMark, refuseHalfMoved } from '../sql/moveMarks.ts';
import type { Sql } from '../sql/sql.ts';
import { openTables } from '../sqlite/openTables.ts';
import { StoreDamaged, StoreInUse, WrongStore } from '../store.ts';

/** Milliseconds to wait for another service that makes the same check on the same folder. */
const WAIT = 3000;

/** Throws {@link WrongStore} if `url` must not be used. `isChosen`: `STORE` is set, so `folder` is not looked at. */
export async function admitStore(sql: Sql, url: string, folder: DataFolder, isChosen: boolean): Promise<void> {
  const name = printDatabase(url);
  const moved = await readMark(sql, 'moved');
  if (moved !== undefined) throw movedAway(name, JSON.parse(moved) as Moved);
  await refuseHalfMoved(sql, name);
  if (isChosen || !(await hasDatabase(folder))) return;
  const left = await readMoved(folder);
  if (left !== undefined) {
    if (left.archive === (await readMark(sql, 'archive'))) return;
    throw new WrongStore(
      `The applications of DATA_DIR (${folder.root}) were moved to ${left.to}, and DATABASE_URL leads to another ` +
        `database, ${name}: set it to that one, or STORE=postgres if this one is right`,
    );
  }
  const held = await countHeld(folder);
  if (held === 0) return;
  throw new WrongStore(
    `DATABASE_URL leads to ${name} with ${await countApplications(sql)} applications, but DATA_DIR (${folder.root}) has ` +
      `${held}: move those there by STORE=embedded npm run applications -- move --to env:DATABASE_URL, or say which ` +
      'are meant by STORE=postgres or STORE=embedded',
  );
}

/** Number of applications in `folder`, or a phrase for messages; those of an incomplete move count as none. */
async function countHeld(folder: DataFolder): Promise<number | string> {
  try {
    const database = await openTables(folder.database, WAIT);
    try {
      const isPart = (await readMark(database, 'arriving')) !== undefined;
      return isPart ? 0 : await countApplications(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof StoreInUse) return 'some that another process works with';
    if (error instanceof StoreDamaged) return 'a damaged database of some';
    throw error;
  }
}
