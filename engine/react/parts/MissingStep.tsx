// What a large form says while it has its first step only (`../laterSteps.ts`), as RJSF's templates of its steps.
import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { useSyncExternalStore } from 'react';
import { type Form, type Path, toName } from '../../core/index.ts';
import { laterStepsMessages } from '../../languages/laterSteps.ts';
import { controlId } from '../rjsf/controlId.ts';
import { useWizardContext } from '../state/context.ts';
import { StickyNotice } from './StickyNotice.tsx';

/** `later` of that form. */
export interface LoadingSteps extends NonNullable<Form['later']> {
  /** True from the first failure until the steps have come. */
  hasFailed(): boolean;
  subscribe(listener: () => void): () => void;
  /** Tries now instead of after the pause. */
  tryNow(): void;
}

/** The questions of the first step as RJSF draws them, with a notice where the other steps cannot be loaded. */
export function FirstStep(props: ObjectFieldTemplateProps) {
  const { ObjectFieldTemplate: Template } = props.registry.templates;
  return (
    <>
      <Template {...props} />
      <FailedNotice />
    </>
  );
}

/** The control that links to the step's one error lead to. */
export function MissingStep({ fieldPathId }: ObjectFieldTemplateProps) {
  const { form } = useWizardContext();
  const path: Path = fieldPathId.path;
  return (
    <>
      <p tabIndex={-1} id={controlId(toName(path))} role="status">
        {laterStepsMessages[form.language].loading}
      </p>
      <FailedNotice />
    </>
  );
}

function FailedNotice() {
  const { form } = useWizardContext();
  const { hasFailed, subscribe, tryNow } = (form.later ?? COME) as LoadingSteps;
  const isFailed = useSyncExternalStore(subscribe, hasFailed, hasFailed);
  const messages = laterStepsMessages[form.language];
  return (
    <StickyNotice role="alert">
      {isFailed && (
        <p className="notice">
          {messages.failed}{' '}
          <button type="button" className="button-quiet" onClick={tryNow}>
            {messages.tryAgain}
          </button>
        </p>
      )}
    </StickyNotice>
  );
}

const COME = { hasFailed: () => false, subscribe: () => () => undefined, tryNow: () => undefined };
