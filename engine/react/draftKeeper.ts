// Keeps an unfinished form on the device while it is filled in, and brings it back. It decides when to keep and what to
// tell the visitor; how and where is the port's business.
// Obligations: a change is noted as soon as it is an answer, kept within a second, and at once when the page is hidden; that
// nothing can be kept is said before anything was answered; nothing is kept before anything was answered, after the visitor
// said "nothing on this device" (not even a receipt), or once the submission is done; another tab's newer answers are never
// overwritten, nor removed, without asking.

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
import type { DraftStatus } from './draftStatus.ts';
import type { DraftPort, FoundDraft, ReceiptPort, Visit } from './ports.ts';
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
  /** Settles a conflict: with this page's answers, or with the other tab's. */
  settle(winner: 'this-page' | 'other-tab'): void;
}

/** From the last change to the keep, while the note stands in; nobody types on for longer than the second. */
const DELAY_MS = 400;
const MOST_MS = 900;

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
    store.settle();
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

  /** A text that is typed on is taken in, noted and kept within the second. */
  function hold(): boolean {
    if (!status.ready || status.keeping !== 'kept') return false;
    keepSoon();
    return true;
  }

  function keepSoon(): void {
    const now = Date.now();
    if (timer === undefined) unkeptSince = now;
    clearTimeout(timer);
    timer = setTimeout(keep, Math.min(DELAY_MS, Math.max(0, unkeptSince + MOST_MS - now)));
  }

  /** The receipt takes the draft's place. */
  function finish(receipt: Receipt | undefined): void {
    const isOff = status.keeping === 'off';
    if (receipt && !isOff) void receipts.keep(form, receipt);
    forget(isOff ? 'off' : 'nothing-yet', false);
  }

  function forget(keeping: DraftStatus['keeping'], overwrite: boolean): void {
    store.settle();
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
      const stops = [store.subscribe(follow), store.onTyped(hold)];
      return () => {
        if (timer !== undefined) void keep();
        for (const stop of stops) stop();
      };
    },
    flush: async () => {
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
      store.settle();
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
    settle(winner) {
      if (winner === 'this-page') void keep(true);
      else void load();
    },
  };
}

function sameOr(before: readonly string[], now: readonly string[]): readonly string[] {
  return before.join() === now.join() ? before : now;
}
