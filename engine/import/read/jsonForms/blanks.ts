// What a condition of JSON Forms says of an answer that is not there: it tests that, too, and keywords of one type hold of it.
import { isRecord } from '../../../core/index.ts';
import type { Json } from '../../draft/draft.ts';
import { namesOf } from './elements.ts';

/** Keywords of which none holds of an answer that is not there. */
const OF_ANSWERS = ['type', 'const', 'enum'];

/** True for a test that holds of an answer that is not there. */
function holdsOfBlank(test: Json): boolean {
  const { not, allOf = [], anyOf = [], oneOf = [] } = test;
  const of = (parts: unknown) => [parts].flat().filter(isRecord);
  const isAlternative = [anyOf, oneOf].every((parts) => of(parts).length === 0 || of(parts).some(holdsOfBlank));
  const isNone = OF_ANSWERS.every((keyword) => test[keyword] === undefined) && !(isRecord(not) && holdsOfBlank(not));
  return isNone && isAlternative && of(allOf).every(holdsOfBlank);
}

/** True for a test whose only keyword is a `not` that holds of an answer that is not there. */
export function isNotOfAnswers(test: Json): boolean {
  return Object.keys(test).length === 1 && isRecord(test.not) && holdsOfBlank(test);
}

/** True for a condition that shows or hides in JSON Forms while its answer is not there, and here once it is. */
export function isOnceAnswered({ scope, schema, conditions, failWhenUndefined }: Json): boolean {
  if (Array.isArray(conditions)) return conditions.filter(isRecord).some(isOnceAnswered);
  const isOfAnswer = typeof scope === 'string' && namesOf(scope)?.length !== 0;
  if (!isOfAnswer || !isRecord(schema) || failWhenUndefined === true) return false;
  return holdsOfBlank(schema) && !isNotOfAnswers(schema);
}
