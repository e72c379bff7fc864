// Beside a disabled Next: the labels of unmet fields, with the message where an answer is invalid. No live region, because the
// error summary announces errors; fields that it lists already are left out.
import { canAdvance, listFields, neededOnce, orderedErrors, stableAnswers } from '../../core/index.ts';
import { useRefusedStep } from '../hooks/useRefusedStep.ts';
import { useMessages, useWizard, useWizardContext } from '../state/context.ts';
import { ProblemLinks } from './ProblemLinks.tsx';

export function MissingAnswers() {
  const messages = useMessages();
  const { form } = useWizardContext();
  const step = useWizard((state) => form.steps[state.step]);
  const answers = useWizard((state) =>
    !step || canAdvance(form, state) ? undefined : stableAnswers(step, state.answers),
  );
  const refused = useRefusedStep();
  if (!step || !answers || form.next === 'check') return null;
  const said = new Set(refused?.problems.map(({ name }) => name));
  const missing = neededOnce(step, answers, orderedErrors(step, answers)).filter(({ name }) => !said.has(name));
  if (missing.length === 0) return null;
  const fields = new Map(listFields(step, answers).map((field) => [field.name, field]));
  const named = missing.map((problem) => {
    const title = fields.get(problem.name)?.schema.title;
    return problem.keyword === 'required' && title ? { ...problem, message: title } : problem;
  });
  return (
    <div className="missing">
      <h2>{messages.missingTitle}</h2>
      <ProblemLinks steps={[step]} answers={answers} problems={named} />
    </div>
  );
}
