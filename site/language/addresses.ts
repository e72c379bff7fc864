// The language stands first in an address: `/FAQ` is English, `/ar/FAQ` Arabic. Pages and links know their path alone.
import { type Language, languages, sourceLanguage } from 'virtual:forms';

/** What stands before every path of a language. */
export function baseOf(language: Language): string {
  return language === sourceLanguage ? '' : `/${language}`;
}

/** The address of a page in a language. */
export function addressIn(language: Language, path: string): string {
  return path === '/' ? baseOf(language) || '/' : baseOf(language) + path;
}

/** The language of an address, and the path that is left of it. */
export function readAddress(address: string): { readonly language: Language; readonly path: string } {
  const [, first = ''] = address.split('/');
  const language = languages.find((known) => known !== sourceLanguage && known === first.toLowerCase());
  if (!language) return { language: sourceLanguage, path: address };
  return { language, path: address.slice(1 + first.length) || '/' };
}
