// The pages of a form as HTML, drawn without a browser: for the proof of forms, which compares what is drawn. No page loads it.
import { createElement, Fragment, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Form, WizardState } from '../core/index.ts';
import type { WizardMessages } from '../languages/wizard.ts';
import type { Ports } from '../ports/index.ts';
import { Group } from './fields/Group.tsx';
import { furtherParts } from './furtherParts.ts';
import { Actions } from './parts/Actions.tsx';
import { BlankForm } from './parts/BlankForm.tsx';
import { Confirmation } from './parts/Confirmation.tsx';
import { DoneNotice } from './parts/DoneNotice.tsx';
import { ErrorSummary } from './parts/ErrorSummary.tsx';
import { MissingAnswers } from './parts/MissingAnswers.tsx';
import { Review } from './parts/Review.tsx';
import { StepHeader } from './parts/StepHeader.tsx';
import { createRegistry } from './registry.ts';
import { translateTo } from './rjsf/translate.ts';
import { WizardContext } from './state/context.ts';
import { createPress } from './state/press.ts';
import { createWizardStore } from './state/store.ts';

/** What a visitor sees of the form in this state, once its script runs. */
export function pageMarkup(form: Form, messages: WizardMessages, state: WizardState): string {
  return draw(form, messages, stage(form, state), state);
}

/** The form to print and fill in by pen. */
export function blankFormMarkup(form: Form, messages: WizardMessages): string {
  return draw(form, messages, createElement(BlankForm, { onClose: nothing }));
}

function stage(form: Form, { submission, step, view }: WizardState): ReactElement {
  if (submission.phase === 'done' && form.afterSubmit !== 'reset')
    return createElement(Confirmation, { receipt: submission.receipt });
  const { at: path = [], schema = {}, ui = {} } = form.steps[step] ?? {};
  const questions = createElement(
    Fragment,
    null,
    createElement(ErrorSummary),
    createElement(Group, { path, schema, ui }),
  );
  return createElement(
    Fragment,
    null,
    createElement(StepHeader),
    createElement(DoneNotice),
    view === 'review' ? createElement(Review) : questions,
    createElement(MissingAnswers),
    createElement(Actions, { onSubmit: nothing }),
  );
}

function draw(form: Form, messages: WizardMessages, content: ReactElement, state?: WizardState): string {
  const value = {
    form,
    messages,
    ports,
    press: createPress(),
    registry: createRegistry({}, translateTo(messages), furtherParts),
    store: createWizardStore(form, state),
  };
  return renderToStaticMarkup(createElement(WizardContext, { value }, content));
}

function nothing(): undefined {
  return undefined;
}

// Nothing happens to a page that is only drawn.
const ports = {} as Ports;
