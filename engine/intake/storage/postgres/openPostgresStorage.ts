// Everything in one database server, nothing on the intake's own disk but what is on its way: files are received into
// `tmp/`, and copied into the database by the transaction that keeps their application, which is what syncs them. A
// refused submission never reaches the server, a slow upload holds no connection, and no file is ever without its
// application.
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { openAttachmentFolder } from '../disk/attachmentFolder.ts';
import type { DataFolder } from '../disk/dataFolder.ts';
import type { Syncs } from '../disk/syncs.ts';
import { sqlStore } from '../sql/sqlStore.ts';
import type { Storage } from '../storage.ts';
import { StoreUnavailable } from '../store.ts';
import { readChunks, writeChunks } from './chunks.ts';
import { openPostgresDatabase, type PostgresOptions } from './postgresDatabase.ts';

export interface PostgresStorageOptions extends PostgresOptions {
  readonly makeReference?: () => string;
}

const noSyncs: Syncs = { file: async () => undefined, folder: async () => undefined };

/** The archive in the database `url`; several may share it, and also `folder`, which receives nothing before it is there. */
export function openPostgresStorage(url: string, folder: DataFolder, options: PostgresStorageOptions = {}): Storage {
  const database = openPostgresDatabase(url, options);
  const { receive, discard } = openAttachmentFolder(folder.tmp, noSyncs);
  const store = sqlStore(database, {
    ...options,
    async insertBytes(sql, attachments) {
      for (const { id } of attachments) {
        await writeChunks(sql, id, createReadStream(path.join(folder.tmp, id))).catch((cause) => {
          if (cause.code !== 'ENOENT') throw cause;
          // See openSharedHome.ts; nothing of the application is kept, and its sender tries again.
          throw new StoreUnavailable(`The file ${id} is gone that was on its way to the database`, { cause });
        });
      }
    },
  });
  return {
    leftovers: { files: 0, warnings: [] },
    attachments: {
      receive,
      discard,
      persist: async () => undefined,
      read: (id) => readChunks(database, id),
    },
    store: {
      ...store,
      async insert(application, mails) {
        try {
          return await store.insert(application, mails);
        } finally {
          // A leftover harms nobody, it is swept a day later; what was kept stays kept.
          await discard(application.attachments.map(({ id }) => id)).catch((error) => options.onError?.(error));
        }
      },
    },
  };
}
