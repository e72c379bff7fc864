// Keywords that the check refuses and that can be written in another way; any other is left out with the check's words.
import { isRecord, recordOf } from '../../core/index.ts';
import type { Json } from '../draft/draft.ts';
import { followed } from '../draft/schemas.ts';
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

/** A group whose questions the visitor names becomes a list; each entry asks for a name and the answer. */
function namedAnswers(schema: Json, problem: Problem): boolean {
  const { additionalProperties: answer, propertyNames, minProperties, maxProperties, properties, ...rest } = schema;
  if (problem.keys.length === 1 || !isRecord(answer) || Object.keys(recordOf(properties)).length > 0) return false;
  const titled = (part: Json, title: string) => ({ title: followed(problem.root, part).title ?? title, ...part });
  const items = {
    type: 'object',
    properties: {
      name: titled({ type: 'string', ...recordOf(propertyNames) }, 'Name'),
      value: titled(answer, 'Answer'),
    },
    required: ['name', 'value'],
  };
  for (const keyword of Object.keys(schema)) delete schema[keyword];
  Object.assign(schema, rest, { type: 'array', items });
  if (minProperties !== undefined) schema.minItems = minProperties;
  if (maxProperties !== undefined) schema.maxItems = maxProperties;
  changed(problem, 'Answers that visitors name are a list: each entry asks for a "name" and a "value".');
  return true;
}

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
