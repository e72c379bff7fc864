import { expect, it } from 'vitest';
import { shiftedDay } from '../../../engine/compile/answers/shiftedDay.ts';

it.each<[limit: unknown, before: string | undefined, after: string | undefined]>([
  ['2026-09-01', '2026-08-31', '2026-09-02'],
  ['2024-02-29', '2024-02-28', '2024-03-01'],
  ['today', 'today - 1 day', 'today + 1 day'],
  ['today - 1 day', 'today - 2 days', 'today'],
  ['today + 7 days', 'today + 6 days', 'today + 8 days'],
  ['today + 999 days', 'today + 998 days', undefined],
  ['today - 18 years', undefined, undefined],
  ['07:30', '07:29', '07:31'],
  ['00:00', undefined, '00:01'],
  ['23:59', '23:58', undefined],
  ['24:30', undefined, undefined],
  ['2026-13-01', undefined, undefined],
  ['soon', undefined, undefined],
  [5, undefined, undefined],
])('%s comes after %s and before %s', (limit, before, after) => {
  expect([shiftedDay(limit, -1), shiftedDay(limit, 1)]).toEqual([before, after]);
});
