// When an unfinished form is kept, and what comes back; storage and clock are functions of the test.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startWizard } from '../../../engine/core/wizard/wizardState.ts';
import { change, next, send } from '../../core/support/steps.ts';
import { type Begun, begin, draft, form, pass, type, whole } from '../support/beginSaver.ts';
import { fakeDrafts, SAVED_AT } from '../support/fakeDrafts.ts';

const failed = { type: 'failed', failure: { reason: 'unreachable', errors: [] } } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is typed', () => {
  it('is kept within a second, however fast the keys follow each other, and once', async () => {
    const visit = await begin();
    for (let i = 1; i <= 20; i++) {
      type(visit, 'x'.repeat(i));
      await pass(49);
    }
    const saved = visit.drafts.saved();
    expect(saved.length).toBeGreaterThan(0);
    expect(saved.length).toBeLessThanOrEqual(3);
    await pass(1000);
    const answers = expect.objectContaining({ who: { name: 'x'.repeat(20) } });
    expect(visit.drafts.saved().at(-1)).toEqual([{ answers, step: 0, waiting: false }, false]);
    expect(visit.saver.getStatus()).toEqual({ ready: true, saving: 'saved', savedAt: SAVED_AT, notStored: [] });
  });

  it('is saved at once where nothing was saved for 900 ms, and otherwise when they are over', async () => {
    const visit = await begin();
    for (const [text, after, saves] of [
      ['M', 0, 1],
      ['Ma', 899, 1],
      ['May', 1, 2],
      ['Maya', 2000, 3],
      ['Sara', 0, 4],
    ] as const) {
      type(visit, text);
      await pass(after);
      expect(visit.drafts.saved()).toHaveLength(saves);
    }
  });

  it('is noted before the key is done, once for every change', async () => {
    const visit = await begin();
    for (const text of ['M', 'Ma']) {
      type(visit, text);
      expect(visit.drafts.journalled().at(-1)).toEqual({
        answers: expect.objectContaining({ who: { name: text } }),
        step: 0,
        waiting: false,
      });
    }
    expect([visit.drafts.journalled().length, visit.drafts.saved().length]).toEqual([2, 0]);
  });

  it('is an answer, noted and saved within a second of the key, however long the typing goes on', async () => {
    const visit = await begin();
    type(visit, 'x');
    await pass(1000);
    for (let i = 1; i <= 60; i++) {
      visit.store.type('who[name]', 'x'.repeat(i));
      await pass(49);
      const saved = visit.drafts.saved().at(-1)?.[0].answers.who as { name: string };
      // 20 keys take 980 ms.
      expect(i - saved.name.length).toBeLessThanOrEqual(20);
    }
    expect(visit.drafts.saved().length).toBeLessThanOrEqual(8);
    visit.store.type('who[name]', 'Maya');
    await visit.saver.flush();
    expect(visit.drafts.saved().at(-1)?.[0].answers.who).toEqual({ name: 'Maya' });
  });

  it.each([
    ['the form leaves the page', (visit: Begun) => visit.stop(), ({ drafts }: Begun) => drafts.saved().at(-1)?.[0]],
    [
      'it is saved to a file',
      (visit: Begun) => visit.saver.saveFile(),
      ({ drafts }: Begun) => drafts.saveFile.mock.lastCall?.[1],
    ],
  ])('last is kept with the rest when %s', async (_, end, kept) => {
    const visit = await begin();
    type(visit, 'M');
    await pass(1000);
    visit.store.type('who[name]', 'Maya');
    await end(visit);
    expect(kept(visit)?.answers.who).toEqual({ name: 'Maya' });
  });

  it('is kept at once on demand, and not again', async () => {
    const visit = await begin();
    type(visit, 'Maya');
    await visit.saver.flush();
    expect(visit.drafts.saved()).toHaveLength(1);
    await visit.saver.flush();
    await pass(5000);
    expect(visit.drafts.saved()).toHaveLength(1);
  });

  it('is kept when the form leaves the page', async () => {
    const visit = await begin();
    type(visit, 'Maya');
    visit.stop();
    expect(visit.drafts.saved()).toHaveLength(1);
    type(visit, 'Sara');
    await pass(5000);
    expect(visit.drafts.saved()).toHaveLength(1);
  });
});

it('keeps the step with the answers, and nothing of a form that was only looked at', async () => {
  const visit = await begin();
  visit.store.dispatch({ type: 'leave', name: 'who[name]' });
  visit.store.dispatch(next);
  await pass(1000);
  expect(visit.drafts.saved()).toEqual([]);
  type(visit, 'Maya');
  visit.store.dispatch(next);
  await pass(1000);
  expect(visit.drafts.saved().map(([{ step }]) => step)).toEqual([1]);
});

