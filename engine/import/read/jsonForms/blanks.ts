// Conditions on a missing answer. JSON Forms judges it as `undefined`, of which ajv finds every limit kept (`minimum`, `pattern`, `contains`), while a condition of this
// engine requires the answer. So some conditions hold there before the question is answered, and here only afterwards.
import { isRecord } from '../../../core/index.ts';
import type { Json } from '../../draft/draft.ts';
import { namesOf } from './elements.ts';

/** Keywords that fail for a missing answer; all other keywords that test a value itself hold for it. */
const OF_ANSWERS = ['type', 'const', 'enum'];

/** True for a test that JSON Forms finds to hold for a missing answer. */
function holdsOfBlank(test: Json): boolean {
  const { not, allOf = [], anyOf = [], oneOf = [] } = test;
  const of = (parts: unknown) => [parts].flat().filter(isRecord);
  const isAlternative = [anyOf, oneOf].every((parts) => of(parts).length === 0 || of(parts).some(holdsOfBlank));
  const isNone = OF_ANSWERS.every((keyword) => test[keyword] === undefined) && !(isRecord(not) && holdsOfBlank(not));
  return isNone && isAlternative && of(allOf).every(holdsOfBlank);
}

/** True for a test that is a single `not`, and that JSON Forms finds to hold for a missing answer. */
export function isNotOfAnswers(test: Json): boolean {
  return Object.keys(test).length === 1 && isRecord(test.not) && holdsOfBlank(test);
}

/** True for a condition that holds in JSON Forms while its answer is missing, and in the imported form only once it is given. */
export function isOnceAnswered({ scope, schema, conditions, failWhenUndefined }: Json): boolean {
  if (Array.isArray(conditions)) return conditions.filter(isRecord).some(isOnceAnswered);
  const isOfAnswer = typeof scope === 'string' && namesOf(scope)?.length !== 0;
  if (!isOfAnswer || !isRecord(schema) || failWhenUndefined === true) return false;
  return holdsOfBlank(schema) && !isNotOfAnswers(schema);
}
