import { listFields } from '../answers/listFields.ts';
import { getIn } from '../model/path.ts';
import { isList } from '../model/schema.ts';
import type { Answers, Form } from '../model/types.ts';
import { reduceWizard } from './reduceWizard.ts';
import type { WizardState } from './wizardState.ts';

/**
 * The state `onto` with the answers that were given between `before` and `now`, e.g. while a draft was loading. Of several
 * options, each is carried over by itself. Lists of entries are left alone: their entries have no identity to merge them by.
 */
export function carryOver(form: Form, before: Answers, now: Answers, onto: WizardState): WizardState {
  const fields = form.steps.flatMap((step) => listFields(step, now));
  return fields.reduce((state, { name, path, schema }) => {
    const [answer, earlier] = [getIn(now, path), getIn(before, path)];
    const isGiven = answer !== undefined && answer !== earlier;
    const inList = isList(schema) || path.some((key) => typeof key === 'number');
    if (!isGiven || inList) return state;
    const merged = schema.items?.enum?.filter(isChosen(earlier, answer, getIn(state.answers, path))) ?? answer;
    return reduceWizard(form, state, { type: 'change', name, answer: merged });
  }, onto);
}

/** Of several options: those that are chosen in `kept`, with the changes from `before` to `now`. */
function isChosen(before: unknown, now: unknown, kept: unknown): (option: unknown) => boolean {
  const has = (chosen: unknown, option: unknown) => Array.isArray(chosen) && chosen.includes(option);
  return (option) => has(has(before, option) === has(now, option) ? kept : now, option);
}
