import type { Wording } from '../core/wording.ts';

/** The words for what these validators can find wrong: a keyword or a format that their code does not name never fails. */
export function neededWords<Words extends Wording>(words: Words, code: string): Words {
  const named = <T>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(all).filter(([what]) => new RegExp(`\\b${what}\\b`).test(code)));
  return { ...words, limits: named(words.limits), formats: named(words.formats) };
}
