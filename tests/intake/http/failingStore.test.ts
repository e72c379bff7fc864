// Failures of the disk or the database in the middle of a submission.

import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../engine/intake/http/buildApp.ts';
import type { Attachments } from '../../../engine/intake/storage/attachments.ts';
import { openAttachmentFolder } from '../../../engine/intake/storage/disk/attachmentFolder.ts';
import { dataFolder } from '../../../engine/intake/storage/disk/dataFolder.ts';
import { prepareDataFolder } from '../../../engine/intake/storage/disk/prepareDataFolder.ts';
import { type Store, UnknownOutcome } from '../../../engine/intake/storage/store.ts';
import { emptyStore } from '../support/emptyStore.ts';
import { sampleFile } from '../support/sampleFiles.ts';
import { sampleForm } from '../support/sampleForm.ts';
import { postParts, temporaryFolder } from '../support/startSample.ts';

const failure = (code: string) => Object.assign(new Error(`${code}: of Layla`), { code });

let root: string;
beforeEach(async () => {
  root = await temporaryFolder();
  await prepareDataFolder(dataFolder(root));
});
afterEach(() => rm(root, { recursive: true }));

async function postTo(store: Partial<Store>, attachments: Partial<Attachments> = {}) {
  const logged: string[] = [];
  const app = await buildApp({
    forms: [sampleForm],
    store: { ...emptyStore, ...store },
    attachments: { ...openAttachmentFolder(dataFolder(root).attachments), ...attachments },
    log: { level: 'info', stream: { write: (line: string) => void logged.push(line) } },
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const parts = { 'person[name]': 'Layla', 'photos[0]': sampleFile('pdf', 90_000) };
  const answer = await postParts(`${url}/apply`, parts, randomUUID());
  await app.close();
  const { tmp, attachments: kept } = dataFolder(root);
  return { ...answer, logged: logged.join(''), left: (await readdir(tmp)).length + (await readdir(kept)).length };
}

it.each(['SQLITE_FULL', 'SQLITE_BUSY', 'SQLITE_IOERR_WRITE', 'SQLITE_CORRUPT', 'SQLITE_NOTADB', 'ENOSPC'])(
  '%s: 503 with Retry-After, nothing is left, and the code is logged',
  async (code) => {
    const { status, headers, body, left, logged } = await postTo({ insert: () => Promise.reject(failure(code)) });
    expect([status, left]).toEqual([503, 0]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body.errors).toHaveLength(1);
    expect(logged).toContain(code);
  },
);

it('a commit with an unknown outcome: 503, and the file stays, since the application may be stored', async () => {
  const unknown = new UnknownOutcome('COMMIT failed', { cause: failure('SQLITE_IOERR_FSYNC') });
  expect(await postTo({ insert: () => Promise.reject(unknown) })).toMatchObject({ status: 503, left: 1 });
});

describe.each(['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE'])('%s while a file is received', (code) => {
  const folder = () => openAttachmentFolder(dataFolder(root).attachments);
  const receiving: Record<string, Attachments['receive']> = {
    'before its first byte': () => Promise.reject(failure(code)),
    // Leaving the loop destroys the parser's stream, which emits its error while the written file is still being deleted.
    'after its first bytes': (bytes) =>
      folder().receive(
        (async function* () {
          for await (const chunk of bytes) {
            yield chunk;
            throw failure(code);
          }
        })(),
      ),
    'after its last byte': (bytes) =>
      folder().receive(
        (async function* () {
          yield* bytes;
          throw failure(code);
        })(),
      ),
  };

  it.each(Object.entries(receiving))('%s: 503, nothing is left, and the cause is logged once', async (_, receive) => {
    const { status, headers, left, logged } = await postTo({}, { receive });
    expect([status, left]).toEqual([503, 0]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(logged.match(new RegExp(`"code":"${code}"`, 'g'))).toHaveLength(1);
  });
});

it('an unexpected error: 500 with a message and no stack', async () => {
  const { status, body, left } = await postTo({ insert: () => Promise.reject(new TypeError('x is not a function')) });
  expect([status, left]).toEqual([500, 0]);
  expect(JSON.stringify(body)).not.toContain('function');
});

it('a leftover file that cannot be deleted does not change the response', async () => {
  const { status, logged } = await postTo({}, { discard: () => Promise.reject(failure('EPERM')) });
  expect(status).toBe(201);
  expect(logged).toContain('EPERM');
});
