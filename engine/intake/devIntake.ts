// The intake within Vite's dev server: the same app, with the forms that have no findings, without a port of its own. Vite reloads
// this module after a form has changed; the previous intake must be closed first, because it locks the database.
import { mkdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { forms, formsIn, offices, refused } from 'virtual:forms/sound';
import { openIntake } from './openIntake.ts';

export interface DevIntake {
  /** Handles a request as the service would; a submission of a form that has findings is answered 503 with the first of them. */
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
  for (const { id, problem } of refused) app.log.warn(refusalOf(id, problem));
  return {
    handle(request, response) {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const one = request.method === 'POST' ? refused.find(({ post }) => post === pathname) : undefined;
      if (!one) return app.routing(request, response);
      const body = JSON.stringify({ errors: [{ message: refusalOf(one.id, one.problem) }] });
      response.writeHead(503, { 'Content-Type': 'application/json; charset=utf-8' }).end(body);
    },
    async received(form) {
      const all = await admin.list({ form });
      return all.map(({ reference, receivedAt, hint }) => ({ reference, receivedAt, hint })).reverse();
    },
    close,
  };
}

function refusalOf(id: string, problem: string): string {
  return `The form “${id}” is not received until it has no findings. ${problem}`;
}
