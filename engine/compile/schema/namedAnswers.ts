// A group whose answers visitors name (`additionalProperties`) is a list to everything after the reading: each entry asks for a name and for
// the answer. `normalise/withNamedAnswers.ts` makes it one.
import { declaredProperties, type Schema } from '../../core/index.ts';

/** Names of the questions of an entry. */
export const NAME = 'key';
export const ANSWER = 'value';

/** True for such a list. */
export function isOfNamedAnswers({ items }: Schema): boolean {
  const { [NAME]: name, [ANSWER]: answer, ...others } = items ? declaredProperties(items) : {};
  return name?.uniqueInList === true && answer !== undefined && Object.keys(others).length === 0;
}