it('keeps that a submission was let go, before it leaves', async () => {
  const visit = await begin();
  for (const action of [change('who[name]', 'Maya'), next, change('pets[any]', 'no'), next])
    visit.store.dispatch(action);
  await pass(1000);
  visit.store.dispatch(send);
  await visit.saver.flush();
  expect(visit.drafts.saved().map(([{ waiting }]) => waiting)).toEqual([false, true]);
  visit.store.dispatch(failed);
  await pass(1000);
  expect(visit.drafts.saved()).toHaveLength(2);
  type(visit, 'Sara');
  await pass(1000);
  expect(visit.drafts.saved().at(-1)?.[0].waiting).toBe(false);
});

it('says from the start that nothing can be kept, notes nothing, and tries all the same', async () => {
  const drafts = fakeDrafts();
  drafts.accepts.mockResolvedValue(false);
  const visit = await begin(drafts);
  expect(visit.saver.getStatus()).toEqual({ ready: true, saving: 'refused', notStored: [] });
  type(visit, 'Maya');
  expect(drafts.journalled()).toEqual([]);
  await pass(1000);
  expect([drafts.saved().length, visit.saving()]).toEqual([1, 'saved']);
});

it.each(['refused', 'conflict'] as const)('says so when the browser answers: %s', async (kind) => {
  const visit = await begin(fakeDrafts(undefined, { kind }));
  type(visit, 'Maya');
  await pass(1000);
  expect(visit.saving()).toBe(kind);
  type(visit, 'Sara');
  await pass(1000);
  expect(visit.drafts.saved()).toHaveLength(kind === 'refused' ? 2 : 1);
});

describe('earlier answers', () => {
  it('come back with their step, and with those that lost their question', async () => {
    const { store, saver, drafts } = await begin(fakeDrafts(draft));
    expect(store.getState()).toEqual(startWizard(form, whole, 1));
    const { savedAt } = draft;
    const restored = { savedAt, orphans: [{ name: 'old', answer: 'x' }], lostFiles: [] };
    expect(saver.getStatus()).toEqual({ ready: true, saving: 'saved', savedAt, restored, notStored: [] });
    await pass(5000);
    expect(drafts.saved()).toEqual([]);
  });

  it('that lost their question are kept along until they are dismissed', async () => {
    const visit = await begin(fakeDrafts(draft));
    const orphans = [{ name: 'old', answer: 'x' }];
    type(visit, 'Sara');
    await pass(1000);
    expect([visit.drafts.journalled().at(-1)?.orphans, visit.drafts.saved().at(-1)?.[0].orphans]).toEqual([
      orphans,
      orphans,
    ]);
    visit.saver.dismissOrphans();
    await pass(0);
    expect(visit.saver.getStatus().restored?.orphans).toEqual([]);
    expect(visit.drafts.saved()).toHaveLength(2);
    expect(visit.drafts.saved().at(-1)?.[0].orphans).toBeUndefined();
  });

  it('are waited for: until then nothing is kept', async () => {
    const drafts = fakeDrafts();
    let arrive: (none: undefined) => void = () => undefined;
    drafts.load.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const visit = await begin(drafts);
    expect(visit.saver.getStatus().ready).toBe(false);
    type(visit, 'x');
    await pass(5000);
    expect(drafts.saved()).toEqual([]);
    arrive(undefined);
    await pass(0);
    expect(visit.saver.getStatus().ready).toBe(true);
  });
});

describe('a conflict with another tab', () => {
  async function conflict() {
    const drafts = fakeDrafts();
    const visit = await begin(drafts);
    drafts.save.mockResolvedValueOnce({ kind: 'conflict' });
    type(visit, 'Maya');
    await pass(1000);
    return visit;
  }

  it('is settled in favour of this page by keeping over the other', async () => {
    const visit = await conflict();
    visit.saver.resolveConflict('this-page');
    await pass(0);
    expect(visit.drafts.saved().map(([, overwrite]) => overwrite)).toEqual([false, true]);
    expect(visit.saving()).toBe('saved');
  });

  it('is settled in favour of the other tab by going on with its answers', async () => {
    const visit = await conflict();
    visit.drafts.load.mockResolvedValue({ draft: { ...draft, answers: { who: { name: 'Sara' } } }, lostFiles: [] });
    visit.saver.resolveConflict('other-tab');
    await pass(5000);
    expect(visit.store.getState().answers).toMatchObject({ who: { name: 'Sara' } });
    expect(visit.saving()).toBe('saved');
    expect(visit.drafts.saved()).toHaveLength(1);
  });

  it('is over when the other tab has nothing any more', async () => {
    const visit = await conflict();
    visit.saver.resolveConflict('other-tab');
    await pass(5000);
    expect(visit.saving()).toBe('saved');
    expect(visit.store.getState().answers).toMatchObject({ who: { name: 'Maya' } });
  });
});
