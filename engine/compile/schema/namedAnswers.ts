// A group whose answers visitors name (`additionalProperties`) is a list to everything after the reading: each entry asks for a name and for
// the answer. `normalise/withNamedAnswers.ts` makes it one.
import { declaredProperties, recordOf, type Schema } from '../../core/index.ts';

/** Names of the questions of an entry. */
export const NAME = 'key';
export const ANSWER = 'value';

/** Keywords that a group cannot have. */
export const LIMITS_OF_LISTS: readonly string[] = ['minItems', 'maxItems', 'uniqueItems'];

/** True for such a list. */
export function isOfNamedAnswers({ items }: Schema): boolean {
  const { [NAME]: name, [ANSWER]: answer, ...others } = items ? declaredProperties(items) : {};
  return name?.uniqueInList === true && answer !== undefined && Object.keys(others).length === 0;
}

/** As {@link isOfNamedAnswers}, for a list as it is read, of which anything may have a wrong shape and no branch has narrowed anything. */
export function isReadAsNamedAnswers(list: unknown): boolean {
  const asked = recordOf(recordOf(recordOf(list).items).properties);
  return Object.keys(asked).length === 2 && ANSWER in asked && recordOf(asked[NAME]).uniqueInList === true;
}
