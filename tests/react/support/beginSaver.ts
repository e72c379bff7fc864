// A visit whose saver is at work, with a clock that is the test's.
import { vi } from 'vitest';
import type { Draft } from '../../../engine/core/wizard/restoreDraft.ts';
import { createDraftSaver } from '../../../engine/react/drafts/draftSaver.ts';
import { createWizardStore } from '../../../engine/react/state/store.ts';
import { change, makeSteps } from '../../core/support/steps.ts';
import { fakeDrafts, fakeReceipts, SAVED_AT } from './fakeDrafts.ts';

export const form = await makeSteps({ next: 'check' });
export const whole = { who: { name: 'Maya' }, pets: { any: 'no' }, end: {} };
export const draft: Draft = {
  form: 'made',
  version: 1,
  answers: { ...whole, old: 'x' },
  step: 1,
  savedAt: '2026-10-31T09:00:00.000Z',
  submissionId: '7f3b6a52-0f1e-4b8a-9a46-6f3f0f1f7a11',
  waiting: false,
};
export const receipt = { reference: 'K7QM-4XRT-9', receivedAt: SAVED_AT };
export async function begin(drafts = fakeDrafts()) {
  const store = createWizardStore(form);
  const receipts = fakeReceipts();
  const saver = createDraftSaver(store, drafts, receipts);
  const stop = saver.start();
  await vi.advanceTimersByTimeAsync(0);
  return { drafts, receipts, store, saver, stop, saving: () => saver.getStatus().saving };
}
export type Begun = Awaited<ReturnType<typeof begin>>;

export const type = ({ store }: Begun, text: string) => store.dispatch(change('who[name]', text));
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
