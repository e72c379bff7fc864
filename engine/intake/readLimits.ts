// What the environment may say about limits and headers. A setting that cannot be meant stops the start: a service that
// quietly runs without its limit would be worse than one that does not run.
import { LIMITS, type Limits } from './limits.ts';

export interface LimitSettings {
  readonly limits: Partial<Limits>;
  /** Undefined: as each request came. */
  readonly hsts: boolean | undefined;
}

const MEGABYTE = 1024 * 1024;

/** Reads `POSTS_PER_MINUTE`, `MAX_UPLOADS`, `MIN_FREE_DISK_MB` and `HSTS`. */
export function readLimits(env: Readonly<Record<string, string | undefined>>): LimitSettings {
  return {
    limits: {
      postsPerMinute: readCount(env, 'POSTS_PER_MINUTE', 1) ?? LIMITS.postsPerMinute,
      uploads: readCount(env, 'MAX_UPLOADS', 1) ?? LIMITS.uploads,
      freeBytes: (readCount(env, 'MIN_FREE_DISK_MB', 0) ?? LIMITS.freeBytes / MEGABYTE) * MEGABYTE,
    },
    hsts: readSwitch(env, 'HSTS'),
  };
}

function readCount(env: Readonly<Record<string, string | undefined>>, name: string, least: number): number | undefined {
  const setting = env[name];
  if (setting === undefined || setting === '') return undefined;
  if (/^\d{1,9}$/.test(setting) && Number(setting) >= least) return Number(setting);
  throw new Error(`${name} is “${setting}”: use a whole number, ${least} or more`);
}

function readSwitch(env: Readonly<Record<string, string | undefined>>, name: string): boolean | undefined {
  const setting = env[name];
  if (setting === undefined || setting === '') return undefined;
  if (setting === 'on' || setting === 'off') return setting === 'on';
  throw new Error(`${name} is “${setting}”: use on or off`);
}
