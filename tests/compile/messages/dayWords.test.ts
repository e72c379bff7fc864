// The words of limits of a date in both languages.
import { expect, it } from 'vitest';
import { fillMessages } from '../../../engine/compile/index.ts';

it.each([
  [{ formatMinimum: '2026-09-01' }, 'Enter 1 September 2026 or a later day', 'اكتبوا ١ أيلول ٢٠٢٦ أو يومًا بعده'],
  [{ formatMaximum: '2026-09-01' }, 'Enter 1 September 2026 or an earlier day', 'اكتبوا ١ أيلول ٢٠٢٦ أو يومًا قبله'],
  [{ formatMinimum: 'today' }, 'This date cannot be in the past', 'لا يمكن أن يكون هذا التاريخ في الماضي'],
  [
    { formatMinimum: 'today + 1 day' },
    'This date must be at least one day from today',
    'يجب أن يكون هذا التاريخ بعد يوم واحد من اليوم على الأقل',
  ],
  [
    { formatMaximum: 'today + 2 months' },
    'This date can be at most 2 months from today',
    'يجب أن يكون هذا التاريخ بعد شهرين من اليوم على الأكثر',
  ],
  [
    { formatMinimum: 'today - 3 years' },
    'This date can be at most 3 years ago',
    'يجب أن يكون هذا التاريخ قبل ٣ سنوات من اليوم على الأكثر',
  ],
  [
    { formatMaximum: 'today - 18 years' },
    'This date must be at least 18 years ago',
    'يجب أن يكون هذا التاريخ قبل ١٨ سنة من اليوم على الأقل',
  ],
])('%j', (limit, english, arabic) => {
  const question = { type: 'string', format: 'date', ...limit };
  const wordsIn = (language: 'en' | 'ar') => fillMessages(question, language) as { errorMessage?: object };
  expect(Object.values(wordsIn('en').errorMessage ?? {})).toEqual([english]);
  expect(Object.values(wordsIn('ar').errorMessage ?? {})).toEqual([arabic]);
});
