// Previous, and Next or Submit. A button that cannot act yet has `aria-disabled` and stays focusable; activating it shows the
// errors.
import { canAdvance, lastAsked } from '../../core/index.ts';
import { SUBMIT_BUTTON } from '../hooks/useEnterKey.ts';
import { useMessages, useWizard, useWizardContext } from '../state/context.ts';

export function Actions({ onSubmit }: { readonly onSubmit: () => void }) {
  const messages = useMessages();
  const { form, store } = useWizardContext();
  const step = useWizard((state) => state.step);
  const isLast = useWizard((state) => lastAsked(form, state.answers) === state.step);
  const view = useWizard((state) => state.view);
  const passable = useWizard((state) => canAdvance(form, state));
  const sending = useWizard(({ submission }) => submission.phase === 'sending');
  const onceAttached = useWizard((state) => state.onceAttached !== undefined);
  const waits = (form.next === 'when-valid' && !passable) || sending || onceAttached || undefined;
  const next = (text: string) => (
    <button type="button" className="button" aria-disabled={waits} onClick={() => store.dispatch({ type: 'next' })}>
      {text}
    </button>
  );
  if (view === 'change') return <div className="wizard-actions">{next(messages.backToReview)}</div>;
  return (
    <div className="wizard-actions">
      {form.steps.length > 1 && (
        <button
          type="button"
          className="button-secondary"
          disabled={step === 0 || sending}
          onClick={() => store.dispatch({ type: 'previous' })}
        >
          {messages.previous}
        </button>
      )}
      {isLast ? (
        <button
          type="button"
          id={SUBMIT_BUTTON}
          className="button"
          aria-disabled={waits}
          aria-busy={sending || undefined}
          onClick={onSubmit}
        >
          {sending ? (form.submit.busy ?? messages.submitting) : (form.submit.label ?? messages.submit)}
        </button>
      ) : (
        next(messages.next)
      )}
      {isLast && form.steps.length > 1 && view !== 'review' && (
        <button
          type="button"
          className="button-secondary"
          disabled={sending}
          onClick={() => store.dispatch({ type: 'review' })}
        >
          {messages.review}
        </button>
      )}
    </div>
  );
}
