import { expect, test } from 'vitest';
import { compareAlphabetically } from '../../../engine/core/locale/compareAlphabetically.ts';

test.each([
  [
    'Latin letters regardless of case and accents',
    ['Åland', 'albania', 'Côte d’Ivoire', 'Croatia', 'East Timor', 'Éire', 'Zambia'],
  ],
  [
    'a shorter name first, spaces before hyphens before letters',
    ['Guinea', 'Guinea Bissau', 'Guinea-Bissau', 'Guineas'],
  ],
  ['the letters of the Arabic alphabet', [...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي']],
  [
    'alef madda first, then alef with hamza',
    ['آيسلندا', 'إثيوبيا', 'أذربيجان', 'أرمينيا', 'ألبانيا', 'البحرين', 'المغرب'],
  ],
  ['waw and ya with hamza', ['سؤال', 'سوداني', 'سورية', 'سيبيريا', 'سيئة', 'سيينا']],
  ['Arabic vowel marks are ignored', ['عَمّان', 'عمانية', 'عُمر']],
])('sorts %s', (_, names) => {
  expect(names.toReversed().sort(compareAlphabetically)).toEqual(names);
});

test('spellings that differ in a hamza only are sorted by code point', () => {
  expect(['إب', 'أب', 'اب'].sort(compareAlphabetically)).toEqual(['أب', 'إب', 'اب']);
  expect(compareAlphabetically('أب', 'أب')).toBe(0);
});
