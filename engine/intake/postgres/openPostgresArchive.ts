// Everything in one database server, nothing on the intake's own disk but what is on its way: files are received into
// `tmp/`, and copied into the database by the transaction that keeps their application. A refused submission never
// reaches the server, a slow upload holds no connection, and no file is ever without its application.
import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Archive } from '../archive.ts';
import { openAttachmentFolder } from '../attachmentFolder.ts';
import type { DataFolder } from '../dataFolder.ts';
import { sqlStore } from '../sqlStore.ts';
import { readChunks, writeChunks } from './chunks.ts';
import { openPostgresDatabase, type PostgresOptions } from './postgresDatabase.ts';

export interface PostgresArchiveOptions extends PostgresOptions {
  readonly makeReference?: () => string;
}

/** Longer than any request: what is older in `tmp/` was left behind by a process that was killed. */
const LEFT_BEHIND = 24 * 60 * 60 * 1000;

/** The archive in the database `url`; several may share it, and also `folder`. */
export async function openPostgresArchive(
  url: string,
  folder: DataFolder,
  options: PostgresArchiveOptions = {},
): Promise<Archive> {
  const database = openPostgresDatabase(url, options);
  const { receive, discard } = openAttachmentFolder(folder);
  const store = sqlStore(database, {
    ...options,
    async keepBytes(sql, attachments) {
      for (const { id } of attachments) await writeChunks(sql, id, createReadStream(path.join(folder.tmp, id)));
    },
  });
  return {
    swept: await sweep(folder.tmp),
    attachments: {
      receive,
      discard,
      keep: async () => undefined,
      read: (id) => readChunks(database, id),
    },
    store: {
      ...store,
      async keep(application, mails) {
        try {
          return await store.keep(application, mails);
        } finally {
          // A leftover harms nobody, it is swept a day later; what was kept stays kept.
          await discard(application.attachments.map(({ id }) => id)).catch((error) => options.onError?.(error));
        }
      },
    },
  };
}

async function sweep(tmp: string): Promise<number> {
  let swept = 0;
  for (const name of await readdir(tmp)) {
    const file = path.join(tmp, name);
    // One that is gone meanwhile was another intake's, or swept by it.
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (Date.now() - mtimeMs < LEFT_BEHIND) continue;
    await rm(file, { force: true });
    swept += 1;
  }
  return swept;
}
