// What was typed before the form was alive, beside what comes back from the device.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { change } from '../../core/support/steps.ts';
import { begin, draft, pass } from '../support/beginSaver.ts';
import { fakeDrafts } from '../support/fakeDrafts.ts';

const typed = [{ name: 'who[name]', raw: 'Sara ' }];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('becomes an answer, journalled and saved like any other', async () => {
  const drafts = fakeDrafts();
  drafts.preHydrationInput.mockReturnValue(typed);
  const visit = await begin(drafts);
  expect(visit.store.getState().answers).toMatchObject({ who: { name: 'Sara' } });
  expect(drafts.journalled()).toHaveLength(1);
  await pass(1000);
  expect(drafts.saved().at(-1)?.[0].answers).toMatchObject({ who: { name: 'Sara' } });
});

it('replaces the stored answer of its question only', async () => {
  const drafts = fakeDrafts(draft);
  drafts.preHydrationInput.mockReturnValue(typed);
  const { store } = await begin(drafts);
  expect(store.getState().answers).toMatchObject({ who: { name: 'Sara' }, pets: { any: 'no' } });
});

it('is read once: answers taken over from another tab later are not replaced', async () => {
  const drafts = fakeDrafts();
  drafts.preHydrationInput.mockReturnValue(typed);
  const visit = await begin(drafts);
  drafts.load.mockResolvedValue({ draft, lostFiles: [] });
  visit.saver.resolveConflict('other-tab');
  await pass(0);
  expect(visit.store.getState().answers).toMatchObject({ who: { name: 'Maya' } });
});

it('becomes an answer before the draft is loaded, as does text typed until then', async () => {
  const drafts = fakeDrafts();
  drafts.preHydrationInput.mockReturnValue(typed);
  let arrive: (found: Awaited<ReturnType<typeof drafts.load>>) => void = () => undefined;
  drafts.load.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  const { store, saver } = await begin(drafts);
  expect([saver.getStatus().ready, store.getState().answers.who]).toEqual([false, { name: 'Sara' }]);
  store.dispatch(change('who[more]', 'no'));
  expect(drafts.journalled()).toEqual([]);
  arrive({ draft: { ...draft, answers: { ...draft.answers, end: { remark: 'saved' } } }, lostFiles: [] });
  await pass(0);
  const answers = { who: { name: 'Sara', more: 'no' }, pets: { any: 'no' }, end: { remark: 'saved' } };
  expect(store.getState().answers).toEqual(answers);
  expect(drafts.journalled().map((visit) => visit.answers)).toEqual([answers]);
});

it('text that is still debounced when the draft has been loaded is merged into it, and the draft is not overwritten', async () => {
  const drafts = fakeDrafts();
  let arrive: (found: Awaited<ReturnType<typeof drafts.load>>) => void = () => undefined;
  drafts.load.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  const { store } = await begin(drafts);
  for (const text of ['S', 'Sara']) store.type('who[name]', text);
  arrive({ draft, lostFiles: [] });
  await pass(0);
  expect(store.getState().answers).toMatchObject({ who: { name: 'Sara' }, pets: { any: 'no' } });
  expect(drafts.journalled().filter(({ answers }) => answers.pets === undefined)).toEqual([]);
});
