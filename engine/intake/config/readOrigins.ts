import { quoted, WrongSetting } from './wrongSetting.ts';

/** The origins that the setting `name` lists between commas, each exactly as browsers write it. */
export function readOrigins(env: NodeJS.ProcessEnv, name: string): readonly string[] {
  const setting = env[name] ?? '';
  const origins = setting
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
  for (const origin of origins) {
    const isOrigin = /^https?:[^*]+$/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;
    if (isOrigin) continue;
    throw new WrongSetting(`${name} has ${quoted(origin, setting)}: use origins as in https://www.school.example`);
  }
  return origins;
}
