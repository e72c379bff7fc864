// A service of its own with an office, for tests and pictures that fill it: the built one, on a free port, over a new data folder or
// a database.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Role } from '../../../../engine/core/index.ts';
import { findStore } from '../../../../engine/intake/admin/findStore.ts';
import { openAdmin } from '../../../../engine/intake/admin/openAdmin.ts';
import { bytesOf } from '../../../support/bytesOf.ts';
import { isAttachment, type Leaf } from '../../../support/flatten.ts';
import { project } from '../servers/server.ts';

const PASSPHRASE = 'seven lamps above the harbour';

export interface OfficeService {
  readonly origin: string;
  /** Posts answers to an address, by field names; returns the reference. */
  apply(post: string, answers: readonly (readonly [name: string, answer: Leaf])[]): Promise<string>;
  /** A browser in which a new account has joined and is signed in. */
  join(browser: Browser, name: string, role: Role, options?: Parameters<Browser['newContext']>[0]): Promise<Page>;
  stop(): Promise<void>;
}

export async function startOfficeService(databaseUrl?: string): Promise<OfficeService> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'office-'));
  const own = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', PORT: '0', HOST: '127.0.0.1', SMTP_URL: '' };
  const child = spawn(process.execPath, ['dist/server/main.js'], { cwd: project, env: { ...process.env, ...own } });
  const exited = once(child, 'exit');
  let printed = '';
  child.stderr.pipe(process.stderr);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const address = () => /The site is at (http:\S+)\n/.exec(printed)?.[1];
  while (address() === undefined && child.exitCode === null) await Promise.race([once(child.stdout, 'data'), exited]);
  const origin = address() ?? '';
  const store = await findStore({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) });
  const admin = await openAdmin(store);
  return {
    origin,
    async apply(post, answers) {
      const body = new FormData();
      for (const [name, answer] of answers) {
        body.append(
          name,
          isAttachment(answer) ? new File([Uint8Array.from(bytesOf(answer))], answer.name) : `${answer}`,
        );
      }
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      const response = await fetch(origin + post, { method: 'POST', headers, body });
      const { reference } = await response.json();
      if (response.status !== 201) throw new Error(`${post} was answered ${response.status}`);
      return reference;
    },
    async join(browser, name, role, options = {}) {
      const { token = '' } = (await admin.accounts.add(name, role, 'command line')) ?? {};
      const page = await (await browser.newContext({ ...options, baseURL: origin })).newPage();
      await page.goto('/office/join');
      const chosen = await askOffice(page, 'POST', '/invitation/passphrase', { token, passphrase: PASSPHRASE });
      const code = new TOTP({ secret: Secret.fromBase32(chosen.secret) }).generate();
      await askOffice(page, 'POST', '/invitation/code', { token, code });
      await page.goto('/office');
      return page;
    },
    async stop() {
      await admin.close();
      child.kill('SIGTERM');
      await exited;
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Asks the office's API from a page of it, as the page itself does; throws if it is refused. */
export async function askOffice(page: Page, method: string, address: string, body?: object) {
  const asked = { method, address: `/office/api${address}`, body: body && JSON.stringify(body) };
  const { status, answer } = await page.evaluate(async ({ method, address, body }) => {
    const headers = { 'x-office': '1', ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(address, { method, headers, ...(body && { body }) });
    return { status: response.status, answer: await response.json() };
  }, asked);
  if (status !== 200) throw new Error(`${method} ${address} was answered ${status}: ${JSON.stringify(answer)}`);
  return answer;
}
