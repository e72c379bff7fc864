// What a refused Next has left to mend: it shrinks as answers are mended, and both the summary and the title follow it.
import { useMemo } from 'react';
import { type Answers, type FieldError, orderedErrors, type Step, stableAnswers } from '../core/index.ts';
import { useWizard, useWizardContext } from './context.ts';

export interface Refused {
  readonly step: Step;
  readonly answers: Answers;
  readonly problems: readonly FieldError[];
}

/** The shown problems of the current step after it was refused; undefined once none is left. */
export function useRefused(): Refused | undefined {
  const { form } = useWizardContext();
  const step = useWizard((state) => form.steps[state.step]);
  const answers = useWizard((state) =>
    step && state.refusedTimes > 0 ? stableAnswers(step, state.answers) : undefined,
  );
  const touched = useWizard((state) => state.touched);
  return useMemo(() => {
    if (!step || !answers) return undefined;
    const shown = orderedErrors(step, answers).filter(({ name }) => touched.has(name));
    return shown.length > 0 ? { step, answers, problems: shown } : undefined;
  }, [step, answers, touched]);
}
