// Opens the admin API of a data folder: through the running service, or directly on the folder if none runs. A service that is
// starting or stopping may hold the lock without listening, so both are retried.
import { setTimeout } from 'node:timers/promises';
import { AdminError } from '../storage/adminError.ts';
import type { DataFolder } from '../storage/disk/dataFolder.ts';
import { checkRoot } from '../storage/disk/makeFolders.ts';
import { checkNotLost, hasDatabase } from '../storage/disk/prepareDataFolder.ts';
import { StoreInUse } from '../storage/store.ts';
import type { AdminApi } from './adminApi.ts';
import { connectAdmin } from './adminClient.ts';
import { openEmbeddedBackend } from './openEmbeddedBackend.ts';
import { socketPath } from './socketPath.ts';

/** The admin API of `folder`; throws an {@link AdminError} if there is no database or after `patience` milliseconds of retries. */
export async function openAdmin(folder: DataFolder, patience = 3000): Promise<AdminApi> {
  await checkRoot(folder);
  for (const until = Date.now() + patience; ; await setTimeout(200)) {
    const running = await connectAdmin(socketPath(folder));
    if (running) return running;
    await checkNotLost(folder);
    if (!(await hasDatabase(folder))) {
      throw new AdminError(
        `No applications were ever kept in ${folder.root}. Set DATA_DIR to the service's data folder`,
      );
    }
    try {
      return (await openEmbeddedBackend(folder, { wait: 0 })).admin;
    } catch (error) {
      if (!(error instanceof StoreInUse)) throw error;
      if (Date.now() > until) throw new AdminError(`${error.message}, and it does not answer`, { cause: error });
    }
  }
}
