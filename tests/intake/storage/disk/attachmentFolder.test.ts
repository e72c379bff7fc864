import { createHash, randomUUID } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  type AttachmentFolder,
  openAttachmentFolder,
} from '../../../../engine/intake/storage/disk/attachmentFolder.ts';
import { type DataFolder, dataFolder } from '../../../../engine/intake/storage/disk/dataFolder.ts';
import { prepareDataFolder } from '../../../../engine/intake/storage/disk/prepareDataFolder.ts';
import { sampleFile } from '../../support/sampleFiles.ts';
import { temporaryFolder } from '../../support/startSample.ts';

let folder: DataFolder;
let attachments: AttachmentFolder;
beforeEach(async () => {
  folder = dataFolder(path.join(await temporaryFolder(), 'data'));
  await prepareDataFolder(folder);
  attachments = openAttachmentFolder(folder.attachments);
});
afterEach(() => rm(path.dirname(folder.root), { recursive: true }));

const png = sampleFile('png', 1000);

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

it.each([1, 3, 400, 5000])('computes size, type and digest of a file written in chunks of %i bytes', async (size) => {
  const { id, ...received } = await attachments.receive(inPieces(png, size));
  const sha256 = createHash('sha256').update(png).digest('hex');
  expect(received).toEqual({ size: 1000, type: 'image/png', sha256 });
  await attachments.persist([id]);
  expect(await readdir(folder.attachments)).toEqual([id]);
  expect((await buffer(attachments.read(id))).equals(png)).toBe(true);
});

it('leaves nothing of a file whose stream fails', async () => {
  async function* broken(): AsyncGenerator<Buffer> {
    yield png;
    throw new Error('gone');
  }
  await expect(attachments.receive(broken())).rejects.toThrow('gone');
  expect(await readdir(folder.attachments)).toEqual([]);
});

it('lists the files that no application names', async () => {
  const [named, orphan, received] = await Promise.all([1, 2, 3].map(() => attachments.receive(inPieces(png, 500))));
  await attachments.persist([named?.id ?? '', orphan?.id ?? '']);
  await writeFile(path.join(folder.attachments, 'README.txt'), 'not ours');
  expect(received).toBeDefined();
  const leftovers = await attachments.leftovers(new Set([named?.id ?? '']));
  expect([...leftovers].sort()).toEqual([orphan?.id, received?.id].sort());
});

it('accepts no path as an id', () => {
  for (const id of ['../applications.db', 'README.txt', `${randomUUID()}/..`, '']) {
    expect(() => attachments.read(id)).toThrow('UUID');
  }
});

it('refuses to start with attachments but no database', async () => {
  await writeFile(path.join(folder.attachments, randomUUID()), png);
  await expect(prepareDataFolder(folder)).rejects.toThrow(
    /missing or empty.*Nothing was deleted\. Restore the last backup/,
  );
});
