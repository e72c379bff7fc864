import { WrongSetting } from './wrongSetting.ts';

/** The secret in the setting `name`, which is sent in a header; undefined where it is not set. It is never shown. */
export function readToken(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const setting = env[name];
  if (!setting) return undefined;
  if (/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(setting)) return setting;
  throw new WrongSetting(
    `${name} has characters that no header can carry: use letters, digits and signs of ASCII, without a blank at either end`,
  );
}
