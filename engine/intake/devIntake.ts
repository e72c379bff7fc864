// The intake within Vite's dev server: the same app and forms, without a port of its own. Vite reloads this module after a
// form has changed; the previous intake must be closed first, because it locks the database.
import { mkdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { forms, formsIn } from 'virtual:forms/all';
import { offices } from 'virtual:offices';
import { openIntake } from './openIntake.ts';

export interface DevIntake {
  /** Handles a request as the service would. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** The applications of a form, latest first. */
  received(form: string): Promise<readonly ReceivedHere[]>;
  close(): Promise<void>;
}

interface ReceivedHere {
  readonly reference: string;
  /** ISO 8601. */
  readonly receivedAt: string;
  /** The answers that name it, e.g. a person's name. */
  readonly hint: string;
}

/** An intake over the data folder `dataDir`, for requests that the caller accepts. */
export async function createDevIntake(dataDir: string): Promise<DevIntake> {
  await mkdir(path.dirname(dataDir), { recursive: true });
  const { app, admin, close } = await openIntake({
    forms,
    translations: formsIn,
    offices,
    dataDir,
    log: { level: 'warn' },
  });
  return {
    handle: (request, response) => app.routing(request, response),
    async received(form) {
      const all = await admin.list({ form });
      return all.map(({ reference, receivedAt, hint }) => ({ reference, receivedAt, hint })).reverse();
    },
    close,
  };
}
