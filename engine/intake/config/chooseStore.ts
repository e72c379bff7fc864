// Which store is used. `DATABASE_URL` selects PostgreSQL, its absence the embedded database in `DATA_DIR`. `STORE` decides
// where both hold applications; without it the service refuses to start there (storage/postgres/admitStore.ts).
import path from 'node:path';
import { quoted, WrongSetting } from './env.ts';
import { POSTGRES, readServerAddress } from './readServerAddress.ts';

/** Values of `STORE`. */
const STORES = ['embedded', 'postgres'] as const;
export type StoreName = (typeof STORES)[number];

export interface StoreChoice {
  /** Connection string of the PostgreSQL database; undefined: the embedded database in `DATA_DIR`. */
  readonly databaseUrl: string | undefined;
  /** True if `STORE` is set. */
  readonly isStoreChosen: boolean;
}

/** The choice that `STORE` and `DATABASE_URL` make together; throws {@link WrongSetting} where they contradict. */
export function chooseStore(store: string | undefined, databaseUrl: string | undefined): StoreChoice {
  if (!store) return { databaseUrl, isStoreChosen: false };
  const known: StoreName | undefined = STORES.find((name) => name === store);
  if (!known) throw new WrongSetting(`STORE is ${quoted(store)}: use ${STORES.join(' or ')}`);
  if (known === 'embedded') return { databaseUrl: undefined, isStoreChosen: true };
  if (databaseUrl === undefined) {
    throw new WrongSetting('STORE is postgres, but DATABASE_URL is not set: set that as well, or use embedded');
  }
  return { databaseUrl, isStoreChosen: true };
}

/** The store at `address`, the URL of a server or the path of a data folder; throws {@link WrongSetting}, which names `setting`. */
export function readStoreAddress(setting: string, address: string): StoreAddress {
  // A single letter before the colon is a drive of Windows.
  const isUrl = /^\w{2,}:/.test(address);
  if (!isUrl) return { dataDir: path.resolve(address) };
  return { databaseUrl: readServerAddress({ [setting]: address }, setting, POSTGRES) };
}

type StoreAddress = { readonly dataDir: string } | Pick<StoreChoice, 'databaseUrl'>;
