// The facts of the five divisions, as divisions.ts has them, in Arabic.

import type { Division, Fact } from './division.ts';

const day: Fact = { label: 'اليوم المدرسي', value: '٨ حصص وفسحتان' };
const advisory: Fact = { label: 'حصة الإرشاد اليومي', value: '١٥ دقيقة كل يوم' };
const steam = (value: string): Fact => ({ label: 'برنامج ستيم', value });
const entrance: Fact = { label: 'امتحانات الدخول', value: 'في أيلول ونيسان وتموز' };

export const divisions: readonly Division[] = [
  {
    name: 'الروضة',
    path: '/Preschool',
    years: 'من الروضة الأولى إلى الروضة الثالثة',
    ages: 'من ٣ إلى ٥',
    facts: [
      advisory,
      {
        label: 'تقييم الجهوزية',
        value: 'في مجموعات من أربعة أطفال، نحو ٣٠ دقيقة، في خمسة مجالات من النموّ',
      },
    ],
  },
  {
    name: 'الابتدائي الأدنى',
    path: '/LowerElementary',
    years: 'من الصف الأول إلى الصف الثالث',
    ages: 'من ٦ إلى ٨',
    facts: [day, advisory, steam('يبدأ في الصف الثالث'), entrance],
  },
  {
    name: 'الابتدائي الأعلى',
    path: '/UpperElementary',
    years: 'من الصف الرابع إلى الصف السادس',
    ages: 'من ٩ إلى ١١',
    facts: [day, advisory, steam('في الصفوف الثلاثة'), entrance],
  },
  {
    name: 'المتوسط',
    path: '/Intermediate',
    years: 'من الصف السابع إلى الصف التاسع',
    ages: 'من ١٢ إلى ١٥',
    facts: [
      day,
      advisory,
      steam('في الصفين السابع والثامن'),
      { label: 'في الختام', value: 'امتحانات الشهادة المتوسطة (البريفيه)' },
      entrance,
    ],
  },
  {
    name: 'الثانوي',
    path: '/Secondary',
    years: 'من الصف العاشر إلى الصف الثاني عشر',
    facts: [
      { label: 'السنوات', value: 'السنوات الثانوية الثلاث' },
      { label: 'المواد', value: 'نظام المواد بالأرصدة' },
      advisory,
      entrance,
    ],
  },
];
