import type { Storage } from '../storage/storage.ts';
import type { AdminApi } from './adminApi.ts';

/** An archive with its office, as a service opens them. */
export interface Backend {
  readonly storage: Storage;
  readonly admin: AdminApi;
  /** Lets the office's commands in while the service runs; the returned function shuts them out. */
  serveAdmin(onError: (error: unknown) => void): Promise<() => Promise<void>>;
  /** Deletes the files that were set aside before `instant`; how many days' folders. */
  deleteSetAside(instant: Date): Promise<number>;
}
