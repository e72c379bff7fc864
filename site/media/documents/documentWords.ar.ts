import { founded, name, place } from 'virtual:facts/ar';
import { arabicNumber } from '../../words/arabicNumber.ts';
import type { DocumentWords } from './SchoolDocument.ts';

/** Texts that all documents in Arabic share. */
export const documentWords: DocumentWords = {
  language: { lang: 'ar', dir: 'rtl' },
  elsewhere: { lang: 'en', dir: 'ltr' },
  school: name,
  since: `${place}، منذ ${founded}`,
  head: `${name}، ${place}`,
  contents: 'المحتويات',
  number: arabicNumber,
};
