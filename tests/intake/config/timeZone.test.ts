// Times are displayed in the school's time zone, whatever the machine's.
import { expect, it } from 'vitest';
import { UsageError } from '../../../engine/intake/cli/parts/command.ts';
import { readFilter } from '../../../engine/intake/cli/parts/readFilter.ts';
import { printInstant } from '../../../engine/intake/config/printInstant.ts';
import { readSettings } from '../../../engine/intake/config/settings.ts';
import { startOfDay } from '../../../engine/intake/config/timeZone.ts';

it.each([
  ['2026-11-21T22:03:59.999Z', 'Asia/Beirut', '2026-11-22 00:03 +02:00'],
  ['2026-07-01T10:00:00.000Z', 'Asia/Beirut', '2026-07-01 13:00 +03:00'],
  ['2026-12-31T23:59:00.000Z', 'UTC', '2026-12-31 23:59 +00:00'],
  ['2026-01-01T02:00:00.000Z', 'America/St_Johns', '2025-12-31 22:30 -03:30'],
  ['2026-11-21T12:00:00.000Z', 'Asia/Kathmandu', '2026-11-21 17:45 +05:45'],
])('%s in %s is %s', (instant, zone, printed) => {
  expect(printInstant(instant, zone)).toBe(printed);
});

it.each([
  ['2026-11-21', 'Asia/Beirut', '2026-11-20T22:00:00.000Z'],
  // Summer time begins at midnight, so the day begins at 01:00.
  ['2026-03-29', 'Asia/Beirut', '2026-03-28T22:00:00.000Z'],
  ['2026-03-30', 'Asia/Beirut', '2026-03-29T21:00:00.000Z'],
  // It ends at midnight, so the last hour of the previous day occurs twice.
  ['2026-10-25', 'Asia/Beirut', '2026-10-24T22:00:00.000Z'],
  ['2026-11-21', 'America/St_Johns', '2026-11-21T03:30:00.000Z'],
])('the day %s in %s begins at %s', (day, zone, instant) => {
  expect(startOfDay(Date.parse(day), zone)).toBe(instant);
});

it('a filter by days uses days of the zone, both included', () => {
  const { since, before } = readFilter({ since: '2026-10-31', until: '2026-10-31' }, { timeZone: 'Asia/Beirut' });
  expect([since, before]).toEqual(['2026-10-30T22:00:00.000Z', '2026-10-31T22:00:00.000Z']);
  expect(() => readFilter({ since: '2026-02-30' }, {})).toThrow(UsageError);
});

it('an unknown zone is refused with its name', () => {
  expect(readSettings({}).timeZone).toBe('Asia/Beirut');
  expect(readSettings({ TIME_ZONE: 'Europe/Paris' }).timeZone).toBe('Europe/Paris');
  expect(() => readSettings({ TIME_ZONE: 'Beirut' })).toThrow('TIME_ZONE is “Beirut”: use the name of a time zone');
});
