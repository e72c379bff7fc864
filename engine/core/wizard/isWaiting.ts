import type { Form } from '../model/types.ts';
import type { WizardState } from './wizardState.ts';

/**
 * True while a submission was sent and not acknowledged: the request is running, it had no response, or the response was a
 * server error. The intake may have stored it, so it is sent again under the same id until there is a receipt.
 */
export function isWaiting(form: Form, { submission }: WizardState): boolean {
  if (!form.submit.post) return false;
  if (submission.phase === 'sending') return true;
  return submission.phase === 'failed' && ['unreachable', 'fault'].includes(submission.failure.reason);
}
