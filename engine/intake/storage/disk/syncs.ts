// The two sync calls on which durability rests. Before them a power cut may lose any part of the writes, in any order. All code
// that stores applications takes them as a parameter, so that tests can simulate a power cut at each call.
import { fdatasync } from 'node:fs';
import { promisify } from 'node:util';
import { syncFolder } from './syncFolder.ts';

export interface Syncs {
  /** Makes the data written through a descriptor durable. */
  file(descriptor: number): Promise<void>;
  /** Makes a folder's entries durable. */
  folder(path: string): Promise<void>;
}

/** The real ones. */
export const diskSyncs: Syncs = { file: promisify(fdatasync), folder: syncFolder };
