import type { NamedAttachment, Orphan } from '../core/index.ts';

/** What a visitor is told of the draft. */
export interface DraftStatus {
  /** False until it is known whether there are earlier answers: typing waits for that. */
  readonly ready: boolean;
  readonly keeping: 'nothing-yet' | 'kept' | 'refused' | 'conflict' | 'off';
  /** ISO 8601 instant of the latest keep. */
  readonly savedAt?: string;
  /** Ids of the files that are not kept although the answers are; the same array while it holds the same. */
  readonly unkept: readonly string[];
  /** Set after answers came back: when they had been saved, and what of them has no place any more. */
  readonly restored?: {
    readonly savedAt: string;
    /** Answers that no question takes, until they are dismissed. */
    readonly orphans: readonly Orphan[];
    /** Files that did not come back with the answer that names them. */
    readonly lostFiles: readonly NamedAttachment[];
  };
}
