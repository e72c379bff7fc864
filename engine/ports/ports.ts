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
   * Sends a finished submission, or saves its document; why it failed is an outcome too, never an exception.
   * `onProgress` is told which part has left, 0 to 1; `trapped` is what stands in the question that nobody sees.
   */
  submit(form: Form, answers: Answers, onProgress: (part: number) => void, trapped: string): Promise<Outcome>;
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
  /** Keeps the receipt in place of an earlier one, where the browser keeps anything. */
  keep(form: Form, receipt: Receipt): Promise<void>;
  forget(form: Form): Promise<void>;
}

/** The browser's history, one entry per step. */
export interface StepHistoryPort {
  /** Says which step is shown; `isNew` makes an entry of its own. */
  show(step: number, isNew: boolean): void;
  /** Calls `listener` when the visitor goes back or forward to a step, until the returned function is called. */
  onReturn(listener: (step: number) => void): () => void;
}

/** The stored part of an unfinished visit. */
export interface Visit {
  readonly answers: Answers;
  readonly step: number;
  /** True once the submission was attempted and no answer has confirmed it. */
  readonly waiting: boolean;
  /** Answers that lost their question, until the visitor dismisses them. */
  readonly orphans?: Draft['orphans'];
}

/** A restored draft, and the attachments that it names whose files are missing. */
export interface FoundDraft {
  readonly draft: Draft;
  readonly lostFiles: readonly NamedAttachment[];
}

/** Stores drafts with their files beyond the life of the page. Refused storage is a return value, not an exception. */
export interface DraftPort {
  /** What was typed before the form was alive, in the order of the controls. */
  early(): readonly PreHydrationInput[];
  /** False when the browser refuses to keep anything. */
  accepts(): Promise<boolean>;
  /** The draft of the form, its files at hand again; undefined when there is none. */
  load(form: Form): Promise<FoundDraft | undefined>;
  /** Writes the visit to the journal synchronously, because a page may be closed before `keep` has finished. */
  note(form: Form, visit: Visit): void;
  /** `overwrite` keeps it even if another tab has written since. */
  keep(form: Form, visit: Visit, overwrite: boolean): Promise<KeepOutcome>;
  /** Removes the draft; one that another tab has written since only with `overwrite`. */
  discard(form: Form, overwrite: boolean): Promise<void>;
  /** Starts another submission: drafts and attempts from now on have a new id. */
  begin(): void;
  /** Saves the visit as one file on the device, to go on with elsewhere. */
  saveFile(form: Form, visit: Visit): Promise<void>;
  /** The draft in a file that the visitor chose, its files at hand; undefined when it is none of this form's. */
  readFile(form: Form, file: File): Promise<FoundDraft | undefined>;
}

export type KeepOutcome =
  /** `unkept`: ids of the files that the device refused. */
  | { readonly kind: 'kept'; readonly savedAt: string; readonly unkept: readonly string[] }
  | { readonly kind: 'refused' | 'conflict' };

export type Outcome =
  | { readonly kind: 'received'; readonly receipt?: Receipt }
  | { readonly kind: 'failed'; readonly failure: Failure };

export interface AttachmentStore {
  /** Takes a file in and answers with what the form stores in its place. */
  keep(file: File): Promise<Attachment>;
}
