// Errors that remain after Next was refused; the error summary and the document title show them.
import { useMemo } from 'react';
import {
  type Answers,
  type FieldError,
  neededOnce,
  orderedErrors,
  type Step,
  stableAnswers,
} from '../../core/index.ts';
import { useWizard, useWizardContext } from '../state/context.ts';

export interface RefusedStep {
  readonly step: Step;
  readonly answers: Answers;
  readonly problems: readonly FieldError[];
}

/** The visible errors of the current step after Next was refused; undefined once none is left. */
export function useRefusedStep(): RefusedStep | undefined {
  const { form } = useWizardContext();
  const step = useWizard((state) => form.steps[state.step]);
  const answers = useWizard((state) =>
    step && state.refusedTimes > 0 ? stableAnswers(step, state.answers) : undefined,
  );
  const touched = useWizard((state) => (state.refusedTimes > 0 ? state.touched : undefined));
  return useMemo(() => {
    if (!step || !answers || !touched) return undefined;
    const shown = orderedErrors(step, answers).filter(({ name }) => touched.has(name));
    return shown.length > 0 ? { step, answers, problems: neededOnce(step, answers, shown) } : undefined;
  }, [step, answers, touched]);
}
