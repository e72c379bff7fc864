import { acceptSubmission, type Form, formSchema, isAsked, listFields } from '../../core/index.ts';
import { conditionInWords } from '../changes/conditionWords.ts';
import { asksWith, type Wanted } from './asking.ts';
import type { Visit } from './visit.ts';

const NOT_ASKED = 'The question at the cursor is not asked with these answers.';

/** Why the open step of the form asks nothing, or not the question `pointed`, as a sentence; undefined if it asks something. */
export function whyEmpty(form: Form, { answers: given, step: wanted }: Visit, pointed?: Wanted): string | undefined {
  const step = form.steps[Math.min(wanted, form.steps.length - 1)];
  if (!step) return undefined;
  const { answers } = acceptSubmission(form, given);
  if (step.if && !isAsked(step, answers)) {
    const words = conditionInWords(step.if, formSchema(form), form);
    return `“${step.label}” is not asked with these answers, only if ${words}. Give this answer in its step, or fill the form with an example.`;
  }
  if (listFields(step, answers).length > 0) return pointed && !asksWith(form, given, pointed) ? NOT_ASKED : undefined;
  return `“${step.label}” asks nothing with these answers: each of its questions is asked in some cases only. “Conditions” says in which.`;
}
