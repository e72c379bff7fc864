// Readers of single environment variables. Each returns undefined (or an empty list) where its variable is not set, and
// throws `WrongSetting` where the value cannot be used.

/** A setting that cannot be used; the message is one sentence: its name, what was found, what is expected. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
}

const MAX_QUOTED = 100;

/** Upper bound of numbers that have none of their own. */
const MAX_COUNT = 999_999_999;

/**
 * `found` between quotation marks, on one line, at most 100 characters. A URL pasted into the wrong variable may hold a
 * password: where `whole`, the variable's full value, looks like `name:password@host`, only `“…”` is returned.
 */
export function quoted(found: string, whole = found): string {
  if (/:.*@/s.test(whole)) return '“…”';
  const line = found.replaceAll('\n', '\\n');
  return `“${line.length > MAX_QUOTED ? `${line.slice(0, MAX_QUOTED)}…` : line}”`;
}

/** A whole number between `least` and `most`, inclusive. */
export function readCount(env: NodeJS.ProcessEnv, name: string, least: number, most = MAX_COUNT): number | undefined {
  const setting = env[name];
  if (setting === undefined || setting === '') return undefined;
  const count = /^\d{1,9}$/.test(setting) ? Number(setting) : Number.NaN;
  if (count >= least && count <= most) return count;
  throw new WrongSetting(`${name} is ${quoted(setting)}: use a whole number from ${least} to ${most}`);
}

/** One of `choices`. */
export function readChoice<Choice extends string>(
  env: NodeJS.ProcessEnv,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const setting = env[name];
  if (!setting) return undefined;
  const choice = choices.find((one) => one === setting);
  if (choice !== undefined) return choice;
  throw new WrongSetting(`${name} is ${quoted(setting)}: use ${choices.join(', ')}`);
}

/** A secret that is compared with a request header, hence printable ASCII. Error messages never quote it. */
export function readToken(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const setting = env[name];
  if (!setting) return undefined;
  if (/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(setting)) return setting;
  throw new WrongSetting(
    `${name} has characters that no header can carry: use letters, digits and signs of ASCII, without a blank at either end`,
  );
}

/** A comma-separated list of origins, each spelled exactly as browsers send it in `Origin`. */
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
