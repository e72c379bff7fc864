// Unsaved texts are checked in a temporary copy of the folder of forms: definitions are only ever read from files.
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Texts } from '../protocol/protocol.ts';
import { knownFile } from './formFiles.ts';

/** Runs `work` with a temporary folder, which is removed afterwards. */
export async function inFolder<T>(work: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'studio-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Runs `work` on a copy of `root`, with the site beside it and the texts in place of their files. Rejects a name that is not a
 * file of a form.
 * @param place puts the site into its place; by default a link to it, so that `work` may only read it
 */
export function inCopy<T>(
  root: string,
  texts: Texts,
  work: (folder: string) => T | Promise<T>,
  place: (site: string, copy: string) => void = (site, copy) => symlinkSync(site, copy, 'junction'),
): Promise<T> {
  return inFolder((above) => {
    const folder = path.join(above, 'forms');
    cpSync(root, folder, { recursive: true });
    const site = path.resolve(root, '../site');
    if (existsSync(site)) place(site, path.join(above, 'site'));
    for (const [name, text] of Object.entries(texts)) {
      if (!knownFile(root, name)) throw new Error(`${name} is not a file of a form.`);
      writeFileSync(path.join(folder, name), text);
    }
    return work(folder);
  });
}
