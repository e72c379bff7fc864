// Limits of dates and times as patterns, by the order of the texts.
import { expect, it } from 'vitest';
import { momentOf, momentPattern } from '../../../engine/core/index.ts';

const days = Array.from({ length: 73_049 }, (_, day) =>
  new Date(Date.UTC(1900, 0, 1) + day * 86_400_000).toISOString().slice(0, 10),
);
const times = Array.from({ length: 1440 }, (_, minute) => new Date(minute * 60_000).toISOString().slice(11, 16));

it.each([
  ...['1900-01-01', '1999-12-31', '2000-02-29', '2015-04-30', '2019-09-09', '2099-12-31'].map(
    (limit) => [limit, days] as const,
  ),
  ...['00:00', '07:30', '09:59', '19:09', '23:59'].map((limit) => [limit, times] as const),
])('%s lets the same pass as a comparison', (limit, all) => {
  for (const isAfter of [false, true]) {
    const pattern = new RegExp(momentPattern(limit, isAfter));
    const passing = all.filter((text) => pattern.test(text));
    expect(passing).toEqual(all.filter((text) => (isAfter ? text > limit : text >= limit)));
    expect(momentOf(pattern.source)).toEqual({ limit, isAfter });
  }
});

it('compares the day of a date with a time', () => {
  const [from, after] = [false, true].map((isAfter) => new RegExp(momentPattern('2026-09-01', isAfter)));
  const moments = ['2026-08-31T23:59', '2026-09-01T00:00', '2026-09-01T23:59', '2026-09-02T00:00'];
  expect(moments.map((moment) => [from?.test(moment), after?.test(moment)])).toEqual([
    [false, false],
    [true, false],
    [true, false],
    [true, true],
  ]);
});

it.each(['^2026-09-', '^(?:2026-09-01|x)', ''])('%s is no limit', (pattern) => {
  expect(momentOf(pattern)).toBeUndefined();
});
