import { type Messages, type PluralWords, pluralOf } from '../../core/index.ts';

/**
 * The words for what these validators can find wrong: a keyword or a format that their code does not name never fails, and
 * its limits decide which forms of a message are ever read.
 */
export function neededWords<Words extends Messages>(words: Words, code: string): Words {
  const limits = [...code.matchAll(/\blimit: ?([\d.]+)/g)].map(([, limit]) => Number(limit));
  const formsOf = (all: PluralWords): PluralWords => {
    const read = new Set(limits.map((limit) => pluralOf(words.language, limit, all)));
    return { ...Object.fromEntries(Object.entries(all).filter(([, text]) => read.has(text))), other: all.other };
  };
  const named = <T>(all: Readonly<Record<string, T>>) =>
    Object.entries(all).filter(([what]) => new RegExp(`\\b${what}\\b`).test(code));
  return {
    ...words,
    unique: code.includes('uniqueItems') ? words.unique : '',
    limits: Object.fromEntries(named(words.limits).map(([keyword, all]) => [keyword, formsOf(all)])),
    formats: Object.fromEntries(named(words.formats)),
  };
}
