// The interface of office commands to the applications. Implementations: over a socket to the running service, which locks the
// embedded database (adminClient.ts); and directly on the storage, while no service runs or on a PostgreSQL server
// (adminOverStorage.ts).
import type { Readable } from 'node:stream';
import type { Actor, Command } from '../../core/index.ts';
import type { AccountAdmin } from '../accounts/administration.ts';
import type { CaseStore, Filter, RecordedEvent, Signature, Summary } from '../storage/caseStore.ts';
import type { BackedUp } from '../storage/storage.ts';
import type { Application } from '../storage/store.ts';
import type { Carried } from './carryOut.ts';

export interface AdminApi extends Pick<CaseStore, 'page' | 'counts' | 'trail'> {
  /** Applications, oldest first. */
  list(filter?: Filter): Promise<readonly Summary[]>;
  /** `reference` in canonical form; see storage/reference.ts. By default in the newest version. */
  show(reference: string, version?: number): Promise<Application | undefined>;
  /** The bytes of an attachment. */
  read(attachmentId: string): Promise<Readable>;
  /** What happened to an application, oldest first, also after it was deleted. */
  record(reference: string): Promise<readonly RecordedEvent[]>;
  /** Carries out a command on an application, or says why not. */
  carryOut(reference: string, command: Command, actor: Actor): Promise<Carried>;
  /** Whether the service sends what is put into the mail queue. */
  sendsMail(): Promise<boolean>;
  /** Records that applications were exported; all calls of one export are given the same instant (ISO 8601). */
  recordExport(references: readonly string[], by: Signature): Promise<void>;
  /** Deletes an application and its files irrevocably, whatever its state; false if there is no such application. */
  remove(reference: string, by: string): Promise<boolean>;
  /** Copies everything into a new folder, given by its absolute path. */
  backup(folder: string): Promise<BackedUp>;
  readonly accounts: AccountAdmin;
  close(): Promise<void>;
}
