import type { Description } from '../descriptions/description.ts';
import type { Action } from '../protocol/actions.ts';
import type { Outline } from '../protocol/outline.ts';
import type { WrittenStep } from '../state/stepLog.ts';

/** What the maintainer has begun; a dialog shows what it would write. */
export type Job =
  | { readonly kind: 'do'; readonly what: string; readonly action: Action }
  /** What it needs to know is asked first. */
  | { readonly kind: 'build'; readonly what: string; readonly outline: Outline; readonly description: Description }
  | { readonly kind: 'undo'; readonly step: WrittenStep };
