// The interface of office commands to the applications. Implementations: over a socket to the running service, which locks the
// embedded database (adminClient.ts); and directly on the storage, while no service runs or on a PostgreSQL server
// (adminOverStorage.ts).
import type { Readable } from 'node:stream';
import type { Application, Change, Filter, Summary } from '../storage/store.ts';

export interface AdminApi {
  /** Applications, oldest first. */
  list(filter?: Filter): Promise<readonly Summary[]>;
  /** `reference` in canonical form; see storage/reference.ts. */
  show(reference: string): Promise<Application | undefined>;
  /** The bytes of an attachment. */
  read(attachmentId: string): Promise<Readable>;
  /** False if there is no such application. */
  change(reference: string, change: Change): Promise<boolean>;
  /** Deletes an application and its files irrevocably; false if there is no such application. */
  remove(reference: string): Promise<boolean>;
  /** Copies everything into a new folder, given by its absolute path. */
  backup(folder: string): Promise<BackedUp>;
  close(): Promise<void>;
}

export interface BackedUp {
  readonly applications: number;
  readonly files: number;
}
