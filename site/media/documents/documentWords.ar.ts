import { school } from '../../school.ts';
import { arabicNumber } from '../../words/arabicNumber.ts';
import type { DocumentWords } from './SchoolDocument.ts';

const { name, place, founded } = school.inArabic;

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
