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
    const answer = getIn(now, path);
    const isGiven = answer !== undefined && answer !== getIn(before, path);
    const inList = isList(schema) || path.some((key) => typeof key === 'number');
    if (!isGiven || inList) return state;
    const has = (all: Answers, option: unknown) => [getIn(all, path)].flat().includes(option);
    const isChosen = (option: unknown) => has(has(before, option) === has(now, option) ? state.answers : now, option);
    const merged = schema.items?.enum?.filter(isChosen) ?? answer;
    return reduceWizard(form, state, { type: 'change', name, answer: merged });
  }, onto);
}
