// Stands above the questions after Next was refused, takes focus each time, and shrinks as answers are mended.
import { useEffect, useRef } from 'react';
import { isUnanswered } from '../../core/problems.ts';
import { useWizard, useWizardContext, useWords } from '../context.ts';
import { useRefused } from '../useRefused.ts';
import { ProblemLinks } from './ProblemLinks.tsx';

export function ErrorSummary() {
  const words = useWords();
  const { form } = useWizardContext();
  const refused = useRefused();
  const times = useWizard((state) => state.refusedTimes);
  const tried = useWizard((state) => state.tried ?? 'next');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (times > 0) box.current?.focus();
  }, [times]);

  if (!refused) return null;
  const isMissing = refused.problems.some((problem) => isUnanswered(refused.answers, problem));
  return (
    <div className="error-summary" tabIndex={-1} ref={box} role="alert">
      <h2>{isMissing ? (form.incomplete?.[tried] ?? words.summaryTitle) : words.wrongTitle[tried]}</h2>
      <ProblemLinks {...refused} />
    </div>
  );
}
