// Finds the way to the applications. In a data folder: the running service first, the folder itself if none runs. A
// service that is just starting or stopping may be met in between; then the same is tried again for a moment.
import { setTimeout } from 'node:timers/promises';
import { AdminError } from '../storage/adminError.ts';
import { checkNotLost, type DataFolder, hasDatabase } from '../storage/disk/dataFolder.ts';
import { checkRoot } from '../storage/disk/makeFolders.ts';
import { StoreInUse } from '../storage/store.ts';
import type { AdminApi } from './adminApi.ts';
import { connectAdmin } from './adminClient.ts';
import { openEmbeddedBackend } from './openEmbeddedBackend.ts';
import { socketPath } from './socketPath.ts';

/** The office over the applications in `folder`; throws an {@link AdminError} where there are none to be had. */
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
