// That a finished submission is sent until it is acknowledged, and never twice at once.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Receipt } from '../../../engine/core/model/types.ts';
import { restoreDraft } from '../../../engine/core/wizard/restoreDraft.ts';
import { type Failure, startWizard } from '../../../engine/core/wizard/wizardState.ts';
import type { Outcome, Ports } from '../../../engine/ports/ports.ts';
import { createWizardStore } from '../../../engine/react/state/store.ts';
import { createSender } from '../../../engine/react/submission/sender.ts';
import { change, makeSteps } from '../../core/support/steps.ts';
import { fakeDrafts, fakeReceipts, SAVED_AT } from '../support/fakeDrafts.ts';

const form = await makeSteps({ next: 'check' });
const answers = { who: { name: 'Maya' }, pets: { any: 'no' }, end: {} };
const draft = { form: 'made', version: 1, answers, step: 2, savedAt: SAVED_AT, submissionId: 'x', waiting: true };
const received: Outcome = { kind: 'received', receipt: { reference: 'K7QM', receivedAt: SAVED_AT } };
const failed = (reason: Failure['reason']): Outcome => ({ kind: 'failed', failure: { reason, errors: [] } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A finished form, let go before or not; the intake answers `outcomes`, the last one for good. */
function begin(outcomes: readonly Outcome[], waiting = false) {
  const store = createWizardStore(form, restoreDraft(form, { ...draft, waiting }).state);
  const listeners = new Set<() => void>();
  const log: string[] = [];
  const left = [...outcomes];
  const submit = vi.fn<Ports['submit']>(async () => {
    log.push('sent');
    return (left.length > 1 ? left.shift() : left[0]) ?? received;
  });
  const drafts = fakeDrafts();
  const ports: Ports = {
    submit,
    attachments: { add: () => Promise.reject(new Error('No file is chosen here.')) },
    drafts,
    receipts: fakeReceipts(),
    steps: { show: () => undefined, onReturn: () => () => undefined },
    onConnection(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const sender = createSender(form, store, ports, async () => void log.push('saved'));
  const goOnline = () => {
    for (const listener of listeners) listener();
  };
  return { store, sender, submit, drafts, log, goOnline, phase: () => store.getState().submission.phase };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const MINUTE = 60_000;

describe('Submit', () => {
  it('keeps the submission, then sends it, and shows the receipt', async () => {
    const { sender, store, submit, log } = begin([received]);
    await sender.send();
    expect(log).toEqual(['saved', 'sent']);
    expect(submit.mock.calls[0]?.slice(0, 2)).toEqual([form, answers]);
    expect(store.getState().submission).toEqual({
      phase: 'done',
      receipt: { reference: 'K7QM', receivedAt: SAVED_AT },
    });
  });

  it('sends once, however often it is pressed', async () => {
    const { sender, submit } = begin([received]);
    await Promise.all([sender.send(), sender.send(), sender.send()]);
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('sends nothing that is incomplete', async () => {
    const { sender, store, submit, log } = begin([received]);
    store.dispatch(change('who[name]', undefined));
    await sender.send();
    await pass(MINUTE);
    expect([submit.mock.calls.length, log, store.getState().step]).toEqual([0, [], 0]);
  });

  it('waits for a file that is being made ready, then sends once, with the file', async () => {
    const { sender, store, submit } = begin([received]);
    const stop = sender.start();
    const files = { name: 'who[report]', single: true };
    store.dispatch({ type: 'attach', files });
    await Promise.all([sender.send(), sender.send()]);
    await pass(MINUTE);
    expect(submit).not.toHaveBeenCalled();
    store.dispatch(change('who[more]', 'yes'));
    store.dispatch(change('who[note]', 'x'));
    await sender.send();
    store.dispatch({ type: 'attached', files, answer: { id: '1', name: 'a.pdf', type: 'application/pdf', size: 1 } });
    await pass(MINUTE);
    expect(submit.mock.calls.map(([, sent]) => sent)).toEqual([store.getState().answers]);
    expect(submit.mock.calls[0]?.[1].who).toMatchObject({ report: { id: '1' } });
    stop();
  });

  it('reports the share of the request that was sent', async () => {
    const { sender, store, submit } = begin([received]);
    submit.mockImplementation(async (_, __, onProgress) => {
      onProgress(0.5);
      expect(store.getState().submission).toEqual({ phase: 'sending', part: 0.5 });
      return received;
    });
    await sender.send();
    expect.assertions(1);
  });
});

describe('what may pass by itself', () => {
  it.each(['unreachable', 'fault'] as const)('%s: is tried again with growing pauses', async (reason) => {
    const { sender, submit } = begin([failed(reason)]);
    await sender.send();
    const calls: number[] = [];
    for (const seconds of [4.9, 0.2, 9.7, 0.3, 19.6, 0.4]) {
      await pass(seconds * 1000);
      calls.push(submit.mock.calls.length);
    }
    expect(calls).toEqual([1, 2, 2, 3, 3, 4]);
    await pass(60 * MINUTE);
    const before = submit.mock.calls.length;
    await pass(5 * MINUTE + 1000);
    expect(submit.mock.calls.length).toBe(before + 1);
  });

  it('is over with the receipt', async () => {
    const { sender, submit, phase } = begin([failed('unreachable'), failed('fault'), received]);
    await sender.send();
    await pass(60 * MINUTE);
    expect([submit.mock.calls.length, phase()]).toEqual([3, 'done']);
  });

  it('is tried at once when the connection is back', async () => {
    const { sender, submit, goOnline, phase } = begin([failed('unreachable'), received]);
    const stop = sender.start();
    await sender.send();
    goOnline();
    await pass(0);
    expect([submit.mock.calls.length, phase()]).toEqual([2, 'done']);
    goOnline();
    await pass(60 * MINUTE);
    expect(submit).toHaveBeenCalledTimes(2);
    stop();
  });

  it('can be sent by hand meanwhile, and is not sent again for it', async () => {
    const { sender, submit } = begin([failed('unreachable'), received]);
    await sender.send();
    await pass(1000);
    await sender.send();
    await pass(60 * MINUTE);
    expect(submit).toHaveBeenCalledTimes(2);
  });

  it('is not sent behind the back of somebody who changes an answer', async () => {
    const { sender, store, submit, goOnline } = begin([failed('unreachable')]);
    sender.start();
    await sender.send();
    store.dispatch(change('who[name]', 'Sara'));
    goOnline();
    await pass(60 * MINUTE);
    expect(submit).toHaveBeenCalledTimes(1);
  });
});

describe('what was received in an earlier version', () => {
  const { receipt } = received as { readonly receipt: Receipt };
  const twice: Outcome = { kind: 'failed', failure: { reason: 'already-received', errors: [], receipt } };

  it('is sent as another submission on demand, once', async () => {
    const { sender, submit, drafts, log, phase } = begin([twice, received]);
    await sender.send();
    await Promise.all([sender.sendAsNew(), sender.sendAsNew()]);
    expect([submit.mock.calls.length, drafts.begin.mock.calls.length, phase()]).toEqual([2, 1, 'done']);
    expect(log).toEqual(['saved', 'sent', 'saved', 'sent']);
  });

  it('can be left at that: the receipt stands, the changed answers do not, and the next submission is another', async () => {
    const { sender, store, submit, drafts } = begin([twice]);
    await sender.send();
    sender.keepReceived();
    expect(store.getState()).toEqual({ ...startWizard(form), submission: { phase: 'done', receipt } });
    expect([submit.mock.calls.length, drafts.begin.mock.calls.length]).toEqual([1, 1]);
  });

  it.each(['unreachable', 'refused'] as const)('does nothing after another failure: %s', async (reason) => {
    const { sender, store, submit, drafts } = begin([failed(reason)]);
    await sender.send();
    const before = store.getState();
    await sender.sendAsNew();
    sender.keepReceived();
    expect([store.getState(), submit.mock.calls.length, drafts.begin.mock.calls.length]).toEqual([before, 1, 0]);
  });
});

it.each(['refused', 'too-large', 'not-saved'] as const)('%s is not retried', async (reason) => {
  const { sender, submit, goOnline } = begin([failed(reason)]);
  sender.start();
  await sender.send();
  goOnline();
  await pass(60 * MINUTE);
  expect(submit).toHaveBeenCalledTimes(1);
});

it('a waiting submission is sent when the page is opened again; an open form is not', async () => {
  const waiting = begin([received], true);
  waiting.sender.start();
  await pass(0);
  expect([waiting.submit.mock.calls.length, waiting.phase()]).toEqual([1, 'done']);
  const open = begin([received]);
  open.sender.start();
  await pass(60 * MINUTE);
  expect(open.submit).not.toHaveBeenCalled();
});

it('an unmounted page sends nothing', async () => {
  const { sender, submit, goOnline } = begin([failed('unreachable')]);
  const stop = sender.start();
  await sender.send();
  stop();
  goOnline();
  await pass(60 * MINUTE);
  expect(submit).toHaveBeenCalledTimes(1);
});
