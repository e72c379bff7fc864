// Saves the draft of a form that is being filled in, and restores it. It subscribes to the store and decides when to save and
// what the visitor is told; the port knows where and how.
// Obligations:
// - a change of the answers is noted at once, saved within a second of the key, and at once when the page is hidden;
// - a browser that refuses to store anything is told before the first answer;
// - nothing is saved before the first answer, after the visitor chose "nothing on this device" (nor is a receipt), or once the
//   submission was received; a password never;
// - newer answers of another tab are neither overwritten nor removed without asking.

import {
  applyPreHydrationInput,
  carryOver,
  isWaiting,
  pristineAnswers,
  type Receipt,
  restoreDraft,
  startWizard,
} from '../../core/index.ts';
import type { DraftPort, FoundDraft, ReceiptPort, Visit } from '../../ports/index.ts';
import type { WizardStore } from '../state/store.ts';
import type { DraftStatus } from './draftStatus.ts';

export interface DraftSaver {
  getStatus(): DraftStatus;
  subscribe(listener: () => void): () => void;
  /**
   * Applies text that was typed before hydration, loads the draft, then saves every change until the returned function is
   * called. Call it in a layout effect of the hydrating commit: the next blur or change redraws the controls and loses that text.
   */
  start(): () => void;
  /** Saves a pending change without waiting for the timer. */
  flush(): Promise<void>;
  /** Empties the form and forgets the draft. */
  startAgain(): void;
  /** Removes the draft and the receipt, and saves nothing more of this visit. */
  stopSaving(): void;
  /** Removes the answers whose question is gone from the notice and from the draft. */
  dismissOrphans(): void;
  /** Downloads the visit as a file, which another browser can open. */
  saveFile(): Promise<void>;
  /** Restores the visit in a file; false when the file holds none of this form. */
  openFile(file: File): Promise<boolean>;
  /** Resolves a conflict with this page's answers, or with the other tab's. */
  resolveConflict(winner: 'this-page' | 'other-tab'): void;
}

/**
 * A change is saved at once, or this long after the previous save. Text that is being typed becomes an answer within 900 ms, so a
 * key is saved within 900 ms too: the previous save was before it, or saved it.
 */
const INTERVAL_MS = 900;

const NONE: readonly string[] = [];

