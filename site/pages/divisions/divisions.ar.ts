import type { Division } from './division.ts';

/** The five divisions in Arabic, the youngest first: for tables, and for the links between their pages. */
export const divisions: readonly Division[] = [
  {
    name: 'الروضة',
    path: '/Preschool',
    years: 'من الروضة الأولى إلى الروضة الثالثة',
    ages: 'من ٣ إلى ٥',
  },
  {
    name: 'الابتدائي الأدنى',
    path: '/LowerElementary',
    years: 'من الصف الأول إلى الصف الثالث',
    ages: 'من ٦ إلى ٨',
  },
  {
    name: 'الابتدائي الأعلى',
    path: '/UpperElementary',
    years: 'من الصف الرابع إلى الصف السادس',
    ages: 'من ٩ إلى ١١',
  },
  {
    name: 'المتوسط',
    path: '/Intermediate',
    years: 'من الصف السابع إلى الصف التاسع',
    ages: 'من ١٢ إلى ١٥',
  },
  {
    name: 'الثانوي',
    path: '/Secondary',
    years: 'من الصف العاشر إلى الصف الثاني عشر',
  },
];
