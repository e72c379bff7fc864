import type { NamedAttachment, Orphan } from '../../core/index.ts';

/** What the page shows about the draft. */
export interface DraftStatus {
  /** False until the draft was loaded or found missing; most controls are inert until then. */
  readonly ready: boolean;
  readonly saving: 'nothing-yet' | 'saved' | 'refused' | 'conflict' | 'off';
  /** ISO 8601 instant of the latest save. */
  readonly savedAt?: string;
  /** Ids of files that could not be stored although the answers were; the array keeps its identity while its content is equal. */
  readonly notStored: readonly string[];
  /** Set after a draft was restored. */
  readonly restored?: {
    readonly savedAt: string;
    /** Answers whose question no longer exists, until they are dismissed. */
    readonly orphans: readonly Orphan[];
    /** Files that an answer names and the storage has lost. */
    readonly lostFiles: readonly NamedAttachment[];
  };
}
