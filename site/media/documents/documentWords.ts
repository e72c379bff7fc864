import * as facts from 'virtual:facts/en';
import type { DocumentWords } from './SchoolDocument.ts';

/** Texts that all documents in English share. */
export const documentWords: DocumentWords = {
  language: { lang: 'en', dir: 'ltr' },
  elsewhere: { lang: 'ar', dir: 'rtl' },
  school: facts.name,
  since: `${facts.place}, since ${facts.founded}`,
  head: `${facts.name}, ${facts.place}`,
  contents: 'Contents',
  number: String,
};
