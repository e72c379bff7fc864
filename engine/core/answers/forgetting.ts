import type { Answers } from '../model/types.ts';

/**
 * The function that gives answers without those at the paths, in every entry of the lists on their way. The compiler writes this
 * function's own source into the modules of the forms that ask for a password, which import nothing: it uses nothing of this module
 * but its argument.
 */
export function forgetting(paths: readonly (readonly string[])[]): (answers: Answers) => Answers {
  const without = (value: unknown, [key = '', ...below]: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((entry) => without(entry, [key, ...below]));
    if (!Object.hasOwn(Object(value), key)) return value;
    const { [key]: inside, ...others } = value as Answers;
    return below.length > 0 ? { ...others, [key]: without(inside, below) } : others;
  };
  return (answers) => paths.reduce<Answers>((left, path) => without(left, path) as Answers, answers);
}
