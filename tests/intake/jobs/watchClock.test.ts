// The clock is trusted after it has agreed with the newest application and its own notes for a week.
import { describe, expect, it } from 'vitest';
import { watchClock } from '../../../engine/intake/jobs/watchClock.ts';

const DAY = 24 * 60 * 60 * 1000;

const day = (count: number) => new Date(Date.parse('2026-11-01T12:00:00.000Z') + count * DAY);

describe('a clock that has agreed for 20 days', () => {
  const watch = async (now: Date, newest: Date, tried: 'once' | 'again' = 'once') => {
    let note = JSON.stringify({ lastRun: day(20).toISOString(), agreesSince: day(0).toISOString() });
    const store = {
      readNote: async () => note,
      writeNote: async (_: string, content: string) => {
        note = content;
      },
      lastArrival: async () => ({ reference: 'K7QM-4XRT-9', receivedAt: newest.toISOString() }),
    };
    const clock = await watchClock(store, now);
    return tried === 'once' ? clock : watchClock(store, new Date(now.getTime() + DAY));
  };

  it.each([
    ['the next hour', day(20.04)],
    ['almost a week later', day(26.9)],
    ['some minutes earlier', day(19.99)],
  ])('is trusted %s', async (_, now) => {
    expect(await watch(now, day(19))).toMatchObject({ isTrusted: true, disagreement: undefined });
  });

  it.each([
    ['it is earlier than the last run', day(18), day(17), /last run, 2026-11-21/],
    ['the newest application is later', day(20.1), day(21), /newest application, 2026-11-22/],
    ['more than a week has passed', day(27.1), day(19), /more than a week later/],
  ])('is no longer trusted where %s, nor on the next day', async (_, now, newest, why) => {
    const distrusted = { isTrusted: false, disagreement: expect.stringMatching(why), agreesSince: now };
    expect(await watch(now, newest)).toMatchObject(distrusted);
    expect(await watch(now, newest, 'again')).toMatchObject({ isTrusted: false });
  });
});
