// Storage in a PostgreSQL server; the local disk is only a buffer. Uploads are received into `tmp/` and copied into the database
// by the transaction that inserts their application, whose commit makes them durable. So a slow upload holds no connection, a
// rejected one never reaches the server, and the database has no bytes without an application.
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { openAttachmentFolder } from '../disk/attachmentFolder.ts';
import type { DataFolder } from '../disk/dataFolder.ts';
import type { Syncs } from '../disk/syncs.ts';
import type { OfficeDefinitions } from '../projector.ts';
import { sqlAccountStore } from '../sql/sqlAccountStore.ts';
import { sqlStore } from '../sql/sqlStore.ts';
import type { Storage } from '../storage.ts';
import { type NewApplication, StoreUnavailable } from '../store.ts';
import { readChunks, writeChunks } from './chunks.ts';
import { openPostgresDatabase, type PostgresOptions } from './postgresDatabase.ts';

export interface PostgresStorageOptions extends PostgresOptions, OfficeDefinitions {
  readonly makeReference?: () => string;
}

const noSyncs: Syncs = { file: async () => undefined, folder: async () => undefined };

/** The storage in the database `url`. Services may share it and `folder`, which must exist before the first upload. */
export function openPostgresStorage(url: string, folder: DataFolder, options: PostgresStorageOptions = {}): Storage {
  const database = openPostgresDatabase(url, options);
  const { receive, discard } = openAttachmentFolder(folder.tmp, noSyncs);
  const store = sqlStore(database, {
    ...options,
    async insertBytes(sql, attachments) {
      for (const { id } of attachments) {
        await writeChunks(sql, id, createReadStream(path.join(folder.tmp, id))).catch((cause) => {
          if (cause.code !== 'ENOENT') throw cause;
          // Deleted as a leftover (deleteLeftovers.ts): the transaction is rolled back, and the client retries.
          throw new StoreUnavailable(`The file ${id} is gone that was on its way to the database`, { cause });
        });
      }
    },
  });
  async function discarding<T>(
    { attachments }: Pick<NewApplication, 'attachments'>,
    work: () => Promise<T>,
  ): Promise<T> {
    try {
      return await work();
    } finally {
      // The outcome stands; a file that stays is deleted as a leftover at a later start.
      await discard(attachments.map(({ id }) => id)).catch((error) => options.onError?.(error));
    }
  }
  return {
    accounts: sqlAccountStore(database),
    attachments: {
      receive,
      discard,
      persist: async () => undefined,
      read: (id) => readChunks(database, id),
    },
    store: {
      ...store,
      insert: (application, mails) => discarding(application, () => store.insert(application, mails)),
      answer: (token, version, mailed) => discarding(version, () => store.answer(token, version, mailed)),
    },
  };
}
