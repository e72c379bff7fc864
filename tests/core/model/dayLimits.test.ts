import { expect, it } from 'vitest';
import { dayOfLimit } from '../../../engine/core/index.ts';

it.each([
  ['2026-09-01', '2015-04-30', '2026-09-01'],
  ['today', '2015-04-30', '2015-04-30'],
  ['today + 1 day', '2015-04-30', '2015-05-01'],
  ['today - 120 days', '2015-04-30', '2014-12-31'],
  ['today + 1 month', '2015-01-31', '2015-02-28'],
  ['today - 2 months', '2016-04-30', '2016-02-29'],
  ['today - 18 years', '2016-02-29', '1998-02-28'],
  ['today + 10 years', '2015-04-30', '2025-04-30'],
])('%s on %s is %s', (limit, today, day) => {
  expect(dayOfLimit(limit, new Date(`${today}T12:00:00Z`))).toBe(day);
});
