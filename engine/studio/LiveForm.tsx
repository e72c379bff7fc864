// One form in a frame of the studio, drawn by the engine's own wizard. Whenever the definition or the answers change outside,
// the visit begins anew where it was.
import { type CSSProperties, useEffect, useState } from 'react';
import {
  acceptSubmission,
  type Form,
  type Language,
  startWizard,
  stepErrors,
  type WizardState,
} from '../core/index.ts';
import { Wizard } from '../react/Wizard.tsx';
import { ar } from '../react/words/ar.ts';
import { en } from '../react/words/en.ts';
import type { Words } from '../react/words/words.ts';
import { Boundary } from './Boundary.tsx';
import type { Show, Told } from './liveMessages.ts';
import { livePorts } from './livePorts.ts';
import { loadForm } from './loadForm.ts';

const WORDS: Readonly<Record<Language, Words>> = { en, ar };
/** There is no header of the site over the form. */
const STYLE = { '--header': '0rem' } as CSSProperties;

const WRONG = '[aria-invalid="true"]';

const tell = (told: Told) => window.parent.postMessage(told, window.location.origin);
const ports = livePorts(tell);

interface Shown {
  readonly form: Form;
  readonly initial: WizardState;
  readonly times: number;
}

export function LiveForm() {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const receive = async ({ source, origin, data }: MessageEvent<Show>) => {
      if (source !== window.parent || origin !== window.location.origin || data?.kind !== 'show') return;
      try {
        const form = await loadForm(data.module);
        setShown((before) => ({ form, initial: visitOf(form, data), times: (before?.times ?? 0) + 1 }));
      } catch (error) {
        tell({ kind: 'broken', message: (error as Error).message });
      }
    };
    window.addEventListener('message', receive);
    tell({ kind: 'ready' });
    return () => window.removeEventListener('message', receive);
  }, []);
  useEffect(() => {
    if (shown?.initial.touched.size) document.querySelector(WRONG)?.scrollIntoView({ block: 'center' });
  }, [shown]);
  if (!shown) return null;
  const { form, initial, times } = shown;
  return (
    <main className="page" style={STYLE}>
      <Boundary key={times} onBroken={(message) => tell({ kind: 'broken', message })}>
        <Wizard form={form} words={WORDS[form.language]} ports={ports} titled={(title) => title} initial={initial} />
      </Boundary>
    </main>
  );
}

function visitOf(form: Form, { answers, step: wanted, complains }: Show): WizardState {
  const accepted = acceptSubmission(form, answers);
  const state = startWizard(form, accepted.answers, Math.min(wanted, form.steps.length - 1));
  const step = form.steps[state.step];
  if (!complains || !step) return state;
  return { ...state, touched: new Set(stepErrors(step, state.answers).keys()) };
}
