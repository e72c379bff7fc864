import { school } from '../../school.ts';
import type { DocumentWords } from './SchoolDocument.ts';

/** Texts that all documents in English share. */
export const documentWords: DocumentWords = {
  language: { lang: 'en', dir: 'ltr' },
  elsewhere: { lang: 'ar', dir: 'rtl' },
  school: school.name,
  since: `${school.place}, since ${school.founded}`,
  head: `${school.name}, ${school.place}`,
  contents: 'Contents',
  number: String,
};
