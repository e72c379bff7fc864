import { useCallback, useState } from 'react';
import { readSteps, storeSteps, type WrittenStep } from './stepLog.ts';

export interface Steps {
  /** The step that undoing would undo. */
  readonly latest: WrittenStep | undefined;
  /** After something was written. */
  add(step: WrittenStep): void;
  /** After the latest step was undone. */
  drop(): void;
}

/** The steps that were written and can be undone. */
export function useSteps(): Steps {
  const [steps, setSteps] = useState(readSteps);
  const add = useCallback((step: WrittenStep) => setSteps((before) => storeSteps([...before, step])), []);
  const drop = useCallback(() => setSteps((before) => storeSteps(before.slice(0, -1))), []);
  return { latest: steps.at(-1), add, drop };
}
