// What the wizard needs from the world outside React, as types. `engine/browser` implements them; tests and the studio have others.

import type {
  Answers,
  Attachment,
  Draft,
  Failure,
  Form,
  NamedAttachment,
  PreHydrationInput,
  Receipt,
} from '../core/index.ts';

export interface Ports {
  /**
   * Sends a finished submission, saves its document, or both. A failure is an outcome, never an exception. `onProgress` is called with
   * the share that was sent, 0 to 1; `honeypot` is the content of the honeypot field.
   */
  submit(form: Form, answers: Answers, onProgress: (part: number) => void, honeypot: string): Promise<Outcome>;
  readonly attachments: AttachmentStore;
  readonly drafts: DraftPort;
  readonly receipts: ReceiptPort;
  readonly steps: StepHistoryPort;
  /** Calls `listener` when the connection is back, until the returned function is called. */
  onConnection(listener: () => void): () => void;
}

/** The latest receipt of a form, so that its confirmation can be opened again. */
export interface ReceiptPort {
  latest(form: Form): Promise<Receipt | undefined>;
  /** Replaces the form's receipt; does nothing where the browser refuses storage. */
  save(form: Form, receipt: Receipt): Promise<void>;
  forget(form: Form): Promise<void>;
}

/** The browser's history, one entry per step. */
export interface StepHistoryPort {
  /** Records the step that is shown, with `isNew` in a new history entry, otherwise in the current one. */
  show(step: number, isNew: boolean): void;
  /** Calls `listener` when the visitor goes back or forward to a step, until the returned function is called. */
  onReturn(listener: (step: number) => void): () => void;
}

/** The stored part of an unfinished visit. */
export interface Visit {
  readonly answers: Answers;
  readonly step: number;
  /** True once the submission was attempted, until a response confirms it. */
  readonly waiting: boolean;
  /** Answers whose question no longer exists, until the visitor dismisses them. */
  readonly orphans?: Draft['orphans'];
}

/** A stored draft, and its attachments whose files are missing. */
export interface FoundDraft {
  readonly draft: Draft;
  readonly lostFiles: readonly NamedAttachment[];
}

/** Stores drafts with their files beyond the life of the page. Refused storage is a return value, not an exception. */
export interface DraftPort {
  /** What was typed or chosen before hydration, in the order of the controls. */
  preHydrationInput(): readonly PreHydrationInput[];
  /** False when the browser refuses all storage. */
  accepts(): Promise<boolean>;
  /** The draft of the form, with its files in the attachment store; undefined when there is none. */
  load(form: Form): Promise<FoundDraft | undefined>;
  /** Writes the visit to the journal synchronously, because a page may be closed before `save` has finished. */
  writeJournal(form: Form, visit: Visit): void;
  /** Saves the visit with its files; with `overwrite` even if another tab has written since. */
  save(form: Form, visit: Visit, overwrite: boolean): Promise<SaveOutcome>;
  /** Removes the draft; one that another tab has written since only with `overwrite`. */
  discard(form: Form, overwrite: boolean): Promise<void>;
  /** Starts another submission: drafts and attempts from now on have a new id. */
  begin(): void;
  /** Saves the visit as one file on the device, to go on with elsewhere. */
  saveFile(form: Form, visit: Visit): Promise<void>;
  /** The draft in a file that the visitor chose, with its files in the attachment store; undefined if it is no draft of this form. */
  readFile(form: Form, file: File): Promise<FoundDraft | undefined>;
}

/**
 * What became of a draft: saved, but for the files with the ids `notStored`, which the device refused; refused altogether; or
 * not written, because another tab has written since.
 */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly savedAt: string; readonly notStored: readonly string[] }
  | { readonly kind: 'refused' | 'conflict' };

export type Outcome =
  | { readonly kind: 'received'; readonly receipt?: Receipt }
  | { readonly kind: 'failed'; readonly failure: Failure };

export interface AttachmentStore {
  /** Prepares and stores a file; resolves with the answer that refers to it. */
  add(file: File): Promise<Attachment>;
}
