// A whole form: header, the questions of the current step, and the buttons. It only connects them: the reducer decides, and storage,
// network and history are behind ports.
import { type ComponentType, memo, type RefObject, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { Form, WizardState } from '../core/index.ts';
import type { WizardMessages } from '../languages/wizard.ts';
import type { Ports } from '../ports/index.ts';
import { type DraftInUse, useDraft } from './drafts/useDraft.ts';
import { Group } from './fields/Group.tsx';
import { useEnterKey } from './hooks/useEnterKey.ts';
import { useRefusedStep } from './hooks/useRefusedStep.ts';
import { useStepHistory } from './hooks/useStepHistory.ts';
import { Actions } from './parts/Actions.tsx';
import { ClearedNotice } from './parts/ClearedNotice.tsx';
import { Confirmation } from './parts/Confirmation.tsx';
import { ConflictNotice } from './parts/ConflictNotice.tsx';
import { DoneNotice } from './parts/DoneNotice.tsx';
import { DRAFT_OPTIONS, DraftStatusLine } from './parts/DraftStatusLine.tsx';
import { EarlierReceipt } from './parts/EarlierReceipt.tsx';
import { ErrorSummary } from './parts/ErrorSummary.tsx';
import { FailureNotice } from './parts/FailureNotice.tsx';
import { Honeypot } from './parts/Honeypot.tsx';
import { MissingAnswers } from './parts/MissingAnswers.tsx';
import { RestoredNotice } from './parts/RestoredNotice.tsx';
import { Review } from './parts/Review.tsx';
import { SendingProgress } from './parts/SendingProgress.tsx';
import { StepHeader } from './parts/StepHeader.tsx';
import { createRegistry, type RjsfParts } from './registry.ts';
import { translateTo } from './rjsf/translate.ts';
import {
  NotStoredContext,
  ReadyContext,
  useMessages,
  useWizard,
  useWizardContext,
  WizardContext,
  type WizardContextValue,
} from './state/context.ts';
import { createPress } from './state/press.ts';
import { createWizardStore, type WizardStore } from './state/store.ts';
import type { Sender } from './submission/sender.ts';
import { useSender } from './submission/useSender.ts';

interface WizardProps extends RjsfParts {
  /** Can be replaced by the same form in another language; the state stays. */
  readonly form: Form;
  /** The engine's own messages, in the language of the form. */
  readonly messages: WizardMessages;
  readonly ports: Ports;
  /** Turns "step - form" into the document's title, e.g. by adding the site's name. */
  readonly titled: (title: string) => string;
  /** The initial state; an untouched form by default. */
  readonly initial?: WizardState;
}

export function Wizard({ form: given, messages, ports, titled, initial, ...parts }: WizardProps) {
  const { widgets, templates, fields, translateString } = parts;
  const [store] = useState(() => createWizardStore(given, initial));
  const form = useWholeForm(given, store);
  const [press] = useState(createPress);
  useEffect(() => press.follow(window), [press]);
  const registry = useMemo(
    () => createRegistry({ widgets, templates, fields, translateString }, translateTo(messages), form.furtherParts),
    [widgets, templates, fields, translateString, messages, form.furtherParts],
  );
  const value = useMemo((): WizardContextValue => {
    store.translate(form);
    return { form, messages, ports, press, registry, store };
  }, [form, messages, ports, press, registry, store]);
  return (
    <WizardContext value={value}>
      <Title titled={titled} />
      <Stages />
    </WizardContext>
  );
}

/** The form with all of its steps, once they have come. */
function useWholeForm(given: Form, store: WizardStore): Form {
  const [whole, setWhole] = useState(given);
  // All questions are drawn again, so in pieces that input may interrupt.
  useEffect(() => void given.later?.whole(store).then((form) => startTransition(() => setWhole(form))), [given, store]);
  return whole.language === given.language ? whole : given;
}

function Title({ titled }: { readonly titled: (title: string) => string }) {
  const messages = useMessages();
  const { form } = useWizardContext();
  const step = useWizard((state) => (state.view === 'review' ? messages.review : form.steps[state.step]?.label));
  const { phase } = useWizard(({ submission }) => submission);
  const wrong = useRefusedStep() !== undefined || phase === 'failed';
  const title = phase === 'done' ? form.done.title : form.steps.length > 1 ? `${step} - ${form.title}` : form.title;
  return <title>{titled(wrong ? messages.errorTitle + title : title)}</title>;
}

function Stages() {
  const { form, store } = useWizardContext();
  const draft = useDraft();
  useStepHistory(draft.status.ready);
  const honeypot = useRef<HTMLInputElement>(null);
  const sender = useSender(draft, honeypot);
  const submission = useWizard((state) => state.submission);
  const confirms = submission.phase === 'done' && form.afterSubmit !== 'reset';
  const reviewing = useWizard((state) => state.view === 'review');
  // A class, because `:has()` on the list of steps would recalculate the styles of the whole page with every message.
  const stepped = form.steps.length > 1 && !confirms && !reviewing;
  // The blank form is loaded on demand, because few visitors print it.
  const [BlankForm, setBlankForm] = useState<ComponentType<{ onClose: () => void }>>();
  const openBlank = async () => {
    const [loaded] = await Promise.all([import('./parts/BlankForm.tsx'), form.later?.whole(store)]);
    setBlankForm(() => loaded.BlankForm);
  };
  const closeBlank = () => {
    setBlankForm(undefined);
    // After the form is rendered again.
    requestAnimationFrame(() => document.getElementById(DRAFT_OPTIONS)?.focus());
  };
  if (BlankForm) return <BlankForm onClose={closeBlank} />;
  return (
    <section className={stepped ? 'wizard wizard-stepped' : 'wizard'}>
      {confirms ? (
        <Confirmation receipt={submission.receipt} />
      ) : (
        <StepForm reviewing={reviewing} draft={draft} sender={sender} honeypot={honeypot} onBlank={openBlank} />
      )}
    </section>
  );
}

interface StepFormProps {
  readonly reviewing: boolean;
  readonly draft: DraftInUse;
  readonly sender: Sender;
  readonly honeypot: RefObject<HTMLInputElement | null>;
  readonly onBlank: () => void;
}

function StepForm({ reviewing, draft, sender, honeypot, onBlank }: StepFormProps) {
  const { form } = useWizardContext();
  const enterKey = useEnterKey();
  return (
    <>
      <StepHeader />
      <form noValidate className="wizard-questions" onSubmit={(event) => event.preventDefault()} {...enterKey}>
        <ReadyContext value={draft.status.ready}>
          {draft.status.ready && <EarlierReceipt />}
          <RestoredNotice {...draft} />
          <DoneNotice />
          <FailureNotice sender={sender} />
          <NotStoredContext value={draft.status.notStored}>{reviewing ? <Review /> : <Questions />}</NotStoredContext>
          <ClearedNotice />
          <ConflictNotice {...draft} />
          {!reviewing && <MissingAnswers />}
          {form.submit.post !== undefined && <Honeypot input={honeypot} />}
          {/* Text typed before hydration is restored; a click would be lost, so buttons are disabled until then. */}
          <fieldset disabled={!draft.status.ready} className="wizard-buttons">
            <Actions onSubmit={() => void sender.send()} />
            <SendingProgress />
            <DraftStatusLine {...draft} onBlank={onBlank} />
          </fieldset>
        </ReadyContext>
      </form>
    </>
  );
}

/** Memoised: changes of the draft status around it do not render the questions. */
const Questions = memo(function Questions() {
  const messages = useMessages();
  const { form } = useWizardContext();
  const step = useWizard((state) => form.steps[state.step]);
  // Answers are frozen while a submission is in flight.
  const sending = useWizard(({ submission }) => submission.phase === 'sending');
  if (!step) return null;
  return (
    <>
      <ErrorSummary />
      <p className="wizard-note">{messages.requiredNote}</p>
      <div key={step.id} inert={sending}>
        <Group path={step.at} schema={step.schema} ui={step.ui} />
      </div>
    </>
  );
});
