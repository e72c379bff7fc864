// Conditions on a question that is not answered yet. JSON Forms has ajv validate `undefined`, and for ajv a limit (`minimum`, `pattern`,
// `contains`) only fails for a value of its type: the condition holds. A condition of this engine names the question under `required`, so it
// does not hold before the question is answered.
import { isRecord } from '../../../core/index.ts';
import type { Json } from '../../draft/draft.ts';
import { namesOf } from './elements.ts';

/** The keywords that fail for `undefined`. All others hold for it. */
const OF_ANSWERS = ['type', 'const', 'enum'];

/** True for a test that holds in JSON Forms while the question is not answered. */
function holdsOfBlank(test: Json): boolean {
  const { not, allOf = [], anyOf = [], oneOf = [] } = test;
  const of = (parts: unknown) => [parts].flat().filter(isRecord);
  const isAlternative = [anyOf, oneOf].every((parts) => of(parts).length === 0 || of(parts).some(holdsOfBlank));
  const isNone = OF_ANSWERS.every((keyword) => test[keyword] === undefined) && !(isRecord(not) && holdsOfBlank(not));
  return isNone && isAlternative && of(allOf).every(holdsOfBlank);
}

/** True for `{ "not": ... }` without another keyword, if it holds in JSON Forms while the question is not answered. */
export function isNotOfAnswers(test: Json): boolean {
  return Object.keys(test).length === 1 && isRecord(test.not) && holdsOfBlank(test);
}

/** True for a condition that holds in JSON Forms while the question is not answered, and in the imported form only once it is. */
export function isOnceAnswered({ scope, schema, conditions, failWhenUndefined }: Json): boolean {
  if (Array.isArray(conditions)) return conditions.filter(isRecord).some(isOnceAnswered);
  const isOfAnswer = typeof scope === 'string' && namesOf(scope)?.length !== 0;
  if (!isOfAnswer || !isRecord(schema) || failWhenUndefined === true) return false;
  return holdsOfBlank(schema) && !isNotOfAnswers(schema);
}
