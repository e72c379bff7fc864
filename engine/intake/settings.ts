// The environment, read once and held to what it may say: a service that starts with a wrong setting fails at the worst
// moment. README lists them all.
import { chooseStore, type StoreChoice } from './config/chooseStore.ts';
import type { LimitOverrides } from './config/limits.ts';
import { type IsProxy, readProxies } from './config/readProxies.ts';
import { readTimeZone } from './config/timeZone.ts';
import { type MailSettings, readMailSettings } from './mail/mailSettings.ts';
import { readCount } from './readCount.ts';
import { readOrigins } from './readOrigins.ts';
import { WrongSetting } from './wrongSetting.ts';

export interface Settings extends StoreChoice {
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

/** The settings in `env`. `promisedDays` is what the site's page on privacy says, and the most that is kept. */
export function readSettings(env: NodeJS.ProcessEnv, promisedDays?: number): Settings {
  return {
    dataDir: env.DATA_DIR || './data',
    ...chooseStore(env.STORE, readDatabaseUrl(env.DATABASE_URL)),
    mail: readMailSettings(env),
    retentionDays: readRetention(env.RETENTION_DAYS, promisedDays),
    timeZone: readTimeZone(env),
    seenWithinDays: readCount(env, 'SEEN_WITHIN_DAYS', 1) ?? 3,
    metricsToken: env.METRICS_TOKEN || undefined,
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

function readDatabaseUrl(setting: string | undefined): string | undefined {
  if (!setting) return undefined;
  if (/^postgres(ql)?:\/\//.test(setting)) return setting;
  throw new WrongSetting(
    'DATABASE_URL is no address of a PostgreSQL database: postgres://user:password@host:5432/name',
  );
}

function readRetention(setting: string | undefined, promised: number | undefined): number | undefined {
  if (!setting) return promised;
  const days = Number(setting);
  if (!Number.isInteger(days) || days < 1) {
    throw new WrongSetting(`RETENTION_DAYS is “${setting}”: use a whole number of days`);
  }
  if (days <= (promised ?? days)) return days;
  throw new WrongSetting(
    `RETENTION_DAYS is ${days}, but the page on privacy promises ${promised} days. Build the site with RETENTION_DAYS=${days}`,
  );
}

function readSwitch(env: NodeJS.ProcessEnv, name: string): boolean | undefined {
  const setting = env[name];
  if (setting === undefined || setting === '') return undefined;
  if (setting === 'on' || setting === 'off') return setting === 'on';
  throw new WrongSetting(`${name} is “${setting}”: use on or off`);
}
