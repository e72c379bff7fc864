// Names of the months: English, Levantine Arabic (which is displayed), and the Arabic names of the Gulf and Egypt, which are
// accepted as input.
import type { Language } from './language.ts';

const NAMES: readonly (readonly string[])[] = [
  ['january', 'كانون الثاني', 'يناير'],
  ['february', 'شباط', 'فبراير'],
  ['march', 'آذار', 'مارس'],
  ['april', 'نيسان', 'أبريل', 'ابريل'],
  ['may', 'أيار', 'مايو'],
  ['june', 'حزيران', 'يونيو'],
  ['july', 'تموز', 'يوليو'],
  ['august', 'آب', 'أغسطس'],
  ['september', 'أيلول', 'سبتمبر'],
  ['october', 'تشرين الأول', 'أكتوبر'],
  ['november', 'تشرين الثاني', 'نوفمبر'],
  ['december', 'كانون الأول', 'ديسمبر'],
];

/** 1 to 12, or undefined. Three letters are enough in English; hamzas and vowel signs do not matter in Arabic. */
export function monthOf(name: string): number | undefined {
  const key = fold(name);
  const isMeant = (known: string) => known === key || (/^[a-z]{3,}$/.test(key) && known.startsWith(key));
  const index = NAMES.findIndex((names) => names.map(fold).some(isMeant));
  return index < 0 ? undefined : index + 1;
}

/** The name that is shown for a month from 1 to 12. */
export function monthName(language: Language, month: number): string {
  const [english = '', arabic = ''] = NAMES[month - 1] ?? [];
  return language === 'ar' ? arabic : english.charAt(0).toUpperCase() + english.slice(1);
}

function fold(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640.]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/\s+/g, ' ')
    .trim();
}
