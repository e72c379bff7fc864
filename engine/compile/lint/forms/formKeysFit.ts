// Keys of form.json that have an effect on some forms only.
import type { Schema } from '../../../core/index.ts';
import { subschemas } from '../../schema/subschemas.ts';
import type { Rule } from '../rule.ts';

export const formKeysFit: Rule = function* ({ form, steps, placeInForm }) {
  const asksPhone = steps.some(({ schema }) =>
    [...subschemas(schema)].some(({ format }: Schema) => format === 'phone'),
  );
  if (form.phoneCountry !== undefined && !asksPhone) {
    const problem = '"phoneCountry" has no effect: no question has the format "phone".';
    yield { place: placeInForm('/phoneCountry'), problem, repair: 'Remove it, or add the format to a question.' };
  }
  if (form.incomplete?.next !== undefined && form.steps.length === 1) {
    const problem = 'These words are never shown: a form of one step has no button that leads to the next.';
    yield {
      place: placeInForm('/incomplete/next'),
      problem,
      repair: 'Move them to "submit" beside it, or remove them.',
    };
  }
  if (form.incomplete !== undefined && !steps.some(({ schema }) => [...subschemas(schema)].some(requiresSomething))) {
    const problem = 'These words are never shown: no answer of this form can be missing.';
    yield { place: placeInForm('/incomplete'), problem, repair: 'Remove them, or require an answer.' };
  }
  if (form.again !== undefined && form.afterSubmit === 'reset') {
    const problem =
      '"again" has no effect: it belongs to the page after sending, and "afterSubmit" has an empty form in its place.';
    yield { place: placeInForm('/again'), problem, repair: 'Remove one of them.' };
  }
};

/** True also for a list of plain answers: an entry that was added has to be answered. */
function requiresSomething({ required = [], minItems = 0, anyOf, items, uniqueItems }: Schema): boolean {
  if (required.length > 0 || minItems > 0 || anyOf !== undefined) return true;
  return items !== undefined && items.type !== 'object' && !(uniqueItems && items.enum);
}
