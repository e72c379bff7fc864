// The store in a data folder: the embedded database with attachments beside it. The process that has it open locks it.
import { AdminError } from '../adminError.ts';
import type { DataFolder } from '../disk/dataFolder.ts';
import { checkRoot } from '../disk/makeFolders.ts';
import { readMoved, removeMoved } from '../disk/movedMark.ts';
import { checkNotLost, hasDatabase } from '../disk/prepareDataFolder.ts';
import { socketPath } from '../disk/socketPath.ts';
import type { StoreKind } from '../sql/storeKind.ts';
import { fromFolder, intoFolder } from './moveFolder.ts';
import { type EmbeddedOptions, openEmbedded } from './openEmbedded.ts';
import { restoreFolder } from './restoreFolder.ts';

/** The store in `folder`. */
export function embeddedStore(
  folder: DataFolder,
  options: Pick<EmbeddedOptions, 'syncs' | 'forms' | 'offices'>,
): StoreKind {
  return {
    openForService: () => openEmbedded(folder, options),
    async openForCommand() {
      await checkNotLost(folder);
      if (await hasDatabase(folder)) return openEmbedded(folder, { ...options, syncs: undefined, wait: 0 });
      throw new AdminError(
        `No applications were ever kept in ${folder.root}. Set DATA_DIR to the service's data folder`,
      );
    },
    async findSocket() {
      await checkRoot(folder);
      return socketPath(folder);
    },
    restore: (from) => restoreFolder(from, folder),
    withSource: fromFolder(folder),
    openDestination: () => intoFolder(folder),
    async undoMove() {
      const moved = await readMoved(folder);
      await removeMoved(folder);
      return moved?.to;
    },
  };
}
