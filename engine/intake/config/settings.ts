// Reads and validates all environment variables at once, at start, so that a wrong value stops the service there and not
// at the first request that needs it. OPERATIONS.md lists them.
import { chooseStore, type StoreChoice } from './chooseStore.ts';
import { quoted, readChoice, readCount, readOrigins, readToken, WrongSetting } from './env.ts';
import type { LimitOverrides } from './limits.ts';
import { type MailSettings, readMailSettings } from './mailSettings.ts';
import { type ProviderSettings, readProviderSettings } from './providerSettings.ts';
import { type IsProxy, readProxies } from './readProxies.ts';
import { POSTGRES, readServerAddress } from './readServerAddress.ts';
import { readTimeZone } from './timeZone.ts';

export interface Settings extends StoreChoice {
  /** 0 lets the system pick a free port. */
  readonly port: number;
  readonly host: string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly dataDir: string;
  readonly mail: MailSettings | undefined;
  /** Days after which applications are deleted; undefined: never. */
  readonly retentionDays: number | undefined;
  /** IANA name; times in mails, lists and exports are shown in it. */
  readonly timeZone: string;
  /** Days after which an application that nobody has opened is reported. */
  readonly seenWithinDays: number;
  readonly metricsToken: string | undefined;
  readonly limits: LimitOverrides;
  /** Other origins whose pages may submit (CORS). */
  readonly allowedOrigins: readonly string[];
  /** Whether `Strict-Transport-Security` is sent; undefined: on requests that came by TLS. */
  readonly hsts: boolean | undefined;
  /** Proxies whose `X-Forwarded-For` is believed; undefined: none. */
  readonly trustProxy: IsProxy | undefined;
  /** The school's OpenID provider, for sign-in to the office. */
  readonly provider: ProviderSettings | undefined;
}

const MEGABYTE = 1024 * 1024;
/** A hundred years. */
const MOST_DAYS = 36_500;
/** Levels of pino, the logger. */
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * The settings in `env`; throws {@link WrongSetting}. `promisedDays`, from the site's privacy page, is the default and the
 * upper bound of RETENTION_DAYS.
 */
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
    provider: readProviderSettings(env),
  };
}

function given(count: number | undefined, toOverrides: (count: number) => LimitOverrides): LimitOverrides {
  return count === undefined ? {} : toOverrides(count);
}

function readFolder(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const setting = env[name];
  if (!setting) return undefined;
  // A database URL is a valid relative path: it would create folders that are named after the server and its password.
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
