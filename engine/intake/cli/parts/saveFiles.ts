// Copies the files of an application into a folder. Existing files are never overwritten: identical content is skipped,
// different content is an error. Each copy is verified against its digest.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { AdminApi } from '../../admin/adminApi.ts';
import { AdminError } from '../../storage/adminError.ts';
import type { StoredAttachment } from '../../storage/attachments.ts';
import type { Application } from '../../storage/store.ts';

/** Saves all files and returns one line about each. */
export async function saveFiles(admin: AdminApi, application: Application, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const lines: string[] = [];
  const taken = new Set<string>();
  for (const attachment of [...application.attachments, ...application.otherFiles]) {
    const target = path.join(folder, unique(`${application.reference} ${attachment.fileName}`, taken));
    const isNew = await saveFile(admin, attachment, target);
    lines.push(isNew ? `Saved ${target}` : `Already there: ${target}`);
  }
  return lines;
}

async function saveFile(admin: AdminApi, attachment: StoredAttachment, target: string): Promise<boolean> {
  const handle = await open(target, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined;
    throw error;
  });
  if (!handle) {
    if ((await digestOf(createReadStream(target))) === attachment.sha256) return false;
    throw new AdminError(`${target} exists with other content. Choose another folder`);
  }
  try {
    const copied = await digestOf(await admin.read(attachment.id), (chunk) => handle.writeFile(chunk));
    if (copied !== attachment.sha256) throw new AdminError(`${attachment.fileName} is damaged in the data folder`);
    return true;
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

async function digestOf(bytes: AsyncIterable<Buffer>, each?: (chunk: Buffer) => Promise<void>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) {
    hash.update(chunk);
    await each?.(chunk);
  }
  return hash.digest('hex');
}

/** A name not in `taken`: files of one application may share a name, and some file systems ignore case. */
function unique(name: string, taken: Set<string>): string {
  const { name: stem, ext } = path.parse(name);
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count++) free = `${stem} (${count})${ext}`;
  taken.add(free.toLowerCase());
  return free;
}
