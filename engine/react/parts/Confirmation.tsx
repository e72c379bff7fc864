// Shown once the intake has stored the submission: the reference, the next steps and a copy of the answers.
import { useEffect, useRef } from 'react';
import { pristineAnswers, type Receipt } from '../../core/index.ts';
import { useMessages, useWizard, useWizardContext } from '../state/context.ts';
import { AnswerList } from './AnswerList.tsx';
import { instantInWords } from './instantInWords.ts';

export function Confirmation({ receipt }: { readonly receipt: Receipt | undefined }) {
  const messages = useMessages();
  const { form, store } = useWizardContext();
  const answers = useWizard((state) => state.answers);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const again = () => {
    store.dispatch({ type: 'again' });
    // After the new form is rendered.
    requestAnimationFrame(() => {
      window.scrollTo({ top: 0 });
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    });
  };
  return (
    <section className="confirmation">
      <h1 tabIndex={-1} ref={heading}>
        {form.done.title}
      </h1>
      {receipt && (
        <div className="notice">
          <p>{messages.reference}</p>
          <p className="reference" dir="ltr">
            <bdi>{receipt.reference}</bdi>
          </p>
          <p>
            {messages.receivedAt(instantInWords(receipt.receivedAt, form.language, messages))} {messages.keepReference}
          </p>
        </div>
      )}
      {form.done.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <button type="button" className="button-secondary" onClick={() => window.print()}>
        {messages.print}
      </button>
      {form.again && answers !== pristineAnswers(form) && (
        <section className="again">
          {form.again.text && <p>{form.again.text}</p>}
          <button type="button" className="button-secondary" onClick={again}>
            {form.again.label}
          </button>
        </section>
      )}
      {answers !== pristineAnswers(form) && (
        <section className="copy">
          <h2>{messages.copyTitle}</h2>
          <AnswerList form={form} answers={answers} heading="h3" />
        </section>
      )}
    </section>
  );
}
