import { expect, it } from 'vitest';
import { messageFor } from '../../../engine/core/model/messages.ts';
import type { ValidationError } from '../../../engine/core/model/validator.ts';
import { engineTexts } from '../../../engine/languages/index.ts';

it.each<[string, ValidationError['params'], string]>([
  ['required', { missingProperty: 'a' }, 'This field is required'],
  ['enum', {}, 'Choose one of the options'],
  ['const', {}, 'Choose one of the options'],
  ['type', { type: 'number' }, 'Enter a number'],
  ['type', { type: 'integer' }, 'Enter a number'],
  ['type', { type: 'string' }, 'This answer cannot be read'],
  ['format', { format: 'email' }, 'Invalid email format'],
  ['formatMaximum', {}, 'This date cannot be in the future'],
  ['format', { format: 'date' }, 'Enter a day as day, month and year, for example 30/4/2015'],
  ['format', { format: 'phone' }, 'Enter a phone number, for example +961 1 234 567'],
  ['format', { format: 'color' }, 'This answer is not written as expected'],
  ['maxLength', { limit: 20 }, 'Use at most 20 characters (now 1234)'],
  ['minLength', { limit: 10 }, 'Use at least 10 characters'],
  ['minimum', { limit: 18 }, 'Enter 18 or more'],
  ['maximum', { limit: 99 }, 'Enter 99 or less'],
  ['minItems', { limit: 1 }, 'Give at least 1'],
  ['maxItems', { limit: 4 }, 'Give at most 4'],
  ['format', { format: 'uri' }, 'Enter a web address, for example https://www.example.org'],
  ['multipleOf', { multipleOf: 0.5 }, 'Enter a multiple of 0.5'],
  ['uniqueItems', {}, 'Give each only once'],
  ['pattern', {}, 'This answer is not written as expected'],
])('%s %j: %s', (keyword, params, message) => {
  expect(messageFor({ keyword, instancePath: '', params }, engineTexts.en.validation, 'x'.repeat(1234))).toBe(message);
});

it.each<[number, string]>([
  [0, 'لا تكتبوا شيئًا هنا'],
  [1, 'اكتبوا حرفًا واحدًا على الأكثر (العدد الآن ١٢٠)'],
  [2, 'اكتبوا حرفين على الأكثر (العدد الآن ١٢٠)'],
  [5, 'اكتبوا ٥ أحرف على الأكثر (العدد الآن ١٢٠)'],
  [20, 'اكتبوا ٢٠ حرفًا على الأكثر (العدد الآن ١٢٠)'],
  [100, 'اكتبوا ١٠٠ حرف على الأكثر (العدد الآن ١٢٠)'],
])('Arabic uses the plural form of %i', (limit, message) => {
  expect(
    messageFor(
      { keyword: 'maxLength', instancePath: '', params: { limit } },
      engineTexts.ar.validation,
      'x'.repeat(120),
    ),
  ).toBe(message);
});
