// What the environment says of keeping: where, for how long, and who is told. Read once and held to what it may say, for a
// service that starts with a wrong setting fails at the worst moment.
import { type MailSettings, readMailSettings } from './mail/mailSettings.ts';
import { WrongSetting } from './wrongSetting.ts';

export interface Keeping {
  readonly dataDir: string;
  /** Connection string of a PostgreSQL database; everything is in `dataDir` without it. */
  readonly databaseUrl: string | undefined;
  readonly mail: MailSettings | undefined;
  /** Days after which applications are deleted; never without it. */
  readonly retentionDays: number | undefined;
  readonly metricsToken: string | undefined;
}

/** The settings in `env`. `promisedDays` is what the site's page on privacy says, and the most that is kept. */
export function readKeeping(env: NodeJS.ProcessEnv, promisedDays?: number): Keeping {
  return {
    dataDir: env.DATA_DIR || './data',
    databaseUrl: readDatabaseUrl(env.DATABASE_URL),
    mail: readMailSettings(env),
    retentionDays: readRetention(env.RETENTION_DAYS, promisedDays),
    metricsToken: env.METRICS_TOKEN || undefined,
  };
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
