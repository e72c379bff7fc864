// Beside a Next that waits: what it waits for, as labels; what is answered but wrong says why. It does not announce
// itself; the summary is what speaks, and what stands there does not stand here once more.
import { canAdvance, listFields, orderedErrors, stableAnswers } from '../../core/index.ts';
import { useWizard, useWizardContext, useWords } from '../context.ts';
import { useRefused } from '../useRefused.ts';
import { ProblemLinks } from './ProblemLinks.tsx';

export function Missing() {
  const words = useWords();
  const { form } = useWizardContext();
  const step = useWizard((state) => form.steps[state.step]);
  const answers = useWizard((state) =>
    !step || canAdvance(form, state) ? undefined : stableAnswers(step, state.answers),
  );
  const refused = useRefused();
  if (!step || !answers || form.next === 'check') return null;
  const said = new Set(refused?.problems.map(({ name }) => name));
  const missing = orderedErrors(step, answers).filter(({ name }) => !said.has(name));
  if (missing.length === 0) return null;
  const fields = new Map(listFields(step, answers).map((field) => [field.name, field]));
  const named = missing.map((problem) => {
    const title = fields.get(problem.name)?.schema.title;
    return problem.keyword === 'required' && title ? { ...problem, message: title } : problem;
  });
  return (
    <div className="missing">
      <h2>{words.missingTitle}</h2>
      <ProblemLinks steps={[step]} answers={answers} problems={named} />
    </div>
  );
}
