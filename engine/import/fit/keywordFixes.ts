// Fixes for keywords that the engine does not support: some can be rewritten, others are left out with a note.
import { exactness, multipleBeyond, shiftedDay } from '../../compile/index.ts';
import { isRecord, recordOf } from '../../core/index.ts';
import type { Json } from '../draft/draft.ts';
import { alternativesFixed } from './alternativeFixes.ts';
import { conditionOut, mendCondition } from './conditionFixes.ts';
import { changed, type Fix, holderOf, leaveOut, type Problem } from './problem.ts';

/** How a keyword is rewritten. Returns false where this one cannot be. */
const REWRITTEN: Readonly<Record<string, (schema: Json, problem: Problem) => boolean>> = {
  exclusiveMinimum: (schema, problem) => exclusive(schema, problem, 'exclusiveMinimum', 'minimum', 1),
  exclusiveMaximum: (schema, problem) => exclusive(schema, problem, 'exclusiveMaximum', 'maximum', -1),
  formatExclusiveMinimum: (schema, problem) =>
    exclusiveDay(schema, problem, 'formatExclusiveMinimum', 'formatMinimum', 1),
  formatExclusiveMaximum: (schema, problem) =>
    exclusiveDay(schema, problem, 'formatExclusiveMaximum', 'formatMaximum', -1),
  divisibleBy: (schema) => renamed(schema, 'divisibleBy', 'multipleOf'),
  oneOf: (schema, problem) => alternativesFixed(schema, problem, 'oneOf'),
  anyOf: (schema, problem) => alternativesFixed(schema, problem, 'anyOf'),
  additionalProperties: namedAnswers,
  // These change nothing in a form.
  nullable: (schema) => delete schema.nullable,
  id: (schema) => delete schema.id,
  optional: (schema) => delete schema.optional,
  isNotEmpty: (schema) => delete schema.isNotEmpty,
  additionalItems: (schema) => delete schema.additionalItems,
};

export const keywords: Fix = (problem) => {
  const { keys } = problem;
  const keyword = keys.at(-1) ?? '';
  if (keyword === 'if' || problem.at.at(-1) === 'if') {
    if (!mendCondition(problem)) conditionOut(problem);
    return;
  }
  const schema = holderOf(problem);
  // It was already rewritten together with a keyword beside it.
  if (!Object.hasOwn(schema, keyword)) return;
  if (Object.hasOwn(REWRITTEN, keyword) && REWRITTEN[keyword]?.(schema, problem)) return;
  leaveOut(problem);
};

/** `additionalProperties` beside declared questions: the named answers move to a group of their own. */
function namedAnswers(schema: Json, problem: Problem): boolean {
  const { additionalProperties, propertyNames, minProperties, maxProperties, properties } = schema;
  const questions = recordOf(properties);
  if (!isRecord(additionalProperties) || Object.hasOwn(questions, FURTHER)) return false;
  for (const keyword of ['additionalProperties', 'propertyNames', 'minProperties', 'maxProperties'])
    delete schema[keyword];
  const count = Object.keys(questions).length;
  const limits = {
    ...(propertyNames !== undefined && { propertyNames }),
    ...(typeof minProperties === 'number' && minProperties > count && { minProperties: minProperties - count }),
    ...(typeof maxProperties === 'number' && maxProperties > count && { maxProperties: maxProperties - count }),
  };
  const further = { type: 'object', title: 'Further Answers', ...limits, additionalProperties };
  schema.properties = { ...questions, [FURTHER]: further };
  changed(problem, `Answers that visitors name are asked for in a group of their own, "${FURTHER}".`);
  return true;
}

/** The name of that group. */
const FURTHER = 'further';

/**
 * Writes an excluded limit as the nearest number within it: the next integer, or the next multiple. A number without `multipleOf` has no
 * nearest one; there the limit itself is allowed from now on, and noted.
 */
function exclusive(
  schema: Json,
  problem: Problem,
  keyword: 'exclusiveMinimum' | 'exclusiveMaximum',
  limit: 'minimum' | 'maximum',
  direction: 1 | -1,
): boolean {
  const value = schema[keyword];
  delete schema[keyword];
  if (isRecord(schema.errorMessage) && schema.errorMessage[keyword] !== undefined)
    renamed(schema.errorMessage, keyword, limit);
  // In draft-04 `exclusiveMinimum: true` makes the `minimum` beside it exclusive.
  const bound = typeof value === 'number' ? value : value === true ? schema[limit] : undefined;
  if (typeof bound !== 'number') return true;
  const { [limit]: beside } = schema;
  const step = exactness(schema);
  const beyond = step === undefined ? bound : multipleBeyond(bound, step, direction);
  const next = Number.isFinite(beyond) ? beyond : bound;
  // Another limit beside it may be stricter.
  if (typeof beside === 'number' && (beside - next) * direction >= 0 && beside !== bound) return true;
  schema[limit] = next;
  if (next === bound)
    changed(problem, `The limit ${bound} is an answer now, too: how exact the number is, is not known.`);
  return true;
}

/** False where the next day cannot be written, as for `today - 18 years`: then the keyword is left out with a note. */
function exclusiveDay(schema: Json, _: Problem, keyword: string, limit: string, by: 1 | -1): boolean {
  const next = shiftedDay(schema[keyword], by);
  if (next === undefined) return false;
  delete schema[keyword];
  if (isRecord(schema.errorMessage) && schema.errorMessage[keyword] !== undefined)
    renamed(schema.errorMessage, keyword, limit);
  schema[limit] = next;
  return true;
}

function renamed(schema: Json, from: string, to: string): boolean {
  schema[to] ??= schema[from];
  return delete schema[from];
}
