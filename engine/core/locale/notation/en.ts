import type { Notation } from './notation.ts';

export const en: Notation = {
  direction: 'ltr',
  otherDirection: /\p{Script=Arabic}/u,
  digits: '0123456789',
  minus: '-',
  decimalPoint: '.',
  thousands: ',',
  dateSeparator: '/',
  comma: ', ',
  joinWithOr: (choices) =>
    [choices.slice(0, -1).join(', '), ...choices.slice(-1)].filter((part) => part !== '').join(' or '),
  months: [
    ['January'],
    ['February'],
    ['March'],
    ['April'],
    ['May'],
    ['June'],
    ['July'],
    ['August'],
    ['September'],
    ['October'],
    ['November'],
    ['December'],
  ],
  categories: ['one', 'other'],
  categoryOf: (count) => (count === 1 ? 'one' : 'other'),
};
