// How keeping ends: with a receipt, with a fresh start, with nothing on the device, or on another device.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startWizard } from '../../../engine/core/wizard/wizardState.ts';
import type { SaveOutcome } from '../../../engine/ports/ports.ts';
import { next } from '../../core/support/steps.ts';
import { type Begun, begin, draft, form, pass, receipt, type, whole } from '../support/beginSaver.ts';
import { fakeDrafts, SAVED_AT } from '../support/fakeDrafts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('once the submission was received', () => {
  async function finish(visit: Begun) {
    type(visit, 'Maya');
    await pass(1000);
    type(visit, 'Mayas');
    visit.store.dispatch({ type: 'done', receipt });
    await pass(5000);
  }

  it('the receipt is saved and the draft removed, unless another tab has written it', async () => {
    const visit = await begin();
    await finish(visit);
    expect(visit.drafts.discard.mock.calls).toEqual([[form, false]]);
    expect(visit.receipts.save.mock.calls).toEqual([[form, receipt]]);
    expect(visit.drafts.saved()).toHaveLength(1);
  });

  it('the outcome of a save in progress is ignored', async () => {
    const visit = await begin();
    let arrive: (outcome: SaveOutcome) => void = () => undefined;
    visit.drafts.save.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    type(visit, 'Maya');
    await pass(1000);
    visit.saver.startAgain();
    arrive({ kind: 'saved', savedAt: SAVED_AT, notStored: [] });
    await pass(0);
    expect(visit.saver.getStatus()).toEqual({ ready: true, saving: 'nothing-yet', notStored: [] });
  });
});

it('Start again empties the form, removes the draft of any tab, and begins a new submission', async () => {
  const visit = await begin(fakeDrafts(draft));
  type(visit, 'Sara');
  visit.saver.startAgain();
  await pass(5000);
  expect(visit.store.getState()).toEqual(startWizard(form));
  expect(visit.saver.getStatus()).toEqual({ ready: true, saving: 'nothing-yet', notStored: [] });
  expect(visit.drafts.discard.mock.calls).toEqual([[form, true]]);
  expect(visit.drafts.begin).toHaveBeenCalledTimes(1);
  expect(visit.drafts.saved()).toEqual([]);
});

it('"Keep nothing" removes draft and receipt, saves no others, and leaves the submission id', async () => {
  const visit = await begin();
  type(visit, 'Maya');
  visit.saver.stopSaving();
  type(visit, 'Sara');
  visit.store.dispatch(next);
  await visit.saver.flush();
  await pass(5000);
  visit.store.dispatch({ type: 'done', receipt });
  await pass(0);
  expect(visit.saving()).toBe('off');
  expect(visit.drafts.saved()).toEqual([]);
  expect(visit.drafts.discard).toHaveBeenCalledWith(form, true);
  expect(visit.receipts.forget.mock.calls).toEqual([[form]]);
  expect(visit.receipts.save).not.toHaveBeenCalled();
  expect(visit.drafts.begin).not.toHaveBeenCalled();
});

describe('a file', () => {
  const file = new File(['{}'], 'made-unfinished.json');

  it('is opened, and saved over the draft of any tab', async () => {
    const drafts = fakeDrafts(draft);
    drafts.load.mockResolvedValue(undefined);
    const visit = await begin(drafts);
    expect(await visit.saver.openFile(file)).toBe(true);
    expect(visit.store.getState()).toEqual(startWizard(form, whole, 1));
    const orphans = [{ name: 'old', answer: 'x' }];
    expect(drafts.saved()).toEqual([[{ answers: whole, step: 1, waiting: false, orphans }, true]]);
    // In the note before the database has it.
    expect(drafts.journalled()).toEqual([{ answers: whole, step: 1, waiting: false, orphans }]);
  });

  it('is not saved after "nothing on this device"', async () => {
    const drafts = fakeDrafts(draft);
    const visit = await begin(drafts);
    visit.saver.stopSaving();
    expect(await visit.saver.openFile(file)).toBe(true);
    await pass(5000);
    expect([visit.saving(), drafts.saved()]).toEqual(['off', []]);
  });

  it('that is no draft of this form changes nothing', async () => {
    const visit = await begin();
    type(visit, 'Maya');
    const before = visit.store.getState();
    expect(await visit.saver.openFile(file)).toBe(false);
    expect(visit.store.getState()).toBe(before);
  });

  it('has the current answers', async () => {
    const visit = await begin();
    type(visit, 'Maya');
    await visit.saver.saveFile();
    const answers = expect.objectContaining({ who: { name: 'Maya' } });
    expect(visit.drafts.saveFile.mock.calls).toEqual([[form, { answers, step: 0, waiting: false }]]);
  });
});
