import { expect, test } from 'vitest';
import { compareAlphabetically } from '../../../engine/core/locale/compareAlphabetically.ts';

test.each([
  [
    'Latin letters, capitals and accents',
    ['Åland', 'albania', 'Côte d’Ivoire', 'Croatia', 'East Timor', 'Éire', 'Zambia'],
  ],
  [
    'a shorter name first, blanks before hyphens before letters',
    ['Guinea', 'Guinea Bissau', 'Guinea-Bissau', 'Guineas'],
  ],
  ['the letters of the Arabic alphabet', [...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي']],
  [
    'hamzas on and under alef, and alef madda first',
    ['آيسلندا', 'إثيوبيا', 'أذربيجان', 'أرمينيا', 'ألبانيا', 'البحرين', 'المغرب'],
  ],
  ['hamzas on waw and ya', ['سؤال', 'سوداني', 'سورية', 'سيبيريا', 'سيئة', 'سيينا']],
  ['vowel signs do not count', ['عَمّان', 'عمانية', 'عُمر']],
])('%s', (_, names) => {
  expect(names.toReversed().sort(compareAlphabetically)).toEqual(names);
});

test('two spellings of one name have an order of their own', () => {
  expect(['إب', 'أب', 'اب'].sort(compareAlphabetically)).toEqual(['أب', 'إب', 'اب']);
  expect(compareAlphabetically('أب', 'أب')).toBe(0);
});
