import type { Notation } from './notation.ts';

export const ar: Notation = {
  direction: 'rtl',
  otherDirection: /[\p{Script=Latin}\p{Nd}]/u,
  digits: '٠١٢٣٤٥٦٧٨٩',
  // The Arabic letter mark keeps the minus on the right-hand side of its number.
  minus: '\u061c-',
  decimalPoint: '٫',
  thousands: '٬',
  // The right-to-left mark keeps the day on the right-hand side, where Arabic begins.
  dateSeparator: '\u200f/',
  comma: '، ',
  joinWithOr: (choices) => choices.join(' أو '),
  // The names of the Levant, then those of the Gulf and Egypt.
  months: [
    ['كانون الثاني', 'يناير'],
    ['شباط', 'فبراير'],
    ['آذار', 'مارس'],
    ['نيسان', 'أبريل', 'ابريل'],
    ['أيار', 'مايو'],
    ['حزيران', 'يونيو'],
    ['تموز', 'يوليو'],
    ['آب', 'أغسطس'],
    ['أيلول', 'سبتمبر'],
    ['تشرين الأول', 'أكتوبر'],
    ['تشرين الثاني', 'نوفمبر'],
    ['كانون الأول', 'ديسمبر'],
  ],
  categories: ['zero', 'one', 'two', 'few', 'many', 'other'],
  categoryOf(count) {
    if (count === 1) return 'one';
    if (!Number.isInteger(count)) return 'other';
    if (count === 0) return 'zero';
    if (count === 2) return 'two';
    const lastTwo = count % 100;
    if (lastTwo < 3) return 'other';
    return lastTwo <= 10 ? 'few' : 'many';
  },
};
