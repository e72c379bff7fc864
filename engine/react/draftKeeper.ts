// Saves the draft of a form that is being filled in, and restores it. It subscribes to the store and decides when to save and
// what the visitor is told; the port knows where and how.
// Obligations:
// - a change of the answers is noted at once, saved within a second of the key, and at once when the page is hidden;
// - a browser that refuses to store anything is told before the first answer;
// - nothing is saved before the first answer, after the visitor chose "nothing on this device" (nor is a receipt), or once the
//   submission was received;
// - newer answers of another tab are neither overwritten nor removed without asking.

import {
  applyPreHydrationInput,
  carryOver,
  type Form,
  isWaiting,
  pristineAnswers,
  type Receipt,
  restoreDraft,
  startWizard,
} from '../core/index.ts';
import type { DraftPort, FoundDraft, ReceiptPort, Visit } from '../ports/index.ts';
import type { DraftStatus } from './draftStatus.ts';
import type { WizardStore } from './store.ts';

export interface DraftKeeper {
  getStatus(): DraftStatus;
  subscribe(listener: () => void): () => void;
  /**
   * Takes what was typed before the form was alive, looks for earlier answers, then follows the form; the returned function
   * stops it. It runs in the very commit that made the controls React's own: the next blur or change would draw over them.
   */
  start(): () => void;
  /** Keeps now what would be kept in a moment. */
  flush(): Promise<void>;
  /** Empties the form and forgets the draft. */
  startAgain(): void;
  /** Forgets the draft and keeps nothing more of this visit. */
  keepNothing(): void;
  /** The visitor has seen the answers that lost their question. */
  dismissOrphans(): void;
  /** Saves the visit as a file, to go on with elsewhere. */
  saveFile(): Promise<void>;
  /** Goes on with the visit in a file; false when the file holds none of this form. */
  openFile(file: File): Promise<boolean>;
  /** Resolves a conflict with this page's answers, or with the other tab's. */
  resolveConflict(winner: 'this-page' | 'other-tab'): void;
}

/** Saving is debounced. With the store's debounce of text (at most 600 ms) a key is saved within a second. */
const DELAY_MS = 300;
const MAX_DELAY_MS = 350;

const NONE: readonly string[] = [];

