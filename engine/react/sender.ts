// Sends a finished submission until it is acknowledged. What may pass by itself (no connection, a fault at the other end)
// is tried again: with growing pauses, at once when the connection is back, and after a reload, always under the same id,
// so that one submission results whatever is lost on the way.

import { type Form, isWaiting } from '../core/index.ts';
import type { Ports } from '../ports/index.ts';
import type { WizardStore } from './store.ts';

export interface Sender {
  /** Submits, or shows what keeps the form from being submitted. */
  send(): Promise<void>;
  /** Sends answers that were changed after an earlier version had been received, as a submission of their own. */
  sendAsNew(): Promise<void>;
  /** Leaves it at the earlier version that was received. */
  keepReceived(): void;
  /**
   * Sends what was left waiting, and listens for the connection and for the files that Submit waits for; the returned
   * function stops it.
   */
  start(): () => void;
}

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/**
 * `keepFirst` makes sure that the submission survives this page before it leaves it; `readTrap` reads the question that
 * nobody sees.
 */
export function createSender(
  form: Form,
  store: WizardStore,
  ports: Ports,
  keepFirst: () => Promise<void>,
  readTrap: () => string = () => '',
): Sender {
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send(): Promise<void> {
    clearTimeout(timer);
    const before = store.getState().submission;
    store.dispatch({ type: 'send' });
    const { submission, answers } = store.getState();
    if (submission === before || submission.phase !== 'sending') return;
    await keepFirst();
    const onProgress = (part: number) => store.dispatch({ type: 'progress', part });
    const outcome = await ports.submit(store.getForm(), answers, onProgress, readTrap());
    if (outcome.kind === 'received') {
      pause = FIRST_PAUSE_MS;
      store.dispatch({ type: 'done', receipt: outcome.receipt });
      return;
    }
    store.dispatch({ type: 'failed', failure: outcome.failure });
    if (!isWaiting(form, store.getState())) return;
    timer = setTimeout(sendWaiting, pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  }

  const sendWaiting = () => {
    const state = store.getState();
    if (isWaiting(form, state) && state.submission.phase !== 'sending') void send();
  };

  const isReceived = () => {
    const { submission } = store.getState();
    return submission.phase === 'failed' && submission.failure.reason === 'already-received';
  };

  const sendOnceAttached = () => {
    const { onceAttached, attaching } = store.getState();
    if (onceAttached === 'send' && attaching.size === 0) void send();
  };

  return {
    send,
    async sendAsNew() {
      if (!isReceived()) return;
      ports.drafts.begin();
      await send();
    },
    keepReceived() {
      if (!isReceived()) return;
      store.dispatch({ type: 'keep-received' });
      ports.drafts.begin();
    },
    start() {
      const stops = [ports.onConnection(sendWaiting), store.subscribe(sendOnceAttached)];
      sendWaiting();
      return () => {
        for (const stop of stops) stop();
        clearTimeout(timer);
      };
    },
  };
}
