// Stands above the questions after Next was refused, and shrinks as answers are mended. What of it is spoken:
// - Only the sentence is an alert. It is drawn anew at each refusal, so every refusal is announced; the list beside it is in
//   no live region and shrinks in silence. A sentence that changes as answers are mended is no alert any more.
// - Focus goes to the heading within the alert. NVDA does not announce an alert that holds the focus (`event_alert`), so the
//   sentence is heard once; focus goes there before the browser tells of either, hence the layout effect. Where a script
//   cannot focus a heading (WebKit on iOS, bug 163719), the alert is announced.
import { useLayoutEffect, useRef, useState } from 'react';
import { isUnanswered } from '../../core/index.ts';
import { useWizard, useWizardContext, useWords } from '../context.ts';
import { useRefusedStep } from '../hooks/useRefusedStep.ts';
import { ProblemLinks } from './ProblemLinks.tsx';

export function ErrorSummary() {
  const words = useWords();
  const { form } = useWizardContext();
  const refused = useRefusedStep();
  const times = useWizard((state) => state.refusedTimes);
  const tried = useWizard((state) => state.tried ?? 'next');
  if (!refused) return null;
  const isMissing = refused.problems.some((problem) => isUnanswered(refused.answers, problem));
  return (
    <div className="error-summary">
      <Sentence
        key={times}
        text={isMissing ? (form.incomplete?.[tried] ?? words.summaryTitle) : words.wrongTitle[tried]}
      />
      <ProblemLinks steps={[refused.step]} answers={refused.answers} problems={refused.problems} />
    </div>
  );
}

function Sentence({ text }: { readonly text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [announced, setAnnounced] = useState<string | undefined>(text);
  if (announced !== undefined && announced !== text) setAnnounced(undefined);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div role={announced === text ? 'alert' : undefined}>
      <h2 tabIndex={-1} ref={heading}>
        {text}
      </h2>
    </div>
  );
}
