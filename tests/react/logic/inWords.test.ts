// What is said of moments and sizes, which no browser is asked for.
import { expect, test } from 'vitest';
import { kindsOf } from '../../../engine/core/index.ts';
import { wizard as ar } from '../../../engine/languages/ar/wizard.ts';
import { wizard as en } from '../../../engine/languages/en/wizard.ts';
import { instantInWords } from '../../../engine/react/parts/instantInWords.ts';
import { sizeInWords } from '../../../engine/react/widgets/fileKinds.ts';

test.each([
  [[0, 5], '21 November 2026 at 00:05', '٢١ تشرين الثاني ٢٠٢٦ في ١٢:٠٥ ص'],
  [[9, 30], '21 November 2026 at 09:30', '٢١ تشرين الثاني ٢٠٢٦ في ٩:٣٠ ص'],
  [[12, 0], '21 November 2026 at 12:00', '٢١ تشرين الثاني ٢٠٢٦ في ١٢:٠٠ م'],
  [[23, 59], '21 November 2026 at 23:59', '٢١ تشرين الثاني ٢٠٢٦ في ١١:٥٩ م'],
])('the visitor’s clock at %j', ([hours, minutes], english, arabic) => {
  const instant = new Date(2026, 10, 21, hours, minutes).toISOString();
  expect([instantInWords(instant, 'en', en), instantInWords(instant, 'ar', ar)]).toEqual([english, arabic]);
});

test.each([
  [0, 'Sunday 1 May', 'الأحد، 1 May'],
  [6, 'Saturday 1 May', 'السبت، 1 May'],
])('day %d of the week', (weekday, english, arabic) => {
  expect([en.onWeekday(weekday, '1 May'), ar.onWeekday(weekday, '1 May')]).toEqual([english, arabic]);
});

test.each([
  [0, '1 kB', '١ كيلوبايت'],
  [100_000, '97 kB', '٩٧ كيلوبايت'],
  [317_440, '310 kB', '٣١٠ كيلوبايت'],
  [2_090_000, '1.9 MB', '١٫٩ ميغابايت'],
  [2_726_298, '2.6 MB', '٢٫٦ ميغابايت'],
  [10_485_760, '10 MB', '١٠ ميغابايت'],
])('%d bytes', (bytes, english, arabic) => {
  expect([sizeInWords(bytes, 'en', en), sizeInWords(bytes, 'ar', ar)]).toEqual([english, arabic]);
});

test('kinds of files, kept apart from Arabic', () => {
  const types = ['application/pdf', 'image/jpeg', 'image/png'];
  expect(kindsOf(types, 'en')).toBe('PDF, JPEG or PNG');
  expect(kindsOf(types, 'ar')).toBe('\u2068PDF\u2069 أو \u2068JPEG\u2069 أو \u2068PNG\u2069');
});
