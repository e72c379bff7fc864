// Creates DATA_DIR, but not its parents: with a mistyped path or an unmounted disk the service would otherwise start on a
// new, empty store.
import { access, constants, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { quoted, WrongSetting } from '../../config/env.ts';
import type { DataFolder } from './dataFolder.ts';
import { syncFolder } from './syncFolder.ts';

/** Creates missing folders, durably. Throws {@link WrongSetting} where they cannot be created, read or written. */
export async function makeFolders({ root, tmp, attachments, database }: DataFolder): Promise<void> {
  try {
    for (const folder of [root, tmp, attachments]) await makeFolder(folder);
    for (const place of [root, tmp, attachments]) await access(place, constants.R_OK | constants.W_OK | constants.X_OK);
    await access(database, constants.R_OK | constants.W_OK).catch(unless('ENOENT'));
    await syncFolder(root);
    // A parent that is not readable cannot be opened for a sync; it was not created here.
    await syncFolder(path.dirname(root)).catch(unless('EACCES'));
  } catch (error) {
    throw explain(root, error);
  }
}

/** Throws {@link WrongSetting} if DATA_DIR exists and is not a readable folder. */
export async function checkRoot({ root }: DataFolder): Promise<void> {
  try {
    await checkIsFolder(root);
    await access(root, constants.R_OK | constants.X_OK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw explain(root, error);
  }
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch(unless('EEXIST'));
  await checkIsFolder(folder);
}

async function checkIsFolder(folder: string): Promise<void> {
  if (!(await stat(folder)).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR', path: folder });
}

function unless(code: string) {
  return (error: NodeJS.ErrnoException): void => {
    if (error.code !== code) throw error;
  };
}

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'the folder around it is not there',
  ENOTDIR: 'it is not a folder',
  EACCES: 'this account may not read and write it',
  EPERM: 'this account may not read and write it',
  EROFS: 'its disk takes no writes',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
};

function explain(root: string, error: unknown): unknown {
  const { code = '', path: place = root } = error as NodeJS.ErrnoException;
  const problem = PROBLEMS[code];
  if (problem === undefined) return error;
  const where = place === root ? '' : `${quoted(path.relative(root, place))}: `;
  return new WrongSetting(
    `DATA_DIR is ${quoted(root)}, but ${where}${problem}: use a folder of this account's own, in one that is there`,
  );
}
