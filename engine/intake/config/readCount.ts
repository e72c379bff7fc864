import { quoted, WrongSetting } from './wrongSetting.ts';

/** As many as anybody may mean, for numbers without a bound of their own. */
const MOST = 999_999_999;

/** The whole number that a setting says, from `least` to `most`; undefined where it is not set. */
export function readCount(env: NodeJS.ProcessEnv, name: string, least: number, most = MOST): number | undefined {
  const setting = env[name];
  if (setting === undefined || setting === '') return undefined;
  const count = /^\d{1,9}$/.test(setting) ? Number(setting) : Number.NaN;
  if (count >= least && count <= most) return count;
  throw new WrongSetting(`${name} is ${quoted(setting)}: use a whole number from ${least} to ${most}`);
}
