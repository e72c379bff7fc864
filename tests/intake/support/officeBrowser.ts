// Browsers at the office of a real service: they keep cookies, send what browsers send, and can be told to send something else.
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { Secret, TOTP } from 'otpauth';
import type { Role } from '../../../engine/core/index.ts';
import type { IntakeOptions } from '../../../engine/intake/openIntake.ts';
import type { OfficeApi as AccountsApi, ApplicationsApi } from '../../../engine/ports/index.ts';
import { runOffice } from './runOffice.ts';
import { startSample } from './startSample.ts';

type OfficeApi = AccountsApi & ApplicationsApi;

export interface OfficeAnswer<Body = unknown> {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Body & { readonly code?: string; readonly errors?: readonly { readonly message: string }[] };
}

export interface Browser {
  /** Values by name. */
  readonly cookies: Map<string, string>;
  /** Asks a route of the table; parts of its path come from `params`. */
  ask<Name extends keyof OfficeApi>(
    name: Name,
    body?: OfficeApi[Name]['body'],
    params?: Readonly<Record<string, string>>,
  ): Promise<OfficeAnswer<OfficeApi[Name]['answer']>>;
  /** Any request; `headers` replace those of a browser, undefined leaves one out. */
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string | undefined>>,
  ): Promise<OfficeAnswer<object>>;
}

export interface Member {
  readonly name: string;
  readonly browser: Browser;
  readonly passphrase: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

export interface TestOffice {
  readonly url: string;
  readonly dataDir: string;
  /** Moves the service's clock. */
  advance(milliseconds: number): void;
  now(): Date;
  /** A browser without cookies, at an address of its own. */
  browser(sender?: string): Browser;
  run(...argv: string[]): ReturnType<typeof runOffice>;
  /** The token of a new invitation. */
  invite(name: string, role: Role): Promise<string>;
  /** Adds an account and joins. */
  member(name: string, role?: Role, sender?: string): Promise<Member>;
  /** The next code of an authenticator app, which was not used before. */
  nextCode(secret: string): string;
  /** Signs in as a member. */
  signIn(browser: Browser, member: Pick<Member, 'name' | 'passphrase' | 'secret'>): Promise<number>;
  /** Stops the service, and leaves its data. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

export const PASSPHRASE = 'seven green olives';

/** So that tests do not wait for hashes. */
export const CHEAP = { N: 16, r: 1, p: 1 };

/** Starts a service whose clock can be moved; `X-Forwarded-For` names the senders. */
export async function openTestOffice(options: Partial<IntakeOptions> = {}): Promise<TestOffice> {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const sample = await startSample({
    trustProxy: () => true,
    ...options,
    office: { now, hashCost: CHEAP, ...options.office },
  });
  const { databaseUrl } = options;
  const where = { dataDir: sample.dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) };
  const office: TestOffice = {
    url: sample.url,
    dataDir: sample.dataDir,
    now,
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
    browser: (sender = '192.0.2.1') => openBrowser(sample.port, sender),
    run: (...argv) => runOffice(where, ...argv),
    async invite(name, role) {
      const { printed, complained } = await office.run('account', 'add', name, '--role', role);
      return /#([\w-]{43})\n/.exec(printed)?.[1] ?? complained;
    },
    async member(name, role = 'work', sender) {
      const token = await office.invite(name, role);
      const browser = office.browser(sender);
      const { body } = await browser.ask('POST /invitation/passphrase', { token, passphrase: PASSPHRASE });
      const { secret } = body;
      const joined = await browser.ask('POST /invitation/code', { token, code: office.nextCode(secret) });
      return { name, browser, passphrase: PASSPHRASE, secret, recoveryCodes: joined.body.recoveryCodes };
    },
    nextCode(secret) {
      ahead += 30_000;
      return codeAt(secret, now());
    },
    async signIn(browser, { name, passphrase, secret }) {
      const first = await browser.ask('POST /sign-in', { name, passphrase });
      if (first.status !== 200) return first.status;
      return (await browser.ask('POST /sign-in/code', { code: office.nextCode(secret) })).status;
    },
    stop: sample.stop,
    remove: sample.remove,
  };
  return office;
}

export function codeAt(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}

function openBrowser(port: number, sender: string): Browser {
  const cookies = new Map<string, string>();
  const browser: Browser = {
    cookies,
    ask(name, body, params = {}) {
      const [method = '', path = ''] = name.split(' ');
      const filled = path.replace(/:(\w+)/g, (_, part: string) => params[part] ?? '');
      return browser.send(method, `/office/api${filled}`, body) as never;
    },
    async send(method, path, body, headers = {}) {
      const isChange = method !== 'GET';
      const bytes = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
      const all: Record<string, string | undefined> = {
        'x-forwarded-for': sender,
        'user-agent': 'Test',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') || undefined,
        'sec-fetch-site': 'same-origin',
        ...(isChange && { 'x-office': '1' }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(isChange && { 'content-length': String(Buffer.byteLength(bytes)) }),
        ...headers,
      };
      const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        request(
          { host: 'localhost', port, method, path, headers: given as Record<string, string>, agent: false },
          resolve,
        )
          .once('error', reject)
          .end(bytes);
      });
      for (const header of response.headers['set-cookie'] ?? []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      const isJson = /json/.test(response.headers['content-type'] ?? '');
      if (!isJson) response.resume();
      const answer = isJson ? await json(response) : {};
      return { status: response.statusCode ?? 0, headers: response.headers, body: answer as never };
    },
  };
  return browser;
}
