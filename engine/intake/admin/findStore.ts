import type { StoreChoice } from '../config/chooseStore.ts';
import { dataFolder } from '../storage/disk/dataFolder.ts';
import type { Syncs } from '../storage/disk/syncs.ts';
import type { OfficeDefinitions } from '../storage/projector.ts';
import type { StoreKind } from '../storage/sql/storeKind.ts';
import { embeddedStore } from '../storage/sqlite/embeddedStore.ts';

export interface StoreSettings extends Partial<StoreChoice>, OfficeDefinitions {
  readonly dataDir: string;
  /** Timeout of a statement on the database server, in milliseconds. */
  readonly databaseTimeout?: number | undefined;
  /** How files in `dataDir` are synced; by default with fsync. Tests replace it. */
  readonly syncs?: Syncs | undefined;
}

/** The store that the settings name, not yet open. Drivers of servers are loaded only here, to keep other commands fast to start. */
export async function findStore(settings: StoreSettings): Promise<StoreKind> {
  const { dataDir, databaseUrl, isStoreChosen, databaseTimeout, syncs, forms, offices } = settings;
  const folder = dataFolder(dataDir);
  if (databaseUrl === undefined) return embeddedStore(folder, { syncs, forms, offices });
  const { postgresStore } = await import('../storage/postgres/postgresStore.ts');
  return postgresStore(databaseUrl, folder, { isStoreChosen, timeout: databaseTimeout, forms, offices });
}
