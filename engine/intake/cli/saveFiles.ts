// Copies the files of an application into a folder of the office. A file that is there already is never written over:
// the same content is left as it is, another content is an error. What was copied is checked against its digest.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { AdminApi } from '../admin/adminApi.ts';
import { AdminError } from '../storage/adminError.ts';
import type { Application, KeptAttachment } from '../storage/store.ts';

/** Saves all files and returns one line about each. */
export async function saveFiles(office: AdminApi, application: Application, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const lines: string[] = [];
  const taken = new Set<string>();
  for (const attachment of application.attachments) {
    const target = path.join(folder, unique(`${application.reference} ${attachment.fileName}`, taken));
    const isNew = await saveFile(office, attachment, target);
    lines.push(isNew ? `Saved ${target}` : `Already there: ${target}`);
  }
  return lines;
}

async function saveFile(office: AdminApi, attachment: KeptAttachment, target: string): Promise<boolean> {
  const handle = await open(target, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined;
    throw error;
  });
  if (!handle) {
    if ((await digestOf(createReadStream(target))) === attachment.sha256) return false;
    throw new AdminError(`${target} exists with other content. Choose another folder`);
  }
  try {
    const copied = await digestOf(await office.read(attachment.id), (chunk) => handle.writeFile(chunk));
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

/** Two files of one application may have the same name; some systems do not tell cases apart. */
function unique(name: string, taken: Set<string>): string {
  const { name: stem, ext } = path.parse(name);
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count++) free = `${stem} (${count})${ext}`;
  taken.add(free.toLowerCase());
  return free;
}
