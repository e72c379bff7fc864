import type { Storage } from '../storage/storage.ts';
import type { AdminApi } from './adminApi.ts';

/** A storage with its admin API, as a service opens them. */
export interface Backend {
  readonly storage: Storage;
  readonly admin: AdminApi;
  /** Serves office commands while the service runs; the returned function stops that. */
  serveAdmin(onError: (error: unknown) => void): Promise<() => Promise<void>>;
  /** Deletes files that were set aside before `instant`; returns the number of days' folders. */
  deleteSetAside(instant: Date): Promise<number>;
}
