// Where the applications are. `DATABASE_URL` alone says so as long as `DATA_DIR` has none; `STORE` says which one is meant
// where both have some.
import { quoted, WrongSetting } from './wrongSetting.ts';

export interface StoreChoice {
  /** Connection string of a PostgreSQL database; everything is in `DATA_DIR` without it. */
  readonly databaseUrl: string | undefined;
  /** True if the environment says which store is meant. */
  readonly isStoreChosen: boolean;
}

/** What the setting `STORE` makes of `DATABASE_URL`. */
export function chooseStore(store: string | undefined, databaseUrl: string | undefined): StoreChoice {
  if (!store) return { databaseUrl, isStoreChosen: false };
  if (store === 'embedded') return { databaseUrl: undefined, isStoreChosen: true };
  if (store !== 'postgres') throw new WrongSetting(`STORE is ${quoted(store)}: use embedded or postgres`);
  if (databaseUrl === undefined) {
    throw new WrongSetting('STORE is postgres, but DATABASE_URL is not set: set that as well, or use embedded');
  }
  return { databaseUrl, isStoreChosen: true };
}
