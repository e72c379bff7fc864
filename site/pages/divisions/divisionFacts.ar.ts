import type { Fact } from './division.ts';

const day: Fact = { label: 'اليوم المدرسي', value: '٨ حصص وفسحتان' };
const advisory: Fact = { label: 'حصة الإرشاد اليومي', value: '١٥ دقيقة كل يوم' };
const steam = (value: string): Fact => ({ label: 'برنامج ستيم', value });
const entrance: Fact = { label: 'امتحانات الدخول', value: 'في أيلول ونيسان وتموز' };

/** Facts of each division besides its years and ages, by the path of its page. */
export const divisionFacts: Readonly<Record<string, readonly Fact[]>> = {
  '/Preschool': [
    advisory,
    {
      label: 'تقييم الجهوزية',
      value: 'في مجموعات من أربعة أطفال، نحو ٣٠ دقيقة، في خمسة مجالات من النموّ',
    },
  ],
  '/LowerElementary': [day, advisory, steam('يبدأ في الصف الثالث'), entrance],
  '/UpperElementary': [day, advisory, steam('في الصفوف الثلاثة'), entrance],
  '/Intermediate': [
    day,
    advisory,
    steam('في الصفين السابع والثامن'),
    { label: 'في الختام', value: 'امتحانات الشهادة المتوسطة (البريفيه)' },
    entrance,
  ],
  '/Secondary': [
    { label: 'السنوات', value: 'السنوات الثانوية الثلاث' },
    { label: 'المواد', value: 'نظام المواد بالأرصدة' },
    advisory,
    entrance,
  ],
};
