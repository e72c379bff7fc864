// A submission for each combination of a group's conditions.
import { type Definition, groupParts, wholeSchema } from '../../compile/index.ts';
import { type Answers, getIn, matches } from '../../core/index.ts';
import { fillForm, isChosen, type Target } from './fillForm.ts';
import { isAsked } from './groupLocations.ts';
import { keepsDefinition } from './keepsDefinition.ts';
import { withOtherSources } from './otherSources.ts';

/**
 * The answers of {@link fillForm}. Where they are not valid, and a comparison with a computed answer does not hold, other answers to what this is
 * computed from are tried; the first answers are given if none are valid.
 */
export function filledForm(definition: Definition, target: Target): Answers {
  const first = fillForm(definition, target);
  if (keepsDefinition(wholeSchema(definition), first)) return first;
  const isWanted = (answers: Answers) => isAsked(target, answers) && branchesAlike(target, first, answers);
  return withOtherSources(definition, first, (path) => isChosen(target, path), isWanted) ?? first;
}

/** True if each condition of the target's group has the same result for both. */
function branchesAlike({ group, path }: Target, one: Answers, other: Answers): boolean {
  return groupParts(group).every(
    ({ schema }) => !schema.if || matches(schema.if, getIn(one, path)) === matches(schema.if, getIn(other, path)),
  );
}
