// How keeping ends: with a receipt, with a fresh start, with nothing on the device, or on another device.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startWizard } from '../../../engine/core/wizard/wizardState.ts';
import type { KeepOutcome } from '../../../engine/ports/ports.ts';
import { next } from '../../core/support/steps.ts';
import { type Begun, begin, draft, form, pass, receipt, type, whole } from '../support/beginSaver.ts';
import { fakeDrafts, SAVED_AT } from '../support/fakeDrafts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('once the submission is done', () => {
  async function finish(visit: Begun) {
    type(visit, 'Maya');
    await pass(1000);
    type(visit, 'Mayas');
    visit.store.dispatch({ type: 'done', receipt });
    await pass(5000);
  }

  it('the receipt takes the place of the draft, this one only', async () => {
    const visit = await begin();
    await finish(visit);
    expect(visit.drafts.discard.mock.calls).toEqual([[form, false]]);
    expect(visit.receipts.keep.mock.calls).toEqual([[form, receipt]]);
    expect(visit.drafts.kept()).toHaveLength(1);
  });

  it('a keep that was under way says nothing any more', async () => {
    const visit = await begin();
    let arrive: (outcome: KeepOutcome) => void = () => undefined;
    visit.drafts.keep.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    type(visit, 'Maya');
    await pass(1000);
    visit.saver.startAgain();
    arrive({ kind: 'kept', savedAt: SAVED_AT, unkept: [] });
    await pass(0);
    expect(visit.saver.getStatus()).toEqual({ ready: true, keeping: 'nothing-yet', unkept: [] });
  });
});

it('Start again empties the form, forgets the draft whoever wrote it, and begins another submission', async () => {
  const visit = await begin(fakeDrafts(draft));
  type(visit, 'Sara');
  visit.saver.startAgain();
  await pass(5000);
  expect(visit.store.getState()).toEqual(startWizard(form));
  expect(visit.saver.getStatus()).toEqual({ ready: true, keeping: 'nothing-yet', unkept: [] });
  expect(visit.drafts.discard.mock.calls).toEqual([[form, true]]);
  expect(visit.drafts.begin).toHaveBeenCalledTimes(1);
  expect(visit.drafts.kept()).toEqual([]);
});

it('Keep nothing forgets the draft and the receipt, keeps no other, and goes on with the same submission', async () => {
  const visit = await begin();
  type(visit, 'Maya');
  visit.saver.stopSaving();
  type(visit, 'Sara');
  visit.store.dispatch(next);
  await visit.saver.flush();
  await pass(5000);
  visit.store.dispatch({ type: 'done', receipt });
  await pass(0);
  expect(visit.keeping()).toBe('off');
  expect(visit.drafts.kept()).toEqual([]);
  expect(visit.drafts.discard).toHaveBeenCalledWith(form, true);
  expect(visit.receipts.forget.mock.calls).toEqual([[form]]);
  expect(visit.receipts.keep).not.toHaveBeenCalled();
  expect(visit.drafts.begin).not.toHaveBeenCalled();
});

describe('a file', () => {
  const file = new File(['{}'], 'made-unfinished.json');

  it('is gone on with, and kept over whatever was there', async () => {
    const drafts = fakeDrafts(draft);
    drafts.load.mockResolvedValue(undefined);
    const visit = await begin(drafts);
    expect(await visit.saver.openFile(file)).toBe(true);
    expect(visit.store.getState()).toEqual(startWizard(form, whole, 1));
    const orphans = [{ name: 'old', answer: 'x' }];
    expect(drafts.kept()).toEqual([[{ answers: whole, step: 1, waiting: false, orphans }, true]]);
    // In the note before the database has it.
    expect(drafts.noted()).toEqual([{ answers: whole, step: 1, waiting: false, orphans }]);
  });

  it('is not kept after "nothing on this device"', async () => {
    const drafts = fakeDrafts(draft);
    const visit = await begin(drafts);
    visit.saver.stopSaving();
    expect(await visit.saver.openFile(file)).toBe(true);
    await pass(5000);
    expect([visit.keeping(), drafts.kept()]).toEqual(['off', []]);
  });

  it('of somebody else changes nothing', async () => {
    const visit = await begin();
    type(visit, 'Maya');
    const before = visit.store.getState();
    expect(await visit.saver.openFile(file)).toBe(false);
    expect(visit.store.getState()).toBe(before);
  });

  it('is saved as the form stands', async () => {
    const visit = await begin();
    type(visit, 'Maya');
    await visit.saver.saveFile();
    const answers = expect.objectContaining({ who: { name: 'Maya' } });
    expect(visit.drafts.saveFile.mock.calls).toEqual([[form, { answers, step: 0, waiting: false }]]);
  });
});