/** The keeper of one visit, and of the receipt that it ends with. */
export function createDraftKeeper(
  form: Form,
  store: WizardStore,
  drafts: DraftPort,
  receipts: ReceiptPort,
): DraftKeeper {
  let status: DraftStatus = { ready: false, keeping: 'nothing-yet', unkept: NONE };
  let last = store.getState();
  let lastWaiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Of the earliest change that waits to be kept, in milliseconds since 1970. */
  let unkeptSince = 0;
  /** How often the draft was forgotten: what is being kept at that moment counts no more. */
  let forgotten = 0;
  /** How often it was kept, and the latest of these that the visitor was told of. */
  let turns = 0;
  let told = 0;
  const listeners = new Set<() => void>();
  const set = (change: Partial<DraftStatus>) => {
    status = { ...status, ...change };
    for (const listener of listeners) listener();
  };

  async function load(): Promise<void> {
    const found = await drafts.load(form);
    // Before `ready`, so that text that was typed meanwhile is merged into the draft and not saved over it.
    store.flush();
    const isFirst = !status.ready;
    set({ ready: true });
    if (found) goOnWith(found, isFirst);
    // The other tab's answers are gone by now: sent, or removed there.
    else if (status.keeping === 'conflict') await keep(true);
    else {
      void probe();
      follow();
    }
  }

  async function probe(): Promise<void> {
    const accepted = await drafts.accepts();
    if (!accepted && status.keeping === 'nothing-yet') set({ keeping: 'refused' });
  }

  /** `carries`: answers that were given on this page since it was opened are later than those of the draft. */
  function goOnWith({ draft, lostFiles }: FoundDraft, carries = false): void {
    const { state, orphans } = restoreDraft(form, draft);
    const { savedAt } = draft;
    const carried = carries ? carryOver(form, last.answers, store.getState().answers, state) : state;
    last = state;
    set({ keeping: status.keeping === 'off' ? 'off' : 'kept', savedAt, restored: { savedAt, orphans, lostFiles } });
    store.dispatch({ type: 'restore', state: carried });
  }

  function visit(): Visit {
    const state = store.getState();
    const { orphans = [] } = status.restored ?? {};
    const kept = { answers: state.answers, step: state.step, waiting: isWaiting(form, state) };
    return orphans.length > 0 ? { ...kept, orphans } : kept;
  }

  async function keep(overwrite = false): Promise<void> {
    store.flush();
    clearTimeout(timer);
    timer = undefined;
    const before = forgotten;
    const turn = ++turns;
    const outcome = await drafts.keep(form, visit(), overwrite);
    // A keep with a file may end after a later one without.
    if (forgotten !== before || turn < told) return;
    told = turn;
    if (outcome.kind !== 'kept') set({ keeping: outcome.kind, unkept: NONE });
    else set({ keeping: 'kept', savedAt: outcome.savedAt, unkept: sameOr(status.unkept, outcome.unkept) });
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
    const waiting = isWaiting(form, state);
    const isTakenIn = state.attaching.size < before.attaching.size;
    if (state.answers === before.answers && state.step === before.step && waiting === lastWaiting && !isTakenIn) return;
    lastWaiting = waiting;
    if (status.keeping === 'off' || status.keeping === 'conflict') return;
    if (status.keeping !== 'kept' && state.answers === pristineAnswers(form)) return;
    if (status.keeping !== 'refused') drafts.note(form, visit());
    // The note has no files: one that was just taken in is kept at once.
    if (isTakenIn) void keep();
    else keepSoon();
  }

  function keepSoon(): void {
    const now = Date.now();
    if (timer === undefined) unkeptSince = now;
    clearTimeout(timer);
    timer = setTimeout(keep, Math.min(DELAY_MS, Math.max(0, unkeptSince + MAX_DELAY_MS - now)));
  }

  /** The receipt takes the draft's place. */
  function finish(receipt: Receipt | undefined): void {
    const isOff = status.keeping === 'off';
    if (receipt && !isOff) void receipts.keep(form, receipt);
    forget(isOff ? 'off' : 'nothing-yet', false);
  }

  function forget(keeping: DraftStatus['keeping'], overwrite: boolean): void {
    store.flush();
    forgotten++;
    clearTimeout(timer);
    timer = undefined;
    const { ready } = status;
    status = { ready, keeping, unkept: NONE };
    set({});
    void drafts.discard(form, overwrite);
  }

  return {
    getStatus: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      const early = status.ready ? [] : drafts.early();
      if (early.length > 0)
        store.dispatch({ type: 'restore', state: applyPreHydrationInput(form, store.getState(), early) });
      void load();
      const stop = store.subscribe(follow);
      return () => {
        store.flush();
        if (timer !== undefined) void keep();
        stop();
      };
    },
    flush: async () => {
      store.flush();
      if (timer !== undefined) await keep();
    },
    startAgain() {
      const state = startWizard(form);
      last = state;
      store.dispatch({ type: 'restore', state });
      forget('nothing-yet', true);
      drafts.begin();
    },
    keepNothing() {
      forget('off', true);
      void receipts.forget(form);
    },
    dismissOrphans() {
      if (!status.restored) return;
      set({ restored: { ...status.restored, orphans: [] } });
      if (status.keeping === 'kept') void keep();
    },
    saveFile() {
      store.flush();
      return drafts.saveFile(form, visit());
    },
    async openFile(file) {
      const found = await drafts.readFile(form, file);
      if (!found) return false;
      goOnWith(found);
      if (status.keeping === 'off') return true;
      // A page that is closed before the database has the file's answers still has them in the note.
      drafts.note(form, visit());
      await keep(true);
      return true;
    },
    resolveConflict(winner) {
      if (winner === 'this-page') void keep(true);
      else void load();
    },
  };
}

function sameOr(before: readonly string[], now: readonly string[]): readonly string[] {
  return before.join() === now.join() ? before : now;
}
