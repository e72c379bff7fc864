import type { Form } from '../model/types.ts';
import type { WizardState } from './wizardState.ts';

/**
 * True while a finished submission has been let go but not acknowledged: it is on its way, or there was no answer, or the
 * other end had a fault. It may have arrived all the same, so it is sent again under the same id until there is a receipt.
 */
export function isWaiting(form: Form, { submission }: WizardState): boolean {
  if (!form.submit.post) return false;
  if (submission.phase === 'sending') return true;
  return submission.phase === 'failed' && ['unreachable', 'fault'].includes(submission.failure.reason);
}
