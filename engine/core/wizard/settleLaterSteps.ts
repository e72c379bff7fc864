// A large form's page has its first step before the others (`later` of the form). What was answered meanwhile is carried over here.
import { pruneAnswers } from '../answers/pruneAnswers.ts';
import { resolve } from '../answers/resolve.ts';
import { formSchema } from '../model/formSchema.ts';
import { getIn, setIn } from '../model/path.ts';
import type { Answers, Form } from '../model/types.ts';
import { pristineAnswers } from './wizardState.ts';

/**
 * The answers with which `whole` goes on after those to the form with its first step: as if the other steps had been there when these were
 * given. What earlier answers to the first step would have begun there, defaults and entries of lists, is not.
 */
export function settleLaterSteps(first: Form, whole: Form, answers: Answers): Answers {
  if (answers === pristineAnswers(first)) return pristineAnswers(whole);
  const schema = formSchema(whole);
  const places = whole.steps.slice(1).map(({ at, written }) => (written ?? { at }).at);
  const havingLater = (later: Answers | undefined) =>
    places.reduce<Answers>((all, place) => setIn(all, place, getIn(later, place)), answers);
  const pruned = pruneAnswers(schema, havingLater(whole.given));
  return whole.begin?.(resolve, pruneAnswers, schema, havingLater(undefined), pruned) ?? pruned;
}
