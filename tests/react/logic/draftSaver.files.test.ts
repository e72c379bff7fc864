// Answers that are kept while a file is not.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SaveOutcome } from '../../../engine/ports/ports.ts';
import { begin, pass, type } from '../support/beginSaver.ts';
import { fakeDrafts, SAVED_AT } from '../support/fakeDrafts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a file that the device refuses', () => {
  const saved = (savedAt: string, ...notStored: string[]) => ({ kind: 'saved', savedAt, notStored }) as const;

  it('is listed while it is attached and not stored', async () => {
    const visit = await begin(fakeDrafts(undefined, saved(SAVED_AT, 'paper')));
    type(visit, 'Maya');
    await pass(1000);
    const { notStored } = visit.saver.getStatus();
    expect([visit.saving(), notStored]).toEqual(['saved', ['paper']]);
    type(visit, 'Sara');
    await pass(1000);
    expect(visit.saver.getStatus().notStored).toBe(notStored);
    visit.drafts.save.mockResolvedValue(saved(SAVED_AT));
    type(visit, 'Lea');
    await pass(1000);
    expect(visit.saver.getStatus().notStored).toEqual([]);
  });

  it('does not change the status of later answers when its save ends late', async () => {
    const visit = await begin();
    let arrive: (outcome: SaveOutcome) => void = () => undefined;
    visit.drafts.save.mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    type(visit, 'Maya');
    await pass(1000);
    type(visit, 'Sara');
    await pass(1000);
    arrive(saved('2026-11-01T09:00:00.000Z', 'paper'));
    await pass(0);
    expect(visit.saver.getStatus()).toMatchObject({ savedAt: SAVED_AT, notStored: [] });
  });
});
