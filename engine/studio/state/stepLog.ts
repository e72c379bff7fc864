// What the studio has written, so that it can be undone step by step: the texts of the files before and after, in the browser's
// local storage. A browser may refuse its storage; undoing then ends with the page.
import type { FileChange } from '../protocol/actions.ts';
import { tryStorage } from './unsavedTexts.ts';

export interface WrittenStep {
  /** What was done, e.g. `Add a question`. */
  readonly what: string;
  readonly files: readonly FileChange[];
}

const KEY = 'studio steps';
/** Older steps can no longer be undone here; git has them, once they are committed. */
const MOST_STEPS = 30;

/** The steps that can be undone, the latest last. */
export function readSteps(): readonly WrittenStep[] {
  const stored = tryStorage(() => localStorage.getItem(KEY));
  // Written below.
  return stored ? (JSON.parse(stored) as readonly WrittenStep[]) : [];
}

/** The steps that are kept: the latest of them, stored if the browser allows it. */
export function storeSteps(steps: readonly WrittenStep[]): readonly WrittenStep[] {
  const kept = steps.slice(-MOST_STEPS);
  tryStorage(() => localStorage.setItem(KEY, JSON.stringify(kept)));
  return kept;
}

/** The files as they become when the step is undone. */
export function undone({ files }: WrittenStep): readonly FileChange[] {
  return files.map(({ name, before, after }) => ({ name, before: after, after: before }));
}
