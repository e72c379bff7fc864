// What the school's office asks of the intake. There are several ways to it, and the commands know only this interface:
// through the running service, which holds the embedded database exclusively; directly while none runs; or directly in
// a database server, whoever else is there.
import type { Readable } from 'node:stream';
import type { Application, Change, Filter, Summary } from '../storage/store.ts';

export interface AdminApi {
  /** Applications, oldest first. */
  list(filter?: Filter): Promise<readonly Summary[]>;
  /** The application with a reference as it is stored. */
  show(reference: string): Promise<Application | undefined>;
  /** The bytes of an attachment. */
  read(attachmentId: string): Promise<Readable>;
  /** False if there is no such application. */
  change(reference: string, change: Change): Promise<boolean>;
  /** Deletes an application with its files, for good; false if there is no such application. */
  remove(reference: string): Promise<boolean>;
  /** Copies everything into a new folder, whose absolute path is given; answers how much there is. */
  backup(folder: string): Promise<BackedUp>;
  close(): Promise<void>;
}

export interface BackedUp {
  readonly applications: number;
  readonly files: number;
}
