// Texts that were not saved are looked at in a copy of the folder of forms, so that there is one way to read a definition.
import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Texts } from '../../studio/protocol.ts';
import { knownFile } from './formFiles.ts';

/** A folder that is there while `work` runs. */
export async function inFolder<T>(work: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'studio-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What `work` makes of a copy of `root` with the texts in the place of their files, which have to be known ones. */
export function inCopy<T>(root: string, texts: Texts, work: (folder: string) => T | Promise<T>): Promise<T> {
  return inFolder((folder) => {
    cpSync(root, folder, { recursive: true, filter: (source) => path.basename(source) !== 'examples' });
    for (const [name, text] of Object.entries(texts)) {
      if (!knownFile(root, name)) throw new Error(`${name} is no file of a form.`);
      writeFileSync(path.join(folder, name), text);
    }
    return work(folder);
  });
}
