import { expect, it } from 'vitest';
import { plusInFront } from '../../../engine/core/locale/isolateText.ts';

it.each([
  ['ريما, +9613123456', 'ريما, \u200e+9613123456'],
  ['+9613123456 أو +96171123456', '\u200e+9613123456 أو \u200e+96171123456'],
  ['رقم ١٢ + ٣', 'رقم ١٢ + ٣'],
  ['٠٣:١٠ (UTC+02:00) في بيروت', '٠٣:١٠ (UTC+02:00) في بيروت'],
  ['ريما', 'ريما'],
  ['Rima, +9613123456', 'Rima, +9613123456'],
  ['+9613123456', '+9613123456'],
])('a plus is kept in front of its digits where there are Arabic letters: %s', (text, shown) => {
  expect(plusInFront(text)).toBe(shown);
});
