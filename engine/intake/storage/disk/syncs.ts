// What is written survives a power cut only once it was synced, and a new or removed name only once its folder was. Until
// then any part of it may be there or not, in any order. Everything that keeps applications syncs by these two, so that a
// test can take the power away between them.
import { fdatasync } from 'node:fs';
import { promisify } from 'node:util';
import { syncFolder } from './syncFolder.ts';

export interface Syncs {
  /** Makes durable what was written to the file behind a descriptor. */
  file(descriptor: number): Promise<void>;
  /** Makes durable which names a folder has. */
  folder(path: string): Promise<void>;
}

/** The disk's own. */
export const diskSyncs: Syncs = { file: promisify(fdatasync), folder: syncFolder };
