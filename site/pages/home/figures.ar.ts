import { school } from '../../school.ts';
import type { Figure } from './homeWords.ts';

/** The school in four figures, in Arabic. */
export const figures: readonly Figure[] = [
  { value: school.inArabic.founded, label: 'سنة تأسيس المدرسة' },
  { value: '١٦٢٥', label: 'متعلّمًا تقريبًا' },
  { value: '٢٥٠', label: 'معلّمًا وعاملًا تقريبًا' },
  { value: '٥', label: 'أقسام في مدرسة واحدة، من الروضة حتى الصف الثاني عشر' },
];
