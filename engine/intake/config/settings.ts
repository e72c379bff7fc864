// The environment, read once and held to what it may say: a service that starts with a wrong setting fails at the worst
// moment. README lists them all.
import { chooseStore, type StoreChoice } from './chooseStore.ts';
import type { LimitOverrides } from './limits.ts';
import { type MailSettings, readMailSettings } from './mailSettings.ts';
import { readChoice } from './readChoice.ts';
import { readCount } from './readCount.ts';
import { readOrigins } from './readOrigins.ts';
import { type IsProxy, readProxies } from './readProxies.ts';
import { POSTGRES, readServerAddress } from './readServerAddress.ts';
import { readToken } from './readToken.ts';
import { readTimeZone } from './timeZone.ts';
import { quoted, WrongSetting } from './wrongSetting.ts';

export interface Settings extends StoreChoice {
  /** Any free one where it is 0. */
  readonly port: number;
  readonly host: string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly dataDir: string;
  readonly mail: MailSettings | undefined;
  /** Days after which applications are deleted; never without it. */
  readonly retentionDays: number | undefined;
  /** In which every time that a person reads is told. */
  readonly timeZone: string;
  /** Days that the office has to open an application. */
  readonly seenWithinDays: number;
  readonly metricsToken: string | undefined;
  readonly limits: LimitOverrides;
  /** Origins of pages that are served elsewhere. */
  readonly allowedOrigins: readonly string[];
  /** Whether browsers are told to come by TLS only; undefined: as each request came. */
  readonly hsts: boolean | undefined;
  /** Tells the proxies whose word on a visitor's address counts. */
  readonly trustProxy: IsProxy | undefined;
}

const MEGABYTE = 1024 * 1024;
/** A hundred years. */
const MOST_DAYS = 36_500;
/** Pino's. */
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The settings in `env`. `promisedDays` is what the site's page on privacy says, and the most that is kept. */
export function readSettings(env: NodeJS.ProcessEnv, promisedDays?: number): Settings {
  return {
    port: readCount(env, 'PORT', 0, 65_535) ?? 3000,
    host: env.HOST || '0.0.0.0',
    logLevel: readChoice(env, 'LOG_LEVEL', LOG_LEVELS) ?? 'info',
    dataDir: readFolder(env, 'DATA_DIR') ?? './data',
    ...chooseStore(env.STORE, readServerAddress(env, 'DATABASE_URL', POSTGRES)),
    mail: readMailSettings(env),
    retentionDays: readRetention(env, promisedDays),
    timeZone: readTimeZone(env),
    seenWithinDays: readCount(env, 'SEEN_WITHIN_DAYS', 1, MOST_DAYS) ?? 3,
    metricsToken: readToken(env, 'METRICS_TOKEN'),
    limits: {
      ...given(readCount(env, 'POSTS_PER_MINUTE', 1), (perSender) => ({ posts: { perSender } })),
      ...given(readCount(env, 'MAX_UPLOADS', 1), (inSum) => ({ uploads: { inSum } })),
      ...given(readCount(env, 'MIN_FREE_DISK_MB', 0), (megabytes) => ({ freeBytes: megabytes * MEGABYTE })),
    },
    allowedOrigins: readOrigins(env, 'ALLOWED_ORIGINS'),
    hsts: readSwitch(env, 'HSTS'),
    trustProxy: readProxies(env, 'TRUST_PROXY'),
  };
}

/** The overrides that a setting makes, none where it is not set. */
function given(count: number | undefined, toOverrides: (count: number) => LimitOverrides): LimitOverrides {
  return count === undefined ? {} : toOverrides(count);
}

function readFolder(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const setting = env[name];
  if (!setting) return undefined;
  // It would be a folder all the same, called after a server and its password.
  if (!setting.includes('://')) return setting;
  throw new WrongSetting(`${name} is ${quoted(setting)}: use the path of a folder`);
}

function readRetention(env: NodeJS.ProcessEnv, promised: number | undefined): number | undefined {
  const days = readCount(env, 'RETENTION_DAYS', 1, MOST_DAYS);
  if (days === undefined) return promised;
  if (days <= (promised ?? days)) return days;
  throw new WrongSetting(
    `RETENTION_DAYS is ${days}, but the page on privacy promises ${promised} days: build the site with RETENTION_DAYS=${days}`,
  );
}

function readSwitch(env: NodeJS.ProcessEnv, name: string): boolean | undefined {
  const choice = readChoice(env, name, ['on', 'off']);
  return choice && choice === 'on';
}
