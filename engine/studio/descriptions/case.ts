// In which case a question is asked: always, or where answers compare in some way.
import type { Comparable, Test } from '../protocol/conditions.ts';
import type { DescribedField, Values } from './description.ts';

const NAME = 'case';

/** The field that asks for the case. `own` is the name of the question itself, if it is there: it cannot depend on itself. */
export function caseField(comparable: readonly Comparable[], own?: string, test?: Test, hint?: string): DescribedField {
  return {
    kind: 'case',
    name: NAME,
    label: 'It is asked',
    comparable: comparable.filter(({ question }) => question !== own),
    ...(test && { fallback: JSON.stringify(test) }),
    ...(hint !== undefined && { hint }),
  };
}

/** The case that is chosen; undefined for always. */
export function caseIn(values: Values): Test | undefined {
  // Written by the field.
  return values[NAME] ? (JSON.parse(values[NAME]) as Test) : undefined;
}
