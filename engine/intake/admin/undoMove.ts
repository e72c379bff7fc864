import { AdminError } from '../storage/adminError.ts';
import { dataFolder } from '../storage/disk/dataFolder.ts';
import { readMoved, removeMoved } from '../storage/disk/movedMark.ts';

/** `move --stay`: removes the mark of a move out of the configured store; returns a message for the office. */
export async function undoMove(dataDir: string, databaseUrl: string | undefined): Promise<string> {
  const folder = dataFolder(dataDir);
  if (databaseUrl !== undefined) {
    const { undoMovedMark } = await import('../storage/postgres/moveDatabase.ts');
    return told(await undoMovedMark(databaseUrl));
  }
  const moved = await readMoved(folder);
  await removeMoved(folder);
  return told(moved?.to);
}

function told(to: string | undefined): string {
  if (to === undefined) throw new AdminError('From here nothing was moved');
  return `Services start here again. What arrives here from now on will not be in ${to}: let no service run there.\n`;
}
