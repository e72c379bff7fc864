import type { Action } from '../protocol/actions.ts';
import type { WrittenStep } from '../state/stepLog.ts';

/** What the maintainer has begun; a dialog shows what it would write. */
export type Job =
  | { readonly kind: 'do'; readonly what: string; readonly action: Action }
  | { readonly kind: 'undo'; readonly step: WrittenStep };
