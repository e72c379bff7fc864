// The form in a frame of the studio, rendered by the wizard of engine/react. Whenever the studio sends another definition or
// other answers, the wizard is mounted again at the same step.
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { acceptSubmission, type Form, messageOf, startWizard, stepErrors, type WizardState } from '../../core/index.ts';
import { loadWizardMessages } from '../../languages/wizard.ts';
import { withFurtherParts } from '../../react/furtherParts.ts';
import { Wizard } from '../../react/index.ts';
import { latestOf } from '../client/latestOf.ts';
import { loadForm } from '../client/loadForm.ts';
import type { FrameMessage, PointMessage, ShowMessage } from '../protocol/frameMessages.ts';
import { Boundary } from './Boundary.tsx';
import { livePorts } from './livePorts.ts';
import { pointAt } from './pointAt.ts';

const INVALID = '[aria-invalid="true"]';

const post = (message: FrameMessage) => window.parent.postMessage(message, window.location.origin);
const ports = livePorts(post);

interface Shown extends Pick<ComponentProps<typeof Wizard>, 'form' | 'messages'> {
  readonly initial: WizardState;
  /** How often a message was shown; each time the wizard is mounted again. */
  readonly count: number;
}

/** Shows what the studio last sent; nothing before the first message. */
export function LiveForm() {
  const [shown, setShown] = useState<Shown>();
  const pointed = useRef<string>(undefined);
  useEffect(() => {
    const show = latestOf<Omit<Shown, 'count'>>(
      (next) => setShown((before) => ({ ...next, count: (before?.count ?? 0) + 1 })),
      (error) => post({ kind: 'failed', message: messageOf(error) }),
    );
    const receive = ({ source, origin, data }: MessageEvent<ShowMessage | PointMessage>) => {
      if (source !== window.parent || origin !== window.location.origin) return;
      if (data?.kind === 'point') {
        pointed.current = data.name;
        pointAt(data.name);
      }
      if (data?.kind === 'show') void show(load(data));
    };
    const tellField = ({ target }: FocusEvent) => {
      const name = target instanceof Element ? target.getAttribute('name') : null;
      if (name) post({ kind: 'field', name });
    };
    window.addEventListener('message', receive);
    window.addEventListener('focusin', tellField);
    post({ kind: 'ready' });
    return () => {
      window.removeEventListener('message', receive);
      window.removeEventListener('focusin', tellField);
    };
  }, []);
  useEffect(() => {
    // Asked for before its step was drawn.
    if (shown && pointed.current !== undefined) pointAt(pointed.current);
    pointed.current = undefined;
    if (shown?.initial.touched.size) document.querySelector(INVALID)?.scrollIntoView({ block: 'center' });
  }, [shown]);
  if (!shown) return null;
  const { form, messages, initial, count } = shown;
  return (
    <main className="page">
      <Boundary key={count} onError={(message) => post({ kind: 'failed', message })}>
        <Wizard form={form} messages={messages} ports={ports} titled={(title) => title} initial={initial} />
      </Boundary>
    </main>
  );
}

async function load(message: ShowMessage): Promise<Omit<Shown, 'count'>> {
  const form = withFurtherParts(await loadForm(message.module));
  const messages = await loadWizardMessages(form.language);
  return { form, messages, initial: stateOf(form, message) };
}

/** The wizard's state for a message's answers; a step that the form no longer has becomes its last one. */
function stateOf(form: Form, { answers, step: wanted, showsErrors }: ShowMessage): WizardState {
  const accepted = acceptSubmission(form, answers);
  const state = startWizard(form, accepted.answers, Math.min(wanted, form.steps.length - 1));
  const step = form.steps[state.step];
  if (!showsErrors || !step) return state;
  return { ...state, touched: new Set(stepErrors(step, state.answers).keys()) };
}
