// Sends a submission until the intake acknowledges it. Transient failures (no connection, a server error) are retried with
// exponential backoff from 5 s to 5 min, when the connection is back, and after a reload. Every attempt has the same submission id,
// so that a lost acknowledgement does not lead to a second submission.

import { type Form, isWaiting } from '../../core/index.ts';
import type { Ports } from '../../ports/index.ts';
import type { WizardStore } from '../state/store.ts';

export interface Sender {
  /** Submits, or shows the errors that prevent it. */
  send(): Promise<void>;
  /** Sends answers that were changed after an earlier version had been received, as a submission of their own. */
  sendAsNew(): Promise<void>;
  /** Accepts the version that was received and drops the later changes. */
  keepReceived(): void;
  /**
   * Sends a submission that has waited since an earlier visit; then sends when the connection is back or pending files are attached,
   * until the returned function is called.
   */
  start(): () => void;
}

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/**
 * `saveFirst` saves the draft before the request is made, so that a reload can retry it; `readHoneypot` reads the honeypot.
 */
export function createSender(
  form: Form,
  store: WizardStore,
  ports: Ports,
  saveFirst: () => Promise<void>,
  readHoneypot: () => string = () => '',
): Sender {
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send(): Promise<void> {
    clearTimeout(timer);
    const before = store.getState().submission;
    store.dispatch({ type: 'send' });
    const { submission, answers } = store.getState();
    if (submission === before || submission.phase !== 'sending') return;
    await saveFirst();
    const onProgress = (part: number) => store.dispatch({ type: 'progress', part });
    const outcome = await ports.submit(store.getForm(), answers, onProgress, readHoneypot());
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
