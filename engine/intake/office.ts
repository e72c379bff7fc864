// What the school's office asks of the intake. There are two ways to it, and the commands know only this interface:
// through the running service, which holds the database exclusively, or directly while none runs.
import type { Readable } from 'node:stream';
import type { Application, Summary } from './store.ts';

export interface Office {
  /** All applications, oldest first. */
  list(): Promise<readonly Summary[]>;
  /** The application with a reference as it is stored. */
  show(reference: string): Promise<Application | undefined>;
  /** The bytes of an attachment. */
  read(attachmentId: string): Promise<Readable>;
  close(): Promise<void>;
}

/** A failure that the office can understand and mend; its message is shown as it is. */
export class OfficeError extends Error {
  override readonly name = 'OfficeError';
}
