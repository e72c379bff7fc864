// An address is a language prefix and a path: `/FAQ` is English, `/ar/FAQ` Arabic. Pages and links use paths.
import { type Language, languages, sourceLanguage } from 'virtual:forms';

/** The address prefix of a language; empty for the source language. */
export function baseOf(language: Language): string {
  return language === sourceLanguage ? '' : `/${language}`;
}

/** The address of a page in a language. */
export function addressIn(language: Language, path: string): string {
  return path === '/' ? baseOf(language) || '/' : baseOf(language) + path;
}

/** Splits an address into its language and its path. */
export function readAddress(address: string): { readonly language: Language; readonly path: string } {
  const [, first = ''] = address.split('/');
  const language = languages.find((known) => known !== sourceLanguage && known === first.toLowerCase());
  if (!language) return { language: sourceLanguage, path: address };
  return { language, path: address.slice(1 + first.length) || '/' };
}