/** Saves the draft of one visit, and the receipt of its submission. */
export function createDraftSaver(store: WizardStore, drafts: DraftPort, receipts: ReceiptPort): DraftSaver {
  const { getForm } = store;
  let status: DraftStatus = { ready: false, saving: 'nothing-yet', notStored: NONE };
  let last = store.getState();
  let lastWaiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the latest save was started, on the clock of `performance`. */
  let latestSave = Number.NEGATIVE_INFINITY;
  /** Number of discards: a save that was started before the latest one is ignored. */
  let discards = 0;
  /** Number of saves started, and the latest of them whose outcome is in the status. */
  let saves = 0;
  let reported = 0;
  const listeners = new Set<() => void>();
  const set = (change: Partial<DraftStatus>) => {
    status = { ...status, ...change };
    for (const listener of listeners) listener();
  };

  /** Loads the draft; then fills in answers from the address (prefill) where neither the visitor nor the draft has one. */
  async function load(): Promise<void> {
    const found = await drafts.load(getForm());
    const { later, prefill } = getForm();
    if (later && (found || prefill)) {
      last = startWizard(await later.whole(store));
      return load();
    }
    // Before `ready`, so that text that was typed meanwhile is merged into the draft and not saved over it.
    store.flush();
    const isFirst = !status.ready;
    set({ ready: true });
    if (found) restore(found, isFirst);
    // The conflict is over: the other tab has sent or removed its answers.
    else if (status.saving === 'conflict') await save(true);
    else {
      void probe();
      follow();
    }
    getForm().fill?.(store);
  }

  async function probe(): Promise<void> {
    const accepted = await drafts.accepts();
    if (!accepted && status.saving === 'nothing-yet') set({ saving: 'refused' });
  }

  /** `carries`: answers given on this page while the draft was loading replace those of the draft. */
  function restore({ draft, lostFiles }: FoundDraft, carries = false): void {
    const { state, orphans } = restoreDraft(getForm(), draft);
    const { savedAt } = draft;
    const carried = carries ? carryOver(getForm(), last.answers, store.getState().answers, state) : state;
    last = state;
    set({ saving: status.saving === 'off' ? 'off' : 'saved', savedAt, restored: { savedAt, orphans, lostFiles } });
    store.dispatch({ type: 'restore', state: carried });
  }

  function visit(): Visit {
    const state = store.getState();
    const { orphans = [] } = status.restored ?? {};
    const answers = getForm().withoutSecrets?.(state.answers) ?? state.answers;
    const kept = { answers, step: state.step, waiting: isWaiting(getForm(), state) };
    return orphans.length > 0 ? { ...kept, orphans } : kept;
  }

  async function save(overwrite = false): Promise<void> {
    store.flush();
    clearTimeout(timer);
    timer = undefined;
    latestSave = performance.now();
    const before = discards;
    const turn = ++saves;
    const outcome = await drafts.save(getForm(), visit(), overwrite);
    // Saves can end out of order: storing a file takes longer than storing answers.
    if (discards !== before || turn < reported) return;
    reported = turn;
    if (outcome.kind !== 'saved') set({ saving: outcome.kind, notStored: NONE });
    else set({ saving: 'saved', savedAt: outcome.savedAt, notStored: sameOr(status.notStored, outcome.notStored) });
  }

  function follow(): void {
    if (!status.ready) return;
    const state = store.getState();
    const before = last;
    last = state;
    const { submission } = state;
    if (submission.phase === 'done') {
      if (submission !== before.submission) finish(submission.receipt);
      return;
    }
    const waiting = isWaiting(getForm(), state);
    const isTakenIn = state.attaching.size < before.attaching.size;
    if (state.answers === before.answers && state.step === before.step && waiting === lastWaiting && !isTakenIn) return;
    lastWaiting = waiting;
    if (status.saving === 'off' || status.saving === 'conflict') return;
    if (status.saving !== 'saved' && state.answers === pristineAnswers(getForm())) return;
    if (status.saving !== 'refused') drafts.writeJournal(getForm(), visit());
    // The synchronous note holds no files, so a newly attached file is saved without delay.
    if (isTakenIn) void save();
    else saveSoon();
  }

  function saveSoon(): void {
    timer ??= setTimeout(save, Math.max(0, latestSave + INTERVAL_MS - performance.now()));
  }

  /** Saves the receipt and removes the draft. */
  function finish(receipt: Receipt | undefined): void {
    const isOff = status.saving === 'off';
    if (receipt && !isOff) void receipts.save(getForm(), receipt);
    forget(isOff ? 'off' : 'nothing-yet', false);
  }

  function forget(saving: DraftStatus['saving'], overwrite: boolean): void {
    store.flush();
    discards++;
    clearTimeout(timer);
    timer = undefined;
    const { ready } = status;
    status = { ready, saving, notStored: NONE };
    set({});
    void drafts.discard(getForm(), overwrite);
  }

  return {
    getStatus: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      if (!status.ready) {
        const early = applyPreHydrationInput(getForm(), store.getState(), drafts.preHydrationInput());
        store.dispatch({ type: 'restore', state: early });
      }
      void load();
      const stop = store.subscribe(follow);
      return () => {
        store.flush();
        if (timer !== undefined) void save();
        stop();
      };
    },
    flush: async () => {
      store.flush();
      if (timer !== undefined) await save();
    },
    startAgain() {
      const state = startWizard(getForm());
      last = state;
      store.dispatch({ type: 'restore', state });
      forget('nothing-yet', true);
      drafts.begin();
    },
    stopSaving() {
      forget('off', true);
      void receipts.forget(getForm());
    },
    dismissOrphans() {
      if (!status.restored) return;
      set({ restored: { ...status.restored, orphans: [] } });
      if (status.saving === 'saved') void save();
    },
    saveFile() {
      store.flush();
      return drafts.saveFile(getForm(), visit());
    },
    async openFile(file) {
      await getForm().later?.whole(store);
      const found = await drafts.readFile(getForm(), file);
      if (!found) return false;
      restore(found);
      if (status.saving === 'off') return true;
      // The note is synchronous: the answers survive when the page is closed before the database has stored them.
      drafts.writeJournal(getForm(), visit());
      await save(true);
      return true;
    },
    resolveConflict(winner) {
      if (winner === 'this-page') void save(true);
      else void load();
    },
  };
}

function sameOr(before: readonly string[], now: readonly string[]): readonly string[] {
  return before.join() === now.join() ? before : now;
}
