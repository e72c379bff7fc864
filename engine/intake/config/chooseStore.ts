// Which store is used. `DATABASE_URL` selects PostgreSQL, its absence the embedded database in `DATA_DIR`. `STORE` decides
// where both hold applications; without it the service refuses to start there (storage/postgres/admitStore.ts).
import { quoted, WrongSetting } from './env.ts';

export interface StoreChoice {
  /** Connection string of the PostgreSQL database; undefined: the embedded database in `DATA_DIR`. */
  readonly databaseUrl: string | undefined;
  /** True if `STORE` is set. */
  readonly isStoreChosen: boolean;
}

/** The choice that `STORE` and `DATABASE_URL` make together; throws {@link WrongSetting} where they contradict. */
export function chooseStore(store: string | undefined, databaseUrl: string | undefined): StoreChoice {
  if (!store) return { databaseUrl, isStoreChosen: false };
  if (store === 'embedded') return { databaseUrl: undefined, isStoreChosen: true };
  if (store !== 'postgres') throw new WrongSetting(`STORE is ${quoted(store)}: use embedded or postgres`);
  if (databaseUrl === undefined) {
    throw new WrongSetting('STORE is postgres, but DATABASE_URL is not set: set that as well, or use embedded');
  }
  return { databaseUrl, isStoreChosen: true };
}
