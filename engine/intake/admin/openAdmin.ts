// Finds the way to the applications. In a data folder: the running service first, the folder itself if none runs. A
// service that is just starting or stopping may be met in between; then the same is tried again for a moment.
import { setTimeout } from 'node:timers/promises';
import { askOffice } from './adminClient.ts';
import { checkNotLost, type DataFolder, hasDatabase } from '../storage/disk/dataFolder.ts';
import { type Office, OfficeError } from './adminApi.ts';
import { officeAddress } from './socketPath.ts';
import { openOwnHome } from './openEmbeddedBackend.ts';
import { checkRoot } from '../storage/disk/makeFolders.ts';
import { StoreInUse } from '../storage/store.ts';

/** The office over the applications in `folder`; throws an {@link OfficeError} where there are none to be had. */
export async function openOffice(folder: DataFolder, patience = 3000): Promise<Office> {
  await checkRoot(folder);
  for (const until = Date.now() + patience; ; await setTimeout(200)) {
    const running = await askOffice(officeAddress(folder));
    if (running) return running;
    await checkNotLost(folder);
    if (!(await hasDatabase(folder))) {
      throw new OfficeError(
        `No applications were ever kept in ${folder.root}. Set DATA_DIR to the service's data folder`,
      );
    }
    try {
      return (await openOwnHome(folder, { wait: 0 })).office;
    } catch (error) {
      if (!(error instanceof StoreInUse)) throw error;
      if (Date.now() > until) throw new OfficeError(`${error.message}, and it does not answer`, { cause: error });
    }
  }
}
