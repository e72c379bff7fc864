// The errors of the step, above the questions after Next was refused; corrected answers leave the list. What screen readers announce:
// - Only the sentence has role alert. It is mounted again at each refusal, so that each is announced; the list is outside of live
//   regions, so corrections are not announced. Once the sentence changes with the corrections, it loses the role.
// - Focus moves to the heading inside the alert. NVDA does not announce an alert that contains the focus (`event_alert`), so the
//   sentence is read once; a layout effect moves the focus before the browser reports the alert. Where a script cannot focus a
//   heading (WebKit on iOS, bug 163719), the alert is announced.
import { useLayoutEffect, useRef, useState } from 'react';
import { isUnanswered } from '../../core/index.ts';
import { useRefusedStep } from '../hooks/useRefusedStep.ts';
import { useMessages, useWizard, useWizardContext } from '../state/context.ts';
import { ProblemLinks } from './ProblemLinks.tsx';

export function ErrorSummary() {
  const messages = useMessages();
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
        text={isMissing ? (form.incomplete?.[tried] ?? messages.summaryTitle) : messages.wrongTitle[tried]}
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
