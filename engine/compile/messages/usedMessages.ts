import { type Messages, type PluralWords, pluralOf } from '../../core/index.ts';

/**
 * The messages that these validators can need; the others would only be bytes to download. A keyword or format that does not
 * occur in `code` cannot fail, and the limits in `code` select the plural forms.
 */
export function usedMessages<M extends Messages>(messages: M, code: string): M {
  const limits = [...code.matchAll(/\blimit: ?([\d.]+)/g)].map(([, limit]) => Number(limit));
  const usedForms = (forms: PluralWords): PluralWords => {
    const used = new Set(limits.map((limit) => pluralOf(messages.language, limit, forms)));
    return { ...Object.fromEntries(Object.entries(forms).filter(([, text]) => used.has(text))), other: forms.other };
  };
  const occurring = <T>(all: Readonly<Record<string, T>>) =>
    Object.entries(all).filter(([name]) => new RegExp(`\\b${name}\\b`).test(code));
  return {
    ...messages,
    unique: code.includes('uniqueItems') ? messages.unique : '',
    limits: Object.fromEntries(occurring(messages.limits).map(([keyword, forms]) => [keyword, usedForms(forms)])),
    formats: Object.fromEntries(occurring(messages.formats)),
  };
}
