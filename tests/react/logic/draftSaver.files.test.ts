// Answers that are kept while a file is not.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeepOutcome } from '../../../engine/ports/ports.ts';
import { begin, pass, type } from '../support/beginSaver.ts';
import { fakeDrafts, SAVED_AT } from '../support/fakeDrafts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a file that the device refuses', () => {
  const kept = (savedAt: string, ...unkept: string[]) => ({ kind: 'kept', savedAt, unkept }) as const;

  it('is named as long as it is attached and not kept', async () => {
    const visit = await begin(fakeDrafts(undefined, kept(SAVED_AT, 'paper')));
    type(visit, 'Maya');
    await pass(1000);
    const { unkept } = visit.saver.getStatus();
    expect([visit.keeping(), unkept]).toEqual(['kept', ['paper']]);
    type(visit, 'Sara');
    await pass(1000);
    expect(visit.saver.getStatus().unkept).toBe(unkept);
    visit.drafts.keep.mockResolvedValue(kept(SAVED_AT));
    type(visit, 'Lea');
    await pass(1000);
    expect(visit.saver.getStatus().unkept).toEqual([]);
  });

  it('after a while, says nothing of later answers', async () => {
    const visit = await begin();
    let arrive: (outcome: KeepOutcome) => void = () => undefined;
    visit.drafts.keep.mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    type(visit, 'Maya');
    await pass(1000);
    type(visit, 'Sara');
    await pass(1000);
    arrive(kept('2026-11-01T09:00:00.000Z', 'paper'));
    await pass(0);
    expect(visit.saver.getStatus()).toMatchObject({ savedAt: SAVED_AT, unkept: [] });
  });
});
