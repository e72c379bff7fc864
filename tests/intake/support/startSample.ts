// An intake in the test's process with the sample form, its own port and its own data folder.
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findStore } from '../../../engine/intake/admin/findStore.ts';
import { openAdmin } from '../../../engine/intake/admin/openAdmin.ts';
import { type IntakeOptions, openIntake } from '../../../engine/intake/openIntake.ts';
import type { Application } from '../../../engine/intake/storage/store.ts';
import { sampleForm } from './sampleForm.ts';
import { sampleOffices } from './sampleOffice.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    readonly reference?: string;
    readonly receivedAt?: string;
    readonly errors?: readonly { readonly path?: string; readonly message: string }[];
  };
}

export interface Sample {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  /** Posts parts by name; a Buffer is sent as a file, `[fileName, bytes]` as a file of that name. */
  post(parts: Parts, submissionId?: string): Promise<Answer>;
  applications(): Promise<Application[]>;
  /** All files in the folders for attachments, as `folder/name`. */
  files(): Promise<string[]>;
  /** Stops the service and keeps the data folder. */
  stop(): Promise<void>;
  /** Stops the service and removes the data folder. */
  remove(): Promise<void>;
}

export type Parts = Readonly<Record<string, string | Buffer | readonly [fileName: string, bytes: Buffer]>>;

/** A new temporary folder; the caller removes it. */
export function temporaryFolder(): Promise<string> {
  return mkdtemp(path.join(os.tmpdir(), 'intake-'));
}

/** Starts an intake; `dataDir` may be the folder of an earlier one. */
export async function startSample(options: Partial<IntakeOptions> = {}): Promise<Sample> {
  const dataDir = options.dataDir ?? (await temporaryFolder());
  const { app, close } = await openIntake({ forms: [sampleForm], offices: sampleOffices, ...options, dataDir });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  let running = true;
  async function stop(): Promise<void> {
    if (running) await close();
    running = false;
  }
  return {
    url,
    port: Number(new URL(url).port),
    dataDir,
    post: (parts, submissionId = randomUUID()) => postParts(`${url}/apply`, parts, submissionId),
    async applications() {
      const office = await openAdmin(await findStore({ ...options, dataDir, isStoreChosen: true }));
      const summaries = await office.list();
      const all = await Promise.all(summaries.map(({ reference }) => office.show(reference)));
      await office.close();
      return all.filter((application) => application !== undefined);
    },
    async files() {
      const found = await Promise.all(
        ['tmp', 'attachments'].map(async (folder) =>
          (await readdir(path.join(dataDir, folder))).map((name) => `${folder}/${name}`),
        ),
      );
      return found.flat();
    },
    stop,
    async remove() {
      await stop();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Posts a form as a browser does. */
export async function postParts(url: string, parts: Parts, submissionId: string): Promise<Answer> {
  const body = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string') body.append(name, part);
    else if (Buffer.isBuffer(part)) body.append(name, new Blob([new Uint8Array(part)]), 'file.pdf');
    else body.append(name, new Blob([new Uint8Array(part[1] as Buffer)]), part[0] as string);
  }
  const response = await fetch(url, { method: 'POST', body, headers: { 'idempotency-key': submissionId } });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] };
}
