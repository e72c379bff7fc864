import { school } from '../../school.ts';
import type { DocumentWords } from './SchoolDocument.ts';

/** What every document says in English. */
export const documentWords: DocumentWords = {
  language: { lang: 'en', dir: 'ltr' },
  elsewhere: { lang: 'ar', dir: 'rtl' },
  school: school.name,
  since: `${school.place}, since ${school.founded}`,
  head: `${school.name}, ${school.place}`,
  contents: 'Contents',
  number: String,
};
