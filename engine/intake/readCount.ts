import { WrongSetting } from './wrongSetting.ts';

/** The whole number that a setting says, `least` or more; undefined where it is not set. */
export function readCount(env: NodeJS.ProcessEnv, name: string, least: number): number | undefined {
  const setting = env[name];
  if (setting === undefined || setting === '') return undefined;
  if (/^\d{1,9}$/.test(setting) && Number(setting) >= least) return Number(setting);
  throw new WrongSetting(`${name} is “${setting}”: use a whole number, ${least} or more`);
}
