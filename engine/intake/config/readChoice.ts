import { quoted, WrongSetting } from './wrongSetting.ts';

/** The one of `choices` that the setting `name` says; undefined where it is not set. */
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
