// Keywords that the check refuses and that can be written in another way; any other is left out with the check's words.
import { isRecord, recordOf } from '../../core/index.ts';
import type { Json } from '../draft/draft.ts';
import { alternativesFixed } from './alternativeFixes.ts';
import { conditionOut, mendCondition } from './conditionFixes.ts';
import { changed, type Fix, holderOf, leaveOut, type Problem } from './problem.ts';

/** By keyword; false where this one cannot be written in another way. */
const REWRITTEN: Readonly<Record<string, (schema: Json, problem: Problem) => boolean>> = {
  exclusiveMinimum: (schema, problem) => exclusive(schema, problem, 'exclusiveMinimum', 'minimum', 1),
  exclusiveMaximum: (schema, problem) => exclusive(schema, problem, 'exclusiveMaximum', 'maximum', -1),
  divisibleBy: (schema) => renamed(schema, 'divisibleBy', 'multipleOf'),
  oneOf: (schema, problem) => alternativesFixed(schema, problem, 'oneOf'),
  anyOf: (schema, problem) => alternativesFixed(schema, problem, 'anyOf'),
  additionalProperties: namedAnswers,
  // These say nothing that a form does not do anyway.
  nullable: (schema) => delete schema.nullable,
  id: (schema) => delete schema.id,
  optional: (schema) => delete schema.optional,
  isNotEmpty: (schema) => delete schema.isNotEmpty,
  additionalItems: (schema) => delete schema.additionalItems,
};

export const keywords: Fix = (problem) => {
  const { keys } = problem;
  const keyword = keys.at(-1) ?? '';
  if (keyword === 'if' || problem.finding.problem.startsWith('A condition')) {
    if (!mendCondition(problem)) conditionOut(problem);
    return;
  }
  const schema = holderOf(problem);
  // What stood beside it was written in another way, and this with it.
  if (!Object.hasOwn(schema, keyword)) return;
  if (Object.hasOwn(REWRITTEN, keyword) && REWRITTEN[keyword]?.(schema, problem)) return;
  leaveOut(problem);
};

/** What visitors name beside questions of the group's own is asked in a group of its own. */
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

/** The group of what visitors name. */
const FURTHER = 'further';

function exclusive(schema: Json, problem: Problem, keyword: string, limit: string, step: number): boolean {
  const value = schema[keyword];
  delete schema[keyword];
  if (isRecord(schema.errorMessage) && schema.errorMessage[keyword] !== undefined)
    renamed(schema.errorMessage, keyword, limit);
  // In draft-04 it says of the limit beside it that the limit itself is not allowed.
  const bound = typeof value === 'number' ? value : value === true ? schema[limit] : undefined;
  if (typeof bound !== 'number') return true;
  if (schema.type === 'integer') schema[limit] = step > 0 ? Math.floor(bound) + 1 : Math.ceil(bound) - 1;
  else {
    schema[limit] = bound;
    changed(problem, `The limit ${bound} is an answer now, too: how exact the number is, is not known.`);
  }
  return true;
}

function renamed(schema: Json, from: string, to: string): boolean {
  schema[to] ??= schema[from];
  return delete schema[from];
}
